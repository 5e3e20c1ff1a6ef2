import type { Money } from '../shared-with-web/money.ts';
import { DAY_MS } from '../shared-with-web/time.ts';
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

const MINUTE_MS = 60_000;
/** So long a charge may wait to be booked; a minute is ordinary. */
const BOOKED_WITHIN_MS = 10 * MINUTE_MS;
/** How far back is compared: longer than customers can ask for their money. */
const COMPARED_MS = 35 * DAY_MS;

/** Which charges are compared now: those since `since`; what happened after `settled` may still wait to be booked. */
export const comparedTimes = (now: Date): { since: Date; settled: Date } => ({
  since: new Date(now.getTime() - COMPARED_MS),
  settled: new Date(now.getTime() - BOOKED_WITHIN_MS),
});

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

/**
 * The charges that paid orders of ours and gave back another amount than these say, though none is on its way. Charges that came too late are
 * left to their own job: a refund of theirs is none of the order.
 */
export function chargesToAskAbout(
  charges: readonly ChargeTaken[],
  orders: readonly OrderCharged[],
  { settled }: { settled: Date },
): ChargeTaken[] {
  const known = new Map(orders.map((order) => [order.orderId, order]));
  return charges.filter((charge) => {
    const order = known.get(charge.orderId);
    if (!order || order.status === 'deleted' || charge.at >= settled) return false;
    return pays(charge, order) && differsInRefunds(charge, order);
  });
}

const lateOf = ({ reference }: ChargeTaken, { late }: OrderCharged) =>
  late.find((each) => each.reference === reference);

const pays = ({ reference }: ChargeTaken, { paidBy, paidAt }: OrderCharged): boolean =>
  paidBy === reference && paidAt !== null;

const isOf = (charge: ChargeTaken, order: OrderCharged): boolean =>
  pays(charge, order) || lateOf(charge, order) !== undefined;

const givenOf = (charge: ChargeTaken, order: OrderCharged): number =>
  (pays(charge, order) ? order.given : 0) + (lateOf(charge, order)?.given ?? 0);

const differsInRefunds = (charge: ChargeTaken, order: OrderCharged): boolean =>
  !order.moving && charge.refunded.minor !== givenOf(charge, order);

function differencesOf(charge: ChargeTaken, order: OrderCharged | undefined): string[] {
  const { reference, amount, refunded } = charge;
  if (!order)
    return [
      `Charge ${reference} of ${text(amount)} belongs to order ${charge.orderId}, which does not exist`,
    ];
  if (order.status === 'deleted') return [];
  if (!isOf(charge, order))
    return [`Order ${order.orderId}: was charged ${text(amount)} and stands as ${order.status}`];
  const said: string[] = [];
  if (pays(charge, order) && text(amount) !== text(order.total))
    said.push(`Order ${order.orderId}: costs ${text(order.total)}, its charge is ${text(amount)}`);
  if (differsInRefunds(charge, order))
    said.push(`Charge ${reference}: gave ${refunded.minor} back, the orders say ${givenOf(charge, order)}`);
  return said;
}
