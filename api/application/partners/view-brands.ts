import type { Brand } from '../../domain/partners/brand.ts';
import {
  invitationState,
  type InvitationRecord,
  type InvitationState,
} from '../../domain/partners/invitation.ts';
import type { InvitationRecords } from '../../ports/partners/invitation-records.ts';

/** A partner and how the invitation of its user stands; null when the account is gone. */
export interface ViewedBrand {
  brand: Brand;
  invitation: (Omit<InvitationRecord, 'claimed'> & { state: InvitationState }) | null;
}

/** Partners with their invitations, in the same order. */
export async function viewBrands(
  invitations: InvitationRecords,
  brands: Brand[],
  now: Date,
): Promise<ViewedBrand[]> {
  const records = await invitations.of(brands.map(({ userId }) => userId));
  return brands.map((brand) => {
    const record = records.get(brand.userId);
    if (!record) return { brand, invitation: null };
    const { sentAt, expiresAt } = record;
    return { brand, invitation: { state: invitationState(record, now), sentAt, expiresAt } };
  });
}
