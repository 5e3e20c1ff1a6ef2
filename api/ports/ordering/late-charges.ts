import type { LateCharge } from '../../domain/ordering/order.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Charges that came when their order was over, until they have gone back. They are read with their order. */
export interface LateCharges {
  add(late: LateCharge, tx: Transaction): Promise<void>;
  /**
   * Ends one that is pending, or refuses one that had gone back and failed after all; false, with nothing changed, when it was
   * settled like that before.
   */
  settle(
    id: string,
    settled: { status: 'succeeded' | 'refused'; reference: string | null; at: Date },
    tx: Transaction,
  ): Promise<boolean>;
  /** Those without an answer that were written down before `before` and do not wait for a later try; oldest first. */
  pending(times: { before: Date; now: Date }, limit: number): Promise<LateCharge[]>;
}
