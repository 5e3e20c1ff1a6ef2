/** What must be true after any number of crashes. Each proof answers with the sentences that are not. */
import type { Knex } from '../../api/adapters/postgres/database.ts';
import { shownStatus } from '../../api/domain/ordering/dispute.ts';
import type { OrderStatus } from '../../api/domain/ordering/order-status.ts';
import type { Memory } from './customers.ts';

type Proof = (knex: Knex, memory: Memory) => Promise<string[]>;

const idsOf = async (query: PromiseLike<{ id: string }[]>): Promise<string[]> =>
  (await query).map(({ id }) => id);

const everyPurchaseStands: Proof = async (knex, { purchases }) => {
  const answered = purchases.flatMap(({ orderId }) => (orderId ? [orderId] : []));
  const paid = new Set(await idsOf(knex('ordering_orders').whereNotNull('paid_at').select('id')));
  const missing = answered
    .filter((id) => !paid.has(id))
    .map((id) => `Order ${id} was answered as paid and is not.`);
  const twice = answered.length - new Set(answered).size;
  return twice > 0 ? [...missing, `${twice} orders were answered under more than one key.`] : missing;
};

const everyAnalysisStands: Proof = async (knex, { analyses }) => {
  const completed = new Set(
    await idsOf(knex('analysis_analyses').where({ status: 'completed' }).select('id')),
  );
  return analyses
    .filter(({ id }) => !completed.has(id))
    .map(({ id }) => `Analysis ${id} was answered and is not there.`);
};

const chargesAndOrdersMatch: Proof = async (knex) => {
  const charged = await knex('payments_sandbox_charges')
    .where({ state: 'succeeded' })
    .select<{ order_id: string }[]>('order_id');
  const returned = await idsOf(knex('ordering_late_charges').select('order_id as id'));
  const paid = await idsOf(knex('ordering_orders').whereNotNull('paid_at').select('id'));
  const charges = charged.map(({ order_id }) => order_id).filter((id) => !returned.includes(id));
  return [
    ...charges.filter((id) => !paid.includes(id)).map((id) => `Order ${id} was charged and is not paid.`),
    ...paid.filter((id) => !charges.includes(id)).map((id) => `Order ${id} is paid and was never charged.`),
    ...(new Set(charges).size === charges.length ? [] : ['An order was charged more than once.']),
  ];
};

/** Each refund and grant has a unique amount: it exists once when it was answered, and never twice. */
const amountsStand: Proof = async (knex, { refunds, grants, left }) => {
  const wrong: string[] = [];
  for (const { orderId, minor, answered } of refunds) {
    const asked = refunds.filter((each) => each.orderId === orderId && each.minor === minor);
    const found = await knex('ordering_refunds').where({
      order_id: orderId,
      amount_minor: minor,
      status: 'succeeded',
    });
    if (found.length > asked.length || (answered && found.length === 0))
      wrong.push(`Refund of ${minor} of order ${orderId} was booked ${found.length} times.`);
  }
  for (const { userId, credits, answered } of grants) {
    const found = await knex('credits_lots').where({
      user_id: userId,
      source: 'admin_grant',
      granted: credits,
    });
    if (found.length > 1 || (answered && found.length === 0))
      wrong.push(`A grant of ${credits} credits to ${userId} was booked ${found.length} times.`);
  }
  const stay = await idsOf(knex('accounts_users').whereIn('id', left).whereNull('deleted_at').select('id'));
  return [...wrong, ...stay.map((id) => `Account ${id} was deleted and is there.`)];
};

const statusAfter: Record<string, string> = {
  dispute_opened: 'disputed',
  dispute_won: 'paid',
  dispute_lost: 'refunded',
  refunded: 'refunded',
};

/** What the bank last did with an order, when it was answered, is how the order stands. */
const bankEventsStand: Proof = async (knex, { bankEvents }) => {
  const last = new Map(bankEvents.map((each) => [each.orderId, each]));
  const orders = await knex('ordering_orders')
    .whereIn('id', [...last.keys()])
    .select<{ id: string; status: OrderStatus; disputed: boolean }[]>('id', 'status', 'disputed');
  return orders.flatMap((order) => {
    const { id } = order;
    const status = shownStatus(order);
    const { event, answered } = last.get(id) ?? { event: '', answered: false };
    const wanted = answered ? statusAfter[event] : undefined;
    return wanted === undefined || wanted === status
      ? []
      : [`Order ${id} is ${status} after ${event} at the bank.`];
  });
};

const nothingIsLeftOpen: Proof = async (knex) => {
  const pending = await idsOf(knex('ordering_orders').where({ status: 'pending' }).select('id'));
  const open = await knex('credits_reservations').where({ state: 'open' });
  const analysing = await idsOf(knex('analysis_analyses').where({ status: 'analyzing' }).select('id'));
  return [
    ...pending.map((id) => `Order ${id} is still pending.`),
    ...(open.length > 0 ? [`${open.length} reservations are still open.`] : []),
    ...analysing.map((id) => `Analysis ${id} is still running.`),
  ];
};

const oneCreditPerAnalysis: Proof = async (knex) => {
  const settled = await knex('credits_reservations')
    .where({ state: 'settled' })
    .select<{ analysis_id: string }[]>('analysis_id');
  const completed = await idsOf(knex('analysis_analyses').where({ status: 'completed' }).select('id'));
  const paidFor = new Set(settled.map(({ analysis_id }) => analysis_id));
  return [
    ...completed.filter((id) => !paidFor.has(id)).map((id) => `Analysis ${id} is there and cost nothing.`),
    ...[...paidFor]
      .filter((id) => !completed.includes(id))
      .map((id) => `Analysis ${id} was paid for and is not there.`),
  ];
};

const proofs: Record<string, Proof> = {
  'every purchase answered as paid is paid, once': everyPurchaseStands,
  'every answered analysis is there': everyAnalysisStands,
  'no charge without a paid order, no paid order without one charge': chargesAndOrdersMatch,
  'every refund, grant and deletion that was answered stands, once': amountsStand,
  'every dispute and refund at the bank that was answered stands': bankEventsStand,
  'no order, reservation or analysis is left open': nothingIsLeftOpen,
  'one credit for every analysis, none without one': oneCreditPerAnalysis,
};

/** Every proof by name, with what is wrong; nothing wrong is an empty list. */
export async function proveAll(knex: Knex, memory: Memory): Promise<[name: string, wrong: string[]][]> {
  return Promise.all(
    Object.entries(proofs).map(async ([name, proof]): Promise<[string, string[]]> => [
      name,
      await proof(knex, memory),
    ]),
  );
}
