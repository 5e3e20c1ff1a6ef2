import type { Brand, BrandInvitation, BrandStatus } from '../../../api/partners-admin.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { Badge } from '../../../ui/badge.tsx';

/** As much of a website as a table shows. */
const WEBSITE_LENGTH = 30;

export function shortWebsite(address: string): string {
  return address.length > WEBSITE_LENGTH ? `${address.slice(0, WEBSITE_LENGTH)}…` : address;
}

/** The first block of an id: enough to tell partners apart. */
export const shortId = (id: string): string => id.slice(0, 8);

export function StatusBadge({ status }: { status: BrandStatus }) {
  return status === 'active' ? <Badge tone="success">Active</Badge> : <Badge>Inactive</Badge>;
}

const INVITATION: Readonly<
  Record<BrandInvitation['state'], { label: string; tone: 'info' | 'warning' | 'success' }>
> = {
  waiting: { label: 'Invited', tone: 'info' },
  expired: { label: 'Invitation expired', tone: 'warning' },
  accepted: { label: 'Invitation accepted', tone: 'success' },
};

/** How the invitation stands; in a table nothing once it was accepted. */
export function InvitationBadge({ brand }: { brand: Brand }) {
  if (!brand.invitation) return null;
  const { label, tone } = INVITATION[brand.invitation.state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** The same in a sentence. */
export function invitationText({ state, sent_at: sent, expires_at: expires }: BrandInvitation): string {
  if (state === 'accepted') return 'The partner has set a password and can sign in.';
  if (state === 'expired') return 'The link in the last email is no longer good.';
  return `Sent on ${sent ? formatDay(sent) : 'an unknown day'}; the link is good until ${expires ? formatDay(expires) : 'it is used'}.`;
}
