import { createHash } from 'node:crypto';
import type { Knex } from '../../api/adapters/postgres/database.ts';
import { PostgresOrderRegister } from '../../api/adapters/postgres/postgres-order-register.ts';
import { PostgresPlatformFigures } from '../../api/adapters/postgres/postgres-platform-figures.ts';
import { PostgresUserDirectory } from '../../api/adapters/postgres/postgres-user-directory.ts';
import type { OrderFilter, OrderPage } from '../../api/ports/order-register.ts';
import type { UserFilter, UserPart } from '../../api/ports/user-directory.ts';
import type { Case } from './measure.ts';

/** Most milliseconds of the database for a page of a list, and for the overview. */
const LIST_MS = 50;
const OVERVIEW_MS = 200;

const DAY_MS = 86_400_000;
/** The middle of the nth customer's address, as it was made up. */
const print = (nth: number) => createHash('md5').update(String(nth)).digest('hex').slice(0, 6);
const someone = (turn: number) => 1 + ((turn * 7_919) % 90_000);

/** What the list of orders is asked for. */
export function orderCases(database: Knex, count: string): Case[] {
  const register = new PostgresOrderRegister(database);
  const of = (
    name: string,
    filter: (turn: number) => OrderFilter,
    page: (turn: number) => Partial<OrderPage>,
  ): Case => ({
    name: `${count} orders: ${name}`,
    limitMs: LIST_MS,
    ask: (turn) =>
      register.list(filter(turn), { sort: 'created_at', order: 'desc', limit: 20, offset: 0, ...page(turn) }),
  });
  const all = () => ({});
  return [
    of('first page', all, all),
    of('a page in the middle', all, (turn) => ({ offset: 40_000 + turn * 20 })),
    of('last page', all, () => ({ offset: 99_980 })),
    of('by amount', all, (turn) => ({ sort: 'total_amount', offset: turn * 20 })),
    of('by customer', all, (turn) => ({ sort: 'email', order: 'asc', offset: turn * 20 })),
    of('paid', () => ({ status: 'paid' }), all),
    of('plan pro', () => ({ tier: 'pro' }), all),
    of('cancelled, plan expert', () => ({ status: 'cancelled', tier: 'expert' }), all),
    of('one day', (turn) => dayBack(turn * 7), all),
    of('search: whole address', (turn) => ({ q: `c${someone(turn)}.${print(someone(turn))}@` }), all),
    of('search: part of an address', (turn) => ({ q: print(someone(turn)) }), all),
    of('search: number', (turn) => ({ q: `ww-${someone(turn).toString(16).padStart(10, '0')}` }), all),
    of('search: name that many have', () => ({ q: 'lovelace' }), all),
    of('search: two letters', () => ({ q: 'ab' }), all),
    of('search: nobody', () => ({ q: 'nobody at all' }), all),
    of('search and paid', (turn) => ({ q: print(someone(turn)).slice(0, 4), status: 'paid' }), all),
  ];
}

function dayBack(days: number): OrderFilter {
  const before = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - days * DAY_MS);
  return { from: new Date(before.getTime() - DAY_MS), before };
}

/** What the list of users is asked for. */
export function userCases(database: Knex, count: string): Case[] {
  const directory = new PostgresUserDirectory(database);
  const of = (name: string, filter: (turn: number) => UserFilter, part: Partial<UserPart> = {}): Case => ({
    name: `${count} users: ${name}`,
    limitMs: LIST_MS,
    ask: (turn) =>
      directory.page(
        filter(turn),
        { sort: 'created_at', descending: true, limit: 20, offset: 0, ...part },
        new Date(),
      ),
  });
  return [
    of('first page', () => ({})),
    of('a page in the middle', () => ({}), { offset: 50_000 }),
    of('by name', () => ({}), { sort: 'full_name', descending: false }),
    of('by address', () => ({}), { sort: 'email', offset: 1000 }),
    of('tier pro', () => ({ tier: 'pro' })),
    of('search: part of an address', (turn) => ({ q: print(someone(turn)) })),
    of('search: name that many have', () => ({ q: 'lovelace' })),
    of('search: two letters', () => ({ q: 'ab' })),
    { name: `${count} users: counts by tier`, limitMs: LIST_MS, ask: () => directory.counts() },
  ];
}

/** What the overview is made of. */
export function overviewCases(database: Knex, count: string): Case[] {
  const figures = new PostgresPlatformFigures(database);
  const dayOf = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  const [from, beforeFrom] = [dayOf(30), dayOf(60)];
  return [
    {
      name: `${count} orders: overview`,
      limitMs: OVERVIEW_MS,
      ask: () =>
        Promise.all([
          figures.sales(from, beforeFrom),
          figures.creditsUsed(from, beforeFrom),
          figures.users(from, beforeFrom),
          figures.recentOrders(5),
        ]),
    },
  ];
}
