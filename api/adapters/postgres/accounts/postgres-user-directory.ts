import type { Knex } from 'knex';
import type { SubscriptionTier } from '../../../domain/shared/subscription-tier.ts';
import type {
  ListedUser,
  UserDirectory,
  UserFilter,
  UserOrder,
  UserPart,
  UserSort,
} from '../../../ports/accounts/user-directory.ts';
import type { Total } from '../../../ports/shared/list-part.ts';
import { countUpTo } from '../shared/count-up-to.ts';
import { exactMoment } from '../shared/exact-moment.ts';
import { searching } from '../shared/like-pattern.ts';
import { userOf, type UserRow } from './user-model.ts';

/** Rows of an export that are read at once. */
const BATCH = 5000;

interface Row extends UserRow {
  suspension_reason: string | null;
  /** What the list is sorted by, as text: a Date cannot hold microseconds. */
  sort_key: string[];
  claimed: boolean;
  two_factor: boolean;
  credits: number;
  unlimited: boolean;
}

interface SortKey {
  column: string;
  type: 'timestamptz' | 'uuid' | 'text';
}
const age: SortKey = { column: 'u.created_at', type: 'timestamptz' };
const id: SortKey = { column: 'u.id', type: 'uuid' };
const text = (column: string): SortKey => ({ column, type: 'text' });

/** Each with an index of its own. */
const order: Readonly<Record<UserSort, readonly SortKey[]>> = {
  created_at: [age, id],
  full_name: [text('lower(u.full_name)'), id],
  email: [text('u.email'), id],
  role: [text('u.role'), age, id],
  subscription_tier: [text('u.subscription_tier'), age, id],
};
const orderBy = ({ sort, descending }: UserOrder): string =>
  order[sort].map(({ column }) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ');

const OPENED = exactMoment('accounts_users', 'created_at').replace(':at', ':opened');

/** From here on it matters from which end a page is reached, where the total is at hand. */
const DEEP = 5000;

const shown = (sort: UserSort): string => `
  select u.id, u.email, u.full_name, u.role, u.subscription_tier, u.created_at, u.mailbox_proven_at,
    array[${order[sort].map(({ column }) => `cast(${column} as text)`).join(', ')}] as sort_key,
    u.suspended_at, u.suspension_reason,
    u.password_hash is not null as claimed,
    f.confirmed_at is not null as two_factor,
    (coalesce(b.available, 0) - coalesce(lots.lapsed, 0))::float8 as credits,
    coalesce(lots.unlimited, false) as unlimited
  from page u
  left join accounts_two_factor f on f.user_id = u.id
  left join credits_balances b on b.user_id = u.id
  left join lateral (
    select (sum(l.remaining) filter (where l.expires_at <= :at))::bigint as lapsed,
      bool_or(l.unlimited and (l.expires_at is null or l.expires_at > :at)) as unlimited
    from credits_lots l
    where l.user_id = u.id and (l.remaining > 0 or (l.unlimited and l.closed_at is null))
  ) lots on true`;

interface Deps {
  database: Knex;
  /** Rows read at a time for an export; for tests. */
  batch?: number;
}

/** The accounts in `accounts_users` beside their credits. */
export class PostgresUserDirectory implements UserDirectory {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async page(filter: UserFilter, part: UserPart, at: Date): Promise<{ users: ListedUser[] } & Total> {
    if (part.offset < DEEP || !isMaintained(filter, part)) {
      const [users, total] = await Promise.all([this.cut(filter, part, at), this.count(filter, part)]);
      return { users, ...total };
    }
    // A page behind the middle is reached from the other end.
    const total = await this.count(filter, part);
    const behind = total.total - part.offset;
    if (behind <= 0) return { users: [], ...total };
    if (behind > part.offset) return { users: await this.cut(filter, part, at), ...total };
    const limit = Math.min(part.limit, behind);
    const other = { ...part, descending: !part.descending, limit, offset: behind - limit };
    return { users: (await this.cut(filter, other, at)).toReversed(), ...total };
  }

  private async cut(filter: UserFilter, part: UserPart, at: Date): Promise<ListedUser[]> {
    const { offset, limit } = part;
    const { where, values } = wanted(filter, part);
    const by = orderBy(part);
    // The page is cut from an index before whole rows are read and anything is joined to them.
    const page = `with page as materialized (
        select u.* from accounts_users u
        where u.id in (select u.id from accounts_users u where ${where} order by ${by} offset :offset limit :limit)
      ) ${shown(part.sort)} order by ${by}`;
    return (await this.rows(page, { ...values, offset, limit, at })).map(toListed);
  }

  async *all(filter: UserFilter, wanted: UserOrder, at: Date): AsyncIterable<ListedUser[]> {
    const { where, values } = condition(filter);
    const by = orderBy(wanted);
    const { batch = BATCH } = this.deps;
    let last: Row | undefined;
    do {
      const after = beyond(wanted, last?.sort_key);
      const rows: Row[] = await this.rows(
        `with page as materialized (
           select u.* from accounts_users u where ${where} ${after.where} order by ${by} limit :limit
         ) ${shown(wanted.sort)} order by ${by}`,
        { ...values, ...after.values, limit: batch, at },
      );
      if (rows.length > 0) yield rows.map(toListed);
      last = rows.length < batch ? undefined : rows.at(-1);
    } while (last);
  }

  async counts(): Promise<{ total: number } & Record<SubscriptionTier, number>> {
    const { rows } = await this.deps.database.raw<{ rows: { tier: SubscriptionTier; users: string }[] }>(
      'select subscription_tier as tier, sum(users) as users from accounts_counts group by subscription_tier',
    );
    const counts = { total: 0, none: 0, starter: 0, pro: 0, expert: 0 };
    for (const { tier, users } of rows) {
      counts[tier] = Number(users);
      counts.total += Number(users);
    }
    return counts;
  }

  async find(id: string, at: Date): Promise<ListedUser | null> {
    const [row] = await this.rows(
      `with page as (select * from accounts_users where id = :id and deleted_at is null) ${shown('created_at')}`,
      { id, at },
    );
    return row ? toListed(row) : null;
  }

  /** By tier and role from the maintained counts; anything else is counted as far as that costs little. */
  private async count(filter: UserFilter, part: UserPart): Promise<Total> {
    if (!isMaintained(filter, part)) {
      const { where, values } = wanted(filter, part);
      const { database } = this.deps;
      return countUpTo(database, database('accounts_users as u').whereRaw(where, values), part);
    }
    const { tier, role } = filter;
    const [maintained] = await this.deps
      .database('accounts_counts')
      .where({ ...(tier && { subscription_tier: tier }), ...(role && { role }) })
      .sum<{ users: string | null }[]>('users as users');
    return { total: Number(maintained?.users ?? 0), totalIsExact: true };
  }

  private async rows(sql: string, values: Record<string, string | number | Date | null>): Promise<Row[]> {
    return (await this.deps.database.raw<{ rows: Row[] }>(sql, values)).rows;
  }
}

/** Whether the total is one of the maintained counts. */
const isMaintained = ({ q }: UserFilter, { after }: UserPart): boolean => !q?.trim() && !after;

/** What matches and comes behind the account at which the page begins. */
function wanted(filter: UserFilter, part: UserPart): { where: string; values: Record<string, string> } {
  const { where, values } = condition(filter);
  const { after, descending } = part;
  if (!after) return { where, values };
  const behind = `(u.created_at, u.id) ${descending ? '<' : '>'} (${OPENED}, :id)`;
  return {
    where: `${where} and ${behind}`,
    values: { ...values, id: after.id, opened: after.at.toISOString() },
  };
}

function condition({ q, tier, role }: UserFilter): { where: string; values: Record<string, string> } {
  const part = searching(q);
  const parts = ['u.deleted_at is null'];
  if (part) parts.push('u.search like :part');
  if (tier) parts.push('u.subscription_tier = :tier');
  if (role) parts.push('u.role = :role');
  return {
    where: parts.join(' and '),
    values: {
      ...(part && { part }),
      ...(tier && { tier }),
      ...(role && { role }),
    },
  };
}

/** Those that come after a row of the list, named by what it is sorted by; without one all of them. */
function beyond({ sort, descending }: UserOrder, sortKey: readonly string[] = []) {
  if (sortKey.length === 0) return { where: '', values: {} };
  const keys = order[sort];
  const columns = keys.map(({ column }) => column).join(', ');
  const ends = keys.map(({ type }, index) => `cast(:end${index} as ${type})`).join(', ');
  return {
    where: `and (${columns}) ${descending ? '<' : '>'} (${ends})`,
    values: Object.fromEntries(sortKey.map((end, index) => [`end${index}`, end])),
  };
}

function toListed(row: Row): ListedUser {
  return {
    user: userOf(row),
    credits: row.credits,
    unlimited: row.unlimited,
    claimed: row.claimed,
    twoFactor: row.two_factor,
    suspensionReason: row.suspension_reason,
  };
}
