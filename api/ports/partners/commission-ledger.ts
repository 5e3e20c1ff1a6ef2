import type { CommissionFacts } from '../../domain/partners/commission.ts';
import type { AttributionOutcome } from '../../domain/partners/self-referral.ts';
import type { Money } from '../../domain/shared-with-web/money.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** For which partner a paid order counts, and why. */
export interface Attribution {
  orderId: string;
  /** Null when no click stood. */
  brandId: string | null;
  clickId: string | null;
  outcome: AttributionOutcome;
  flaggedForReview: boolean;
  customerId: string;
  emailMasked: string;
  /** Keyed hash of the mailbox. */
  emailKey: Buffer;
  /** Keyed hash of the card's fingerprint; null when there is none. */
  cardKey: Buffer | null;
  netPaid: Money;
  paidAt: Date;
}

export interface CommissionEntry {
  id: string;
  /** `restored`: a refund that had taken it failed after all. */
  kind: 'earned' | 'reversed' | 'restored';
  amountMinor: number;
  at: Date;
  /** The payout that it went into. */
  payoutId: string | null;
}

/** Everything that explains an order's commission. */
export interface ExplainedOrder {
  attribution: Attribution;
  brand: { id: string; name: string; slug: string } | null;
  /** Null when none was earned. */
  commission: CommissionFacts | null;
  /** Oldest first. */
  entries: CommissionEntry[];
}

/** Commission of orders: append-only movements, whose sum is what stands. */
export interface CommissionLedger {
  /** Writes down for whom the order counts; false, with nothing changed, when that was done before. */
  attribute(tx: Transaction, attribution: Attribution): Promise<boolean>;
  /** The order has found its customer. */
  assign(tx: Transaction, orderId: string, customerId: string): Promise<void>;
  /** Whether this card paid an order of the partner's own account or mailbox. */
  isCardOf(tx: Transaction, cardKey: Buffer, owner: { userId: string; emailKey: Buffer }): Promise<boolean>;
  /** Opens the commission of an attributed order with its first entry. */
  open(
    tx: Transaction,
    commission: {
      orderId: string;
      brandId: string;
      facts: CommissionFacts;
      amount: Money;
      entryId: string;
      at: Date;
    },
  ): Promise<void>;
  /** The commission of an order, locked until the transaction ends; null when it has none. */
  lock(tx: Transaction, orderId: string): Promise<CommissionFacts | null>;
  /** Takes `amount` (zero or below) off and adds to what was refunded; does nothing for a refund seen before. */
  reverse(
    tx: Transaction,
    reversal: {
      orderId: string;
      refundId: string;
      refundedMinor: number;
      amount: Money;
      entryId: string;
      at: Date;
    },
  ): Promise<void>;
  /** Gives `amount` (zero or above) back of a refund that was reversed and not restored yet; else it does nothing. */
  restore(tx: Transaction, reversal: Parameters<CommissionLedger['reverse']>[1]): Promise<void>;
  /** No payout collects what the order earned, until it is released; twice is once. */
  hold(tx: Transaction, orderId: string): Promise<void>;
  release(tx: Transaction, orderId: string): Promise<void>;
  explain(orderId: string): Promise<ExplainedOrder | null>;
  /** The orders of a customer that count for a partner, oldest first. */
  referredOrdersOf(customerId: string): Promise<{ orderId: string; brandName: string; paidAt: Date }[]>;
  /** Takes everything off the orders of a customer by which the person could be known again. */
  forgetCustomer(tx: Transaction, customerId: string): Promise<void>;
}
