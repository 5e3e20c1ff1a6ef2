import type { Knex } from '../../api/adapters/postgres/database.ts';
import { PostgresOrderRegister } from '../../api/adapters/postgres/ordering/postgres-order-register.ts';
import type { OrderFilter, OrderPage } from '../../api/ports/ordering/order-register.ts';
import { DAY_MS } from '../../api/domain/shared-with-web/time.ts';
import { LIST_MS, someone } from './limits.ts';
import type { Case } from './measure.ts';

/** What the list of orders is asked for. */
export function orderCases(database: Knex, count: string): Case[] {
  const register = new PostgresOrderRegister({ database });
  const of = (
    name: string,
    filter: (turn: number) => OrderFilter,
    page: (turn: number) => Partial<OrderPage> = () => ({}),
  ): Case => ({
    name: `${count} orders: ${name}`,
    limitMs: LIST_MS,
    ask: (turn) =>
      register.list(filter(turn), { sort: 'created_at', order: 'desc', limit: 20, offset: 0, ...page(turn) }),
  });
  const all = () => ({});
  const searches = [
    of('search: whole address', (turn) => ({ q: `c${someone(turn).nth}.${someone(turn).middle}@` })),
    of('search: part of an address', (turn) => ({ q: someone(turn).middle })),
    of('search: number', (turn) => ({ q: `ww-${someone(turn).nth.toString(16).padStart(10, '0')}` })),
    of('search: name that many have', () => ({ q: 'lovelace' })),
    of('search: two letters', () => ({ q: 'ab' })),
    of('search: one letter', () => ({ q: 'l' })),
    of('search: one letter that all have', () => ({ q: 'c' })),
    of('search: text that all have', () => ({ q: 'ww-00' })),
    of(
      'search: text that all have, a middle page',
      () => ({ q: 'ww-00' }),
      (turn) => ({ offset: 40_000 + turn * 20 }),
    ),
    of(
      'search: text that all have, by amount',
      () => ({ q: 'ww-00' }),
      () => ({ sort: 'total_amount' }),
    ),
    of(
      'search: text that all have, by customer',
      () => ({ q: 'ww-00' }),
      (turn) => ({ sort: 'email', offset: 4000 + turn }),
    ),
    of('search: text that two thirds have, paid', () => ({ q: 'example', status: 'paid' })),
    of('search: nobody', () => ({ q: 'nobody at all' })),
    of('search and paid', (turn) => ({ q: someone(turn).middle.slice(0, 4), status: 'paid' })),
    of('search and one month', (turn) => ({ q: 'hopper', ...daysBack(turn, 30) })),
  ];
  return [
    of('first page', all),
    of('a page in the middle', all, (turn) => ({ offset: 40_000 + turn * 20 })),
    of('last page', all, () => ({ offset: 99_980 })),
    of('by amount', all, (turn) => ({ sort: 'total_amount', offset: turn * 20 })),
    of('by amount, a page in the middle', all, (turn) => ({
      sort: 'total_amount',
      offset: 40_000 + turn * 20,
    })),
    of('by customer', all, (turn) => ({ sort: 'email', order: 'asc', offset: turn * 20 })),
    of('paid', () => ({ status: 'paid' })),
    of(
      'paid, a page in the middle',
      () => ({ status: 'paid' }),
      (turn) => ({ offset: 30_000 + turn * 20 }),
    ),
    of(
      'paid, by amount',
      () => ({ status: 'paid' }),
      (turn) => ({ sort: 'total_amount', offset: 30_000 + turn * 20 }),
    ),
    of(
      'refunded, by customer',
      () => ({ status: 'refunded' }),
      () => ({ sort: 'email', offset: 4000 }),
    ),
    of(
      'of a status that nobody has, by amount',
      () => ({ status: 'partly_refunded' }),
      () => ({ sort: 'total_amount' }),
    ),
    of('plan pro', () => ({ tier: 'pro' })),
    of(
      'without a plan, a page in the middle',
      () => ({ tier: 'none' }),
      () => ({ offset: 10_000 }),
    ),
    of('cancelled, plan expert', () => ({ status: 'cancelled', tier: 'expert' })),
    of('one day', (turn) => daysBack(turn * 7, 1)),
    of('one year', (turn) => daysBack(turn, 365)),
    of(
      'one year, paid, by amount',
      (turn) => ({ status: 'paid', ...daysBack(turn, 365) }),
      () => ({ sort: 'total_amount' }),
    ),
    ...searches,
  ];
}

function daysBack(days: number, length: number): OrderFilter {
  const before = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - days * DAY_MS);
  return { from: new Date(before.getTime() - length * DAY_MS), before };
}
