import type { Payout, PayoutStore } from '../../ports/partners/payout-store.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';

/** A payout that was just locked, as it stands within the transaction. */
export async function readPayout(payouts: PayoutStore, tx: Transaction, id: string): Promise<Payout> {
  const payout = await payouts.find(id, tx);
  if (!payout) throw new Error(`Payout ${id} vanished.`);
  return payout;
}
