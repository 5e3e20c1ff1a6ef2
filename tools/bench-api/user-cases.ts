import type { Knex } from '../../api/adapters/postgres/database.ts';
import { PostgresUserDirectory } from '../../api/adapters/postgres/accounts/postgres-user-directory.ts';
import type { UserFilter, UserPart } from '../../api/ports/accounts/user-directory.ts';
import { LIST_MS, someone } from './limits.ts';
import type { Case } from './measure.ts';

/** What the list of users is asked for. */
export function userCases(database: Knex, count: string): Case[] {
  const directory = new PostgresUserDirectory({ database });
  const of = (name: string, filter: (turn: number) => UserFilter, part: Partial<UserPart> = {}): Case => ({
    name: `${count} users: ${name}`,
    limitMs: LIST_MS,
    ask: (turn) => {
      const whole = { sort: 'created_at' as const, descending: true, limit: 20, offset: 0, ...part };
      return directory.page(filter(turn), whole, new Date());
    },
  });
  const all = () => ({});
  return [
    of('first page', all),
    of('a page in the middle', all, { offset: 50_000 }),
    of('by name', all, { sort: 'full_name', descending: false }),
    of('by address', all, { sort: 'email', offset: 1000 }),
    of('by address, a page in the middle', all, { sort: 'email', offset: 50_000 }),
    of('tier pro', () => ({ tier: 'pro' })),
    of('tier pro, a page in the middle, by name', () => ({ tier: 'pro' }), {
      sort: 'full_name',
      offset: 10_000,
    }),
    of('search: part of an address', (turn) => ({ q: someone(turn).middle })),
    of('search: name that many have', () => ({ q: 'lovelace' })),
    of('search: two letters', () => ({ q: 'ab' })),
    of('search: one letter', () => ({ q: 'l' })),
    of('search: one letter that all have', () => ({ q: 'c' })),
    of('search: text that two thirds have', () => ({ q: 'example.' })),
    of('search: text that two thirds have, by name', () => ({ q: 'example.' }), {
      sort: 'full_name',
      offset: 4000,
    }),
    of('search: text that two thirds have, a middle page', () => ({ q: 'example.' }), { offset: 30_000 }),
    of('search and tier', () => ({ q: 'mail.test', tier: 'pro' }), { sort: 'email' }),
    of('search: nobody', () => ({ q: 'nobody at all' })),
    { name: `${count} users: counts by tier`, limitMs: LIST_MS, ask: () => directory.counts() },
  ];
}
