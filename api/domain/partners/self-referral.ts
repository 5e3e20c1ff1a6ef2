import { emailIdentity } from '../shared/email-identity.ts';

/** Why an order earned commission or did not, as it was found when the order was paid. */
export type AttributionOutcome = 'earned' | 'no_click' | 'self_account' | 'self_email' | 'self_payment';

/** The outcomes that a person should look at. */
export type SelfReferralOutcome = Exclude<AttributionOutcome, 'earned' | 'no_click'>;

/** What a person found: the partner tried to earn on the own order, or did not mean to. It pays nothing either way. */
export type ReviewFinding = 'misuse' | 'harmless';

/** What is known of an order that was placed while a partner's click stood. */
export interface ReferredOrder {
  customerId: string;
  /** Address that the order was placed with. */
  email: string;
  /** Whether the partner paid an order with the same card before. */
  cardOfPartner: boolean;
}

/** Whether a partner bought through the own link: by account, by any spelling of the email address, or by card. */
export function judgeReferral(
  order: ReferredOrder,
  brand: { userId: string; email: string },
): Exclude<AttributionOutcome, 'no_click'> {
  if (order.customerId === brand.userId) return 'self_account';
  if (emailIdentity(order.email) === emailIdentity(brand.email)) return 'self_email';
  return order.cardOfPartner ? 'self_payment' : 'earned';
}

/** Whether a person should look at it: somebody may have tried to earn on the own orders. */
export function needsReview(outcome: AttributionOutcome): boolean {
  return outcome.startsWith('self_');
}
