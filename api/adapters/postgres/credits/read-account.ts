import type { Knex } from 'knex';
import type { CreditAccount } from '../../../domain/credits/credit-account.ts';
import { time, timeOrNull, type AsJson } from '../shared/json-rows.ts';
import { prepared } from '../shared/prepared.ts';
import { readAhead } from '../shared/read-ahead.ts';
import type { CreditOverview } from '../../../ports/credits/credit-ledger.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';
import {
  toLot,
  toReservation,
  toStatementEntry,
  type LotRow,
  type ReservationRow,
  type StatementRow,
} from './credit-rows.ts';

/** An account with its lots and open reservations as the database gives it. */
export interface AccountRow {
  available: string | null;
  reserved: string | null;
  owed: string | null;
  held: AsJson<ReservationRow>[];
  lots: AsJson<LotRow>[];
}

interface OverviewRow extends AccountRow {
  entries: AsJson<StatementRow>[];
  used: number;
}

/** Accounts that a transaction holds already. */
export const heldAccount = readAhead<CreditAccount>(
  'credits_balances',
  'credits_lots',
  'credits_reservations',
);

/** Lots that hold something, or make the account unlimited. */
export const IN_FORCE = '(remaining > 0 or (unlimited and closed_at is null))';

/**
 * Where the entry `:before` stands. An expiry that is due and not entered yet goes by the id of its lot: all entries come before it, and
 * once it is entered, those before its movement.
 */
const PLACE = `coalesce(
  (select sequence from credits_movements where id = :before::uuid and user_id = :userId),
  (select 9223372036854775807 from credits_lots where id = :before::uuid and user_id = :userId and ${IN_FORCE}),
  (select max(m.sequence) from credits_entries e join credits_movements m on m.id = e.movement_id
    where e.lot_id = :before::uuid and e.user_id = :userId and m.kind in ('expire', 'unlimited_off')))`;

/**
 * The newest movements of an account, or those entered before one of them, with what they did to its balance, oldest first. Balances are
 * counted back from the present one, so that years of movements before them are not read.
 */
export const STATEMENT = `
  with lines as materialized (
    select id, sequence, at, kind, memo, order_id, analysis_id,
      (select coalesce(sum(credits), 0) from credits_entries where movement_id = movement.id and account = 'available') as credits
    from credits_movements as movement
    where user_id = :userId and (:before::uuid is null or sequence < ${PLACE})
    order by sequence desc limit :limit
  ), last as (
    select coalesce((select available from credits_balances where user_id = :userId), 0) - coalesce((
      select sum(e.credits) from credits_movements m join credits_entries e on e.movement_id = m.id and e.account = 'available'
      where m.user_id = :userId and m.sequence > (select max(sequence) from lines)), 0) as balance
  )
  select lines.*, balance - coalesce(sum(credits) over (order by sequence desc rows between unbounded preceding and 1 preceding), 0)
    as balance_after
  from lines, last order by sequence`;

/** Reservations of `:userId` from `:day` to `:next` that were not voided. */
export const USED = `select count(*)::int as used from credits_reservations where user_id = :userId and state <> 'voided'
  and reserved_at >= :day and reserved_at < :next`;

/** Of `:userId` and `:orderId`. An emptied lot matters as long as a credit may come back to it. */
export const account = (further = '') => `
  with held as materialized (select * from credits_reservations where user_id = :userId and state = 'open')
  select balance.available, balance.reserved, balance.owed,
    to_json(array(select held from held)) as held,
    to_json(array(select lot from credits_lots as lot where user_id = :userId
      and (${IN_FORCE} or frozen > 0 or order_id = :orderId::text or id in (select lot_id from held)))) as lots ${further}
  from (select :userId::uuid as id) as own left join credits_balances as balance on balance.user_id = own.id`;

/** An account with its lots and open reservations, of one instant; empty when nothing was ever entered. */
export async function readAccount(query: Knex, userId: string, orderId?: string): Promise<CreditAccount> {
  const asked = query.raw<{ rows: [AccountRow] }>(account(), { userId, orderId: orderId ?? null });
  const { rows } = await prepared(asked, 'credit-account');
  return toAccount(userId, rows[0]);
}

/** The same with its newest movements and what its day has seen, in the same statement. */
export async function readOverview(
  query: Knex,
  userId: string,
  { limit, before, day }: { limit: number; before?: string | undefined; day: Date },
): Promise<CreditOverview> {
  const further = `,
    (select coalesce(json_agg(entry), '[]') from (${STATEMENT}) as entry) as entries,
    (${USED}) as used`;
  const { rows } = await query.raw<{ rows: [OverviewRow] }>(account(further), {
    userId,
    orderId: null,
    limit: limit + 1,
    before: before ?? null,
    day,
    next: new Date(day.getTime() + DAY_MS),
  });
  const [row] = rows;
  const entries = row.entries.map((entry) => toStatementEntry({ ...entry, at: time(entry.at) }));
  const olderOnes = entries.length > limit;
  const shown = olderOnes ? entries.slice(1) : entries;
  return { account: toAccount(userId, row), entries: shown, olderOnes, used: row.used };
}

export function toAccount(
  userId: string,
  { available, reserved, owed, held, lots }: AccountRow,
): CreditAccount {
  return {
    userId,
    available: Number(available ?? 0),
    reserved: Number(reserved ?? 0),
    owed: Number(owed ?? 0),
    lots: lots.map((lot) =>
      toLot({
        ...lot,
        on_hold_since: timeOrNull(lot.on_hold_since),
        granted_at: time(lot.granted_at),
        expires_at: timeOrNull(lot.expires_at),
        closed_at: timeOrNull(lot.closed_at),
      }),
    ),
    reservations: held.map((each) =>
      toReservation({ ...each, reserved_at: time(each.reserved_at), held_until: time(each.held_until) }),
    ),
  };
}
