import type { BrandStatus } from '../../domain/partners/brand.ts';
import type { ReviewFinding, SelfReferralOutcome } from '../../domain/partners/self-referral.ts';
import type { Money } from '../../domain/shared-with-web/money.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** An order that a partner seems to have placed through its own link. */
export interface SelfReferral {
  orderId: string;
  brand: { id: string; name: string; slug: string; status: BrandStatus };
  outcome: SelfReferralOutcome;
  emailMasked: string;
  netPaid: Money;
  paidAt: Date;
  /** Null until it is reviewed. */
  review: { finding: ReviewFinding; note: string; at: Date } | null;
}

export interface SelfReferralFilter {
  /** Those that wait, or those that somebody has looked at; all when left out. */
  review?: 'open' | 'done' | undefined;
  /** Part of the partner's name, email address or slug, in any case, or the beginning of the order's id. */
  q?: string | undefined;
  offset: number;
  /** Null: all of them. */
  limit: number | null;
}

/** Orders that are flagged for review. */
export interface SelfReferrals {
  /** Newest first; `total` is how many match, `open` how many wait in all. */
  list(filter: SelfReferralFilter): Promise<{ orders: SelfReferral[]; total: number; open: number }>;
  find(orderId: string, tx?: Transaction): Promise<SelfReferral | null>;
  /** Writes down what was found; false when no such order is flagged. */
  review(
    tx: Transaction,
    orderId: string,
    found: { finding: ReviewFinding; note: string; at: Date },
  ): Promise<boolean>;
}
