/**
 * What an emailed link may do: set a forgotten password, the first one after a purchase or an invitation, or an own one in
 * place of that which an admin has typed; or confirm that the address given at registration is that of its holder.
 */
export type LinkPurpose = 'reset' | 'claim' | 'invitation' | 'welcome' | 'confirm';

const hour = 60 * 60_000;

/** How long a link of each kind is good, in milliseconds. */
export const linkValidityMs: Readonly<Record<LinkPurpose, number>> = {
  reset: hour,
  claim: 7 * 24 * hour,
  invitation: 7 * 24 * hour,
  welcome: 7 * 24 * hour,
  confirm: 7 * 24 * hour,
};

/** A link that was sent. Its secret is in the email alone. */
export interface EmailLink {
  id: string;
  userId: string;
  purpose: LinkPurpose;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

/** Whether the link may still be used, for one of these purposes. */
export function isLinkAlive(link: EmailLink, purposes: readonly LinkPurpose[], now: Date): boolean {
  return purposes.includes(link.purpose) && link.usedAt === null && now.getTime() < link.expiresAt.getTime();
}
