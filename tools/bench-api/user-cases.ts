import type { Knex } from '../../api/adapters/postgres/database.ts';
import { PostgresUserDirectory } from '../../api/adapters/postgres/accounts/postgres-user-directory.ts';
import type { UserFilter, UserPart } from '../../api/ports/accounts/user-directory.ts';
import { LIST, perRow, SEARCH, someone } from './limits.ts';
import type { Case } from './measure.ts';
import { CUSTOMERS } from './batch.ts';
import { dayPlaced } from './order-rows.ts';

type Asked = [name: string, filter: (turn: number) => UserFilter, part?: Partial<UserPart>, limit?: number];

/** What the list of users is asked for, of `rows` users or as many as there are. */
export function userCases(database: Knex, rows: number): Case[] {
  const directory = new PostgresUserDirectory({ database });
  const first = { sort: 'created_at' as const, descending: true, limit: 20, offset: 0 };
  const middle = Math.floor(Math.min(rows, CUSTOMERS) / 2);
  const all = () => ({});
  const asked: Asked[] = [
    ['first page', all],
    ['behind a cursor', all, { after: { at: dayPlaced(365), id: '80000000-0000-4000-8000-000000000000' } }],
    ['a page in the middle', all, { offset: middle }, perRow(middle, 3)],
    ['by name', all, { sort: 'full_name', descending: false }],
    ['by address', all, { sort: 'email' }],
    ['by address, a page in the middle', all, { sort: 'email', offset: middle }, perRow(middle, 3)],
    ['tier pro', () => ({ tier: 'pro' })],
    ['search: part of an address', (turn) => ({ q: someone(turn, rows).middle }), {}, SEARCH],
    ['search: name that many have', () => ({ q: 'lovelace' }), {}, SEARCH],
    ['search: two letters', () => ({ q: 'ab' }), {}, SEARCH],
    ['search: one letter', () => ({ q: 'l' }), {}, SEARCH],
    ['search: one letter that all have', () => ({ q: 'c' }), {}, SEARCH],
    ['search: text that two thirds have', () => ({ q: 'example.' }), {}, SEARCH],
    ['search: text that two thirds have, by name', () => ({ q: 'example.' }), { sort: 'full_name' }, SEARCH],
    ['search and tier', () => ({ q: 'mail.test', tier: 'pro' }), { sort: 'email' }, SEARCH],
    ['search: nobody', () => ({ q: 'nobody at all' }), {}, SEARCH],
  ];
  return [
    ...asked.map(([name, filter, part, limit = LIST]) => ({
      name: `users: ${name}`,
      limit,
      ask: (turn: number) => directory.page(filter(turn), { ...first, ...part }, new Date()),
    })),
    { name: 'users: counts by tier', limit: LIST, ask: () => directory.counts() },
  ];
}
