import type { OpenEntry, PayoutLine, PayoutStatus } from '../../domain/partners/payout.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** A line as shown: with whom it is for, without its entries. */
export interface ShownPayoutLine extends Omit<PayoutLine, 'entryIds'> {
  brandName: string;
  brandEmail: string;
}

export interface Payout {
  id: string;
  /** `2026-03` */
  month: string;
  status: PayoutStatus;
  createdAt: Date;
  approvedAt: Date | null;
  paidAt: Date | null;
  lines: ShownPayoutLine[];
}

/** Payouts to partners. */
export interface PayoutStore {
  /**
   * Movements that no payout has collected, of commission that was payable at `before` and not taken back in whole, and
   * whatever refunds took back of commission collected earlier. Until the transaction ends nobody else may collect, and
   * no refund changes these commissions.
   */
  openEntries(tx: Transaction, before: Date): Promise<OpenEntry[]>;
  add(
    tx: Transaction,
    payout: { id: string; month: string; createKey: string; createdAt: Date; lines: PayoutLine[] },
  ): Promise<void>;
  /** The payout made under an idempotency key. */
  findByCreateKey(tx: Transaction, key: string): Promise<{ id: string; month: string } | null>;
  isMonthTaken(tx: Transaction, month: string): Promise<boolean>;
  /** Stops others from making payouts until the transaction ends. */
  lockAll(tx: Transaction): Promise<void>;
  /** How the payout stands; nobody else changes it until the transaction ends. */
  lock(
    tx: Transaction,
    id: string,
  ): Promise<{ status: PayoutStatus; month: string; paidKey: string | null } | null>;
  approve(tx: Transaction, id: string, at: Date): Promise<void>;
  markPaid(tx: Transaction, id: string, key: string, at: Date): Promise<void>;
  /** Latest month first, and how many there are in all; a `limit` of null is no limit. */
  list(page: { offset: number; limit: number | null }): Promise<{ payouts: Payout[]; total: number }>;
  find(id: string, tx?: Transaction): Promise<Payout | null>;
}
