/** What must be true after any number of crashes. Each proof answers with the sentences that are not. */
import type { Knex } from '../../api/adapters/postgres/database.ts';
import type { Memory } from './customers.ts';

type Proof = (knex: Knex, memory: Memory) => Promise<string[]>;

const idsOf = async (query: PromiseLike<{ id: string }[]>): Promise<string[]> =>
  (await query).map(({ id }) => id);

const everyPurchaseStands: Proof = async (knex, { purchases }) => {
  const answered = purchases.flatMap(({ orderId }) => (orderId ? [orderId] : []));
  const paid = new Set(await idsOf(knex('ordering_orders').where({ status: 'paid' }).select('id')));
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
  const paid = await idsOf(knex('ordering_orders').where({ status: 'paid' }).select('id'));
  const charges = charged.map(({ order_id }) => order_id);
  return [
    ...charges.filter((id) => !paid.includes(id)).map((id) => `Order ${id} was charged and is not paid.`),
    ...paid.filter((id) => !charges.includes(id)).map((id) => `Order ${id} is paid and was never charged.`),
    ...(new Set(charges).size === charges.length ? [] : ['An order was charged more than once.']),
  ];
};

const everyPaidLineHasOneLot: Proof = async (knex) => {
  const rows = await knex('ordering_lines as line')
    .join('ordering_orders as order', 'order.id', 'line.order_id')
    .leftJoin('credits_lots as lot', knex.raw('lot.line_id = line.id::text'))
    .where('line.type', 'credits')
    .groupBy('line.id', 'order.status')
    .select<{ id: string; status: string; lots: string }[]>(
      'line.id',
      'order.status',
      knex.raw('count(lot.id) as lots'),
    );
  return rows
    .filter(({ status, lots }) => Number(lots) !== (status === 'paid' ? 1 : 0))
    .map(({ id, status, lots }) => `Line ${id} of a ${status} order has ${lots} lots.`);
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
  'one lot for every paid line, none for others': everyPaidLineHasOneLot,
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
