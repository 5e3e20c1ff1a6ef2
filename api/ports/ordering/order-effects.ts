import type { Order, OrderInvoice } from '../../domain/ordering/order.ts';
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
  /** Whether what is spent is owed: the money was taken from us, not given. */
  owing: boolean;
  at: Date;
}

/** What a refund took. */
export interface CreditsTaken {
  /** Unused credits that are gone. */
  taken: number;
  /** Spent credits that are owed. */
  owed: number;
}

/** Names a dispute of an order: held and released once under it. */
export interface CreditsHeld {
  orderId: string;
  name: string;
  at: Date;
}

/** What paying and refunding does to credits. Called inside the order's own transaction. */
export interface CreditEffects {
  grant(tx: Transaction, bought: CreditsBought): Promise<void>;
  /** Takes `floor(share × granted)` credits of each lot, as far as they are unused; with `owing` the spent rest is owed. */
  takeBack(tx: Transaction, returned: CreditsReturned): Promise<CreditsTaken>;
  /** Gives back what a refund took that failed after all; does nothing when it took nothing, or was undone before. */
  undoTakeBack(tx: Transaction, refund: { orderId: string; refundId: string; at: Date }): Promise<void>;
  /** Freezes the unused credits of an order; frozen credits do not expire. */
  hold(tx: Transaction, held: CreditsHeld): Promise<void>;
  /** Ends that. */
  release(tx: Transaction, held: CreditsHeld): Promise<void>;
}

/** A paid order, as far as commission is concerned. */
export interface CommissionableOrder {
  orderId: string;
  /** Null: the order belongs to nobody yet. */
  customerId: string | null;
  /** Normalised email address that the order was placed with. */
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
  /** The order has found its customer. */
  assign(tx: Transaction, order: { orderId: string; customerId: string }): Promise<void>;
  /** `refunded` is this refund alone, in the order's currency. */
  reverse(
    tx: Transaction,
    refund: { orderId: string; refundId: string; refunded: Money; at: Date },
  ): Promise<void>;
  /** Gives back what a refund took that failed after all; does nothing when it took nothing, or was undone before. */
  undoReversal(
    tx: Transaction,
    refund: { orderId: string; refundId: string; refunded: Money; at: Date },
  ): Promise<void>;
  /** Keeps commission from being paid out while the payment is disputed; twice is once. */
  hold(tx: Transaction, orderId: string): Promise<void>;
  release(tx: Transaction, orderId: string): Promise<void>;
}

/** The invoice of a paid order and the credit notes of its refunds. Called inside the order's own transaction, towards its end. */
export interface InvoiceEffects {
  /** Issues the invoice of an order that is paid; null for an order placed before taxes were worked out. */
  issue(tx: Transaction, order: Order, at: Date): Promise<OrderInvoice | null>;
  /** Issues the credit note of a refund; answers its number, null when the order has no invoice. */
  credit(
    tx: Transaction,
    refund: { orderId: string; refundId: string; refunded: Money; at: Date },
  ): Promise<string | null>;
  /** Takes the credit note of a refund that failed after all back, by a correction. Asked twice, nothing happens twice. */
  uncredit(tx: Transaction, refund: { orderId: string; refundId: string; at: Date }): Promise<void>;
}
