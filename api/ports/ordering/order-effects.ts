import type { CreditAmount } from '../../domain/shared-with-web/credit-amount.ts';
import type { Money } from '../../domain/shared-with-web/money.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Credits bought with one line of an order. */
export interface CreditsBought {
  userId: string;
  orderId: string;
  /** The order's line: one lot per line, whose price is what a refund compares with. */
  lineId: string;
  credits: CreditAmount;
  /** Days until unused credits expire; null: never. */
  validityDays: number | null;
  at: Date;
}

/** Takes back the unused part of what an order granted. */
export interface CreditsReturned {
  orderId: string;
  /** Names the refund: asked again with the same one, nothing happens twice. */
  refundId: string;
  /** The refunded share of what was paid: `numerator / denominator`, both whole minor units. */
  numerator: number;
  denominator: number;
  at: Date;
}

/** What paying and refunding does to credits. Called inside the order's own transaction. */
export interface CreditEffects {
  grant(tx: Transaction, bought: CreditsBought): Promise<void>;
  /** Takes `floor(share × granted)` credits of each lot, as far as they are unused; answers how many were taken. */
  takeBack(tx: Transaction, returned: CreditsReturned): Promise<number>;
}

/** A paid order, as far as commission is concerned. */
export interface CommissionableOrder {
  orderId: string;
  customerId: string;
  /** Normalised e-mail address that the order was placed with. */
  email: string;
  /** What the gateway calls the same card again; null when it does not say. */
  paymentFingerprint: string | null;
  /** The partner click that stood when the order was placed; null when none did. */
  clickId: string | null;
  netPaid: Money;
  at: Date;
}

/** What paying and refunding does to partners' commission. Called inside the order's own transaction. */
export interface CommissionEffects {
  book(tx: Transaction, order: CommissionableOrder): Promise<void>;
  /** `refunded` is this refund alone, in the order's currency. */
  reverse(
    tx: Transaction,
    refund: { orderId: string; refundId: string; refunded: Money; at: Date },
  ): Promise<void>;
}
