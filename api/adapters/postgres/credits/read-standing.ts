import type { Knex } from 'knex';
import type { CreditStanding } from '../../../ports/credits/credit-ledger.ts';
import { ask, statement } from '../shared/ask.ts';
import { time, type AsJson } from '../shared/json-rows.ts';
import type { LotRow } from './credit-rows.ts';
import { IN_FORCE } from './read-account.ts';

/** On hold a lot's time stands still. */
export const EXPIRES = `${IN_FORCE} and on_hold_since is null`;

export interface StandingRow {
  available: string | number;
  reserved: string | number;
  unlimited: boolean;
  due: boolean;
  expiring: AsJson<Pick<LotRow, 'source' | 'remaining'> & { expires_at: Date }> | null;
}

/** What `:userId` stands at at `:at`, in one look at its lots; no row when nothing was ever entered. */
export const STANDING = `
  select balance.available, balance.reserved,
    coalesce(bool_or(unlimited and closed_at is null and (expires_at is null or expires_at > :at)), false) as unlimited,
    coalesce(bool_or(expires_at <= :at), false) as due,
    (array_agg(json_build_object('source', source, 'remaining', remaining, 'expires_at', expires_at)
      order by expires_at, granted_at, id) filter (where remaining > 0 and expires_at > :at))[1] as expiring
  from credits_balances as balance left join credits_lots as lot on lot.user_id = balance.user_id and ${EXPIRES}
  where balance.user_id = :userId group by balance.user_id`;

const ASKED = statement<StandingRow>('credit-standing', STANDING);

export async function readStanding(query: Knex, userId: string, at: Date): Promise<CreditStanding> {
  const [row] = await ask(query, ASKED, { userId, at });
  return toStanding(row);
}

export function toStanding(row: StandingRow | null | undefined): CreditStanding {
  if (!row) return { available: 0, reserved: 0, unlimited: false, expiriesDue: false, expiring: null };
  const { due, unlimited, expiring } = row;
  return {
    available: Number(row.available),
    reserved: Number(row.reserved),
    unlimited,
    expiriesDue: due,
    expiring: expiring && {
      source: expiring.source,
      remaining: Number(expiring.remaining),
      expiresAt: time(expiring.expires_at),
    },
  };
}
