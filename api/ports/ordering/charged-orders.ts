import type { OrderCharged } from '../../domain/ordering/charge-proof.ts';

/** What our books say of charges. */
export interface ChargedOrders {
  /** The orders of these ids, those put aside too, and every order paid by a charge since `since`; all of one moment. */
  since(
    times: { since: Date; /** Money that went back later counts as moving. */ settled: Date },
    orderIds: readonly string[],
  ): Promise<OrderCharged[]>;
}
