import type { Knex } from '../../api/adapters/postgres/database.ts';
import { PostgresChargedOrders } from '../../api/adapters/postgres/ordering/postgres-charged-orders.ts';
import { PostgresOrderRegister } from '../../api/adapters/postgres/ordering/postgres-order-register.ts';
import type { OrderFilter, OrderPage } from '../../api/ports/ordering/order-register.ts';
import { DAY_MS } from '../../api/domain/shared-with-web/time.ts';
import { LIST, perRow, SEARCH, someone } from './limits.ts';
import type { Case } from './measure.ts';
import { dayPlaced } from './order-rows.ts';

type Asked = [
  name: string,
  filter: (turn: number) => OrderFilter,
  page?: (turn: number) => Partial<OrderPage>,
  limit?: number,
];

/** What the list of orders is asked for, of `rows` orders. */
export function orderCases(database: Knex, rows: number): Case[] {
  const register = new PostgresOrderRegister({ database });
  const first = { sort: 'created_at', order: 'desc', limit: 20, offset: 0 } as const;
  const lists = [...pages(rows), ...searches(rows)].map(
    ([name, filter, page = () => ({}), limit = LIST]): Case => ({
      name: `orders: ${name}`,
      limit,
      ask: (turn) => register.list(filter(turn), { ...first, ...page(turn) }),
    }),
  );
  return [...lists, charged(database)];
}

/** What comparing with the payment provider reads: the orders paid within a few hours. */
function charged(database: Knex): Case {
  const orders = new PostgresChargedOrders({ database });
  const times = (turn: number) => {
    const since = new Date(dayPlaced(0).getTime() - turn * 3_600_000);
    return { since, settled: since };
  };
  return {
    name: 'orders: paid within some hours, with their charges',
    limit: SEARCH,
    ask: (turn) => orders.since(times(turn), []),
  };
}

const all = () => ({});

function pages(rows: number): Asked[] {
  const middle = Math.floor(rows * 0.4);
  const place = { at: dayPlaced(365), id: '80000000-0000-4000-8000-000000000000' };
  return [
    ['first page', all],
    ['behind a cursor in the middle', all, () => ({ after: place })],
    ['paid, behind a cursor in the middle', () => ({ status: 'paid' }), () => ({ after: place })],
    ['a page in the middle', all, (turn) => ({ offset: middle + turn * 20 }), perRow(middle, 2)],
    ['last page', all, () => ({ offset: rows - 20 })],
    ['by amount', all, (turn) => ({ sort: 'total_amount', offset: turn * 20 })],
    [
      'by amount, a page in the middle',
      all,
      (turn) => ({ sort: 'total_amount', offset: middle + turn * 20 }),
      perRow(middle, 2),
    ],
    ['by customer', all, (turn) => ({ sort: 'email', order: 'asc', offset: turn * 20 })],
    ['paid', () => ({ status: 'paid' })],
    [
      'paid, a page in the middle',
      () => ({ status: 'paid' }),
      (turn) => ({ offset: Math.floor(rows * 0.3) + turn * 20 }),
      perRow(middle, 2),
    ],
    ['paid, by amount', () => ({ status: 'paid' }), () => ({ sort: 'total_amount' })],
    ['refunded, by customer', () => ({ status: 'refunded' }), () => ({ sort: 'email' })],
    ['plan pro', () => ({ tier: 'pro' })],
    ['cancelled, plan expert', () => ({ status: 'cancelled', tier: 'expert' })],
    ['one day', (turn) => daysBack(turn * 7, 1)],
    ['one year', (turn) => daysBack(turn, 365)],
    [
      'one year, paid, by amount',
      (turn) => ({ status: 'paid', ...daysBack(turn, 365) }),
      () => ({ sort: 'total_amount' }),
    ],
  ];
}

function searches(rows: number): Asked[] {
  const near = (turn: number) => someone(turn, rows);
  const asked: Asked[] = [
    ['whole address', (turn) => ({ q: `c${near(turn).nth}.${near(turn).middle}@` })],
    ['part of an address', (turn) => ({ q: near(turn).middle })],
    ['number', (turn) => ({ q: `ww-${near(turn).nth.toString(16).padStart(10, '0')}` })],
    ['name that many have', () => ({ q: 'lovelace' })],
    ['two letters', () => ({ q: 'ab' })],
    ['one letter', () => ({ q: 'l' })],
    ['one letter that all have', () => ({ q: 'c' })],
    ['text that all have', () => ({ q: 'ww-00' })],
    [
      'text that all have, behind a cursor',
      () => ({ q: 'ww-00' }),
      () => ({
        after: { at: dayPlaced(365), id: '80000000-0000-4000-8000-000000000000' },
      }),
    ],
    ['text that all have, by amount', () => ({ q: 'ww-00' }), () => ({ sort: 'total_amount' })],
    ['text that all have, by customer', () => ({ q: 'ww-00' }), () => ({ sort: 'email' })],
    ['text that two thirds have, paid', () => ({ q: 'example', status: 'paid' })],
    ['nobody', () => ({ q: 'nobody at all' })],
    ['and paid', (turn) => ({ q: near(turn).middle.slice(0, 4), status: 'paid' })],
    ['and one month', (turn) => ({ q: 'hopper', ...daysBack(turn, 30) })],
  ];
  return asked.map(([name, filter, page]) => [`search: ${name}`, filter, page, SEARCH]);
}

function daysBack(days: number, length: number): OrderFilter {
  const before = dayPlaced(days);
  return { from: new Date(before.getTime() - length * DAY_MS), before };
}
