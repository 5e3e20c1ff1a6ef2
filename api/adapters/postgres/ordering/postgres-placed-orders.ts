import type { Knex } from 'knex';
import type { OrderToPlace, PlacedOrders, Placing } from '../../../ports/ordering/placed-orders.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { constraintOf } from '../error-code.ts';
import { queryOn, withRetries } from '../knex-unit-of-work.ts';
import { time } from '../shared/json-rows.ts';
import { ask, statement } from '../shared/ask.ts';
import { lineRowOf, newRowOf } from './order-rows.ts';

/** The columns of a new order and of its lines, as `newRowOf` and `lineRowOf` give them. */
const ORDER_COLUMNS = `id, number, placed_by, email, customer_name, currency, total_minor, base_currency, base_total_minor, rate,
  tax_treatment, tax_rate, tax_minor, tax_country, tax_vat_number, tax_company, tax_address, plan_tier, click_id, placed_at,
  checked_at, user_id, status, disputed, payment_reference, card_brand, card_last4, card_fingerprint, paid_at, cancelled_at`;
const LINE_COLUMNS = `id, order_id, place, item_id, type, name, price_minor, quantity, credits, credits_unlimited, validity_days, tier`;

/** Each step is done only when the one before it was, which also is the order in which rows are locked. */
const PLACE = statement<Row>(
  'place-order',
  `
  with limits as materialized (
    select key, over, most, place from unnest(:keys::bytea[], :overs::timestamptz[], :mosts::int[]) with ordinality
      as given (key, over, most, place)
  ), counted as (
    insert into accounts_throttles as counter (key, window_started_at, tries)
    select key, :now::timestamptz, 1 from limits order by place
    on conflict (key) do update set
      tries = case when counter.window_started_at <= (select over from limits where key = excluded.key) then 1
                   else counter.tries + 1 end,
      window_started_at = case when counter.window_started_at <= (select over from limits where key = excluded.key)
                   then excluded.window_started_at else counter.window_started_at end
    returning key, window_started_at, tries
  ), verdict as materialized (
    select bool_and(tries <= most) as allowed,
      json_agg(json_build_object('tries', tries, 'at', window_started_at) order by place) as counts
    from counted join limits using (key)
  ), owner as materialized (
    select id from accounts_users
    where id = :userId::uuid and deleted_at is null and (select allowed from verdict) for update
  ), taken as (
    update ordering_idempotency_keys set subject_id = :id::uuid
    where scope = :scope and key = :key and subject_id is null
      and (select allowed from verdict) and (:userId::uuid is null or exists (select from owner))
    returning key
  ), written as (
    insert into ordering_orders (${ORDER_COLUMNS})
    select ${ORDER_COLUMNS} from json_populate_record(null::ordering_orders, :order::json) where exists (select from taken)
  ), lines as (
    insert into ordering_lines (${LINE_COLUMNS})
    select ${LINE_COLUMNS} from json_populate_recordset(null::ordering_lines, :lines::json) where exists (select from taken)
  )
  select allowed, counts, exists (select from owner) as owned, exists (select from taken) as taken from verdict`,
);

interface Row {
  allowed: boolean;
  counts: { tries: number; at: string }[];
  owned: boolean;
  taken: boolean;
}

interface Deps {
  database: Knex;
}

/** Writes a placed order in one statement, which is a transaction of its own unless one is given. */
export class PostgresPlacedOrders implements PlacedOrders {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async write(placing: OrderToPlace, tx?: Transaction): Promise<Placing> {
    const row = await this.unlessTaken(tx, () =>
      tx ? this.send(placing, tx) : withRetries(() => this.send(placing)),
    );
    if (!row) return { state: 'number_taken' };
    if (!row.allowed) {
      const counts = row.counts.map(({ tries, at }) => ({ tries, windowStartedAt: time(at) }));
      return { state: 'throttled', counts };
    }
    if (placing.order.userId !== null && !row.owned) return { state: 'account_gone' };
    return row.taken ? { state: 'written' } : { state: 'taken_over' };
  }

  /**
   * Null when the number is another order's. The database says so only after the rest of the statement was done, which it then
   * undoes; a transaction goes on from where it was before.
   */
  private async unlessTaken(tx: Transaction | undefined, work: () => Promise<Row>): Promise<Row | null> {
    const query = tx && queryOn(this.deps.database, tx);
    await query?.raw('savepoint before_order');
    try {
      return await work();
    } catch (error) {
      if (constraintOf(error) !== 'ordering_orders_number_key') throw error;
      await query?.raw('rollback to savepoint before_order');
      return null;
    }
  }

  private async send({ order, attempt, limits }: OrderToPlace, tx?: Transaction): Promise<Row> {
    const { id, userId, placedAt: now, lines } = order;
    const rows = await ask(queryOn(this.deps.database, tx), PLACE, {
      ...attempt,
      keys: limits.map(({ key }) => key),
      overs: limits.map(({ windowMs }) => new Date(now.getTime() - windowMs)),
      mosts: limits.map(({ most }) => most),
      now,
      id,
      userId,
      order: JSON.stringify(newRowOf(order)),
      lines: JSON.stringify(lines.map((line, index) => lineRowOf(id, line, index))),
    });
    return rows[0] as Row;
  }
}
