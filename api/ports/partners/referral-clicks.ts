import type { Brand } from '../../domain/partners/brand.ts';
import type { ReferralClick } from '../../domain/partners/referral.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Visits through partners' links. */
export interface ReferralClicks {
  /** `bound`: false for a visit that counts for nothing, since another one stands. */
  add(click: ReferralClick & { bound: boolean }): Promise<void>;
  /** A visit that bound, and the partner as it is today. */
  find(id: string, tx?: Transaction): Promise<{ click: ReferralClick; brand: Brand } | null>;
}
