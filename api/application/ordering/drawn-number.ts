import type { Order } from '../../domain/ordering/order.ts';
import { orderNumber } from '../../domain/shared-with-web/order-number.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';

/** A fresh id with the number that goes with it, which may be another order's. */
export function drawnNumber(ids: IdSource): Pick<Order, 'id' | 'number'> {
  const id = ids.next();
  return { id, number: orderNumber(id) };
}
