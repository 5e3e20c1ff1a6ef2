import type { Dispute, SeenWarning } from '../../domain/ordering/dispute.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Disputes of orders and hints of fraud. They are read with their order. */
export interface DisputeStore {
  /** Adds the dispute, or replaces what was known of it. */
  put(dispute: Dispute, at: Date, tx: Transaction): Promise<void>;
  /** Adds a warning, or replaces what was known of it. */
  putWarning(orderId: string, warning: SeenWarning, tx: Transaction): Promise<void>;
  /** Orders with a dispute that is not over and was not asked about since `before`; they count as asked about now. */
  takeOpen(times: { before: Date; now: Date }, limit: number): Promise<string[]>;
}
