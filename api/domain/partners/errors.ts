import type { BadRate } from './brand.ts';

export type PartnersError =
  | BadRate
  | { code: 'partners.slug_taken' }
  | { code: 'partners.email_taken' }
  | { code: 'partners.email_fixed' }
  | { code: 'partners.brand_not_found' }
  | { code: 'partners.brand_has_orders' }
  | { code: 'partners.commission_not_found' }
  | { code: 'partners.payout_not_found' }
  | { code: 'partners.payout_exists' }
  | { code: 'partners.payout_too_early' }
  | { code: 'partners.payout_not_draft' }
  | { code: 'partners.payout_not_approved' }
  | { code: 'partners.key_reused' }
  | { code: 'partners.invitation_accepted' }
  | { code: 'partners.self_referral_not_found' };

export type PartnersErrorCode = PartnersError['code'];
