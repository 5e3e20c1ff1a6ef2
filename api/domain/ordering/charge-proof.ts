import type { Money } from '../shared-with-web/money.ts';
import type { OrderStatus } from './order-status.ts';

/** A charge of ours that went through, as the gateway's own books have it. */
export interface ChargeTaken {
  reference: string;
  orderId: string;
  amount: Money;
  /** What refunds gave back of it and did not fail. */
  refunded: Money;
  at: Date;
}

/** What our books say of an order that charges belong to. */
export interface OrderCharged {
  orderId: string;
  /** `deleted`: put aside; money that comes for it brings it back. */
  status: OrderStatus | 'deleted';
  total: Money;
  /** The charge that paid it. */
  paidBy: string | null;
  paidAt: Date | null;
  /** Given back of that charge. */
  given: number;
  /** Charges that came when it was over, with what went back of each. */
  late: { reference: string; given: number }[];
  /** Whether money of it is going back, or has just gone: what the two books say may be of different moments. */
  moving: boolean;
}

const text = ({ minor, currency }: Money): string => `${minor} ${currency}`;

/**
 * What differs between the gateway's books and ours, each as a sentence; both hold what was charged since `since`, and charges
 * after `settled` may still wait to be booked. `named`: whether
 * the gateway gives such references, as another may have been in use before.
 */
export function chargeDifferences(
  charges: readonly ChargeTaken[],
  orders: readonly OrderCharged[],
  { since, settled, named }: { since: Date; settled: Date; named: (reference: string) => boolean },
): string[] {
  const known = new Map(orders.map((order) => [order.orderId, order]));
  const due = charges.filter(({ at }) => at < settled);
  const taken = new Set(charges.map(({ reference }) => reference));
  const missing = orders.filter(
    ({ paidBy, paidAt }) =>
      paidBy && named(paidBy) && !taken.has(paidBy) && paidAt && paidAt >= since && paidAt < settled,
  );
  return [
    ...due.flatMap((charge) => differencesOf(charge, known.get(charge.orderId))),
    ...missing.map(
      ({ orderId, paidBy }) =>
        `Order ${orderId}: was paid by charge ${paidBy}, which the gateway does not have`,
    ),
  ];
}

function differencesOf(charge: ChargeTaken, order: OrderCharged | undefined): string[] {
  const { reference, amount, refunded } = charge;
  if (!order)
    return [
      `Charge ${reference} of ${text(amount)} belongs to order ${charge.orderId}, which does not exist`,
    ];
  if (order.status === 'deleted') return [];
  const late = order.late.find((each) => each.reference === reference);
  const pays = order.paidBy === reference && order.paidAt !== null;
  if (!late && !pays)
    return [`Order ${order.orderId}: was charged ${text(amount)} and stands as ${order.status}`];
  const said: string[] = [];
  if (pays && text(amount) !== text(order.total))
    said.push(`Order ${order.orderId}: costs ${text(order.total)}, its charge is ${text(amount)}`);
  const given = (pays ? order.given : 0) + (late?.given ?? 0);
  if (!order.moving && refunded.minor !== given)
    said.push(`Charge ${reference}: gave ${refunded.minor} back, the orders say ${given}`);
  return said;
}
