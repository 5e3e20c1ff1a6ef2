import type { ListedUser } from '../../../ports/accounts/user-directory.ts';
import type { components } from '../generated/contract.ts';
import { csvCell } from '../analysis/series-csv.ts';
import { presentUser } from './user-presenters.ts';

/** An account as admins see it. */
export function presentListedUser(listed: ListedUser): components['schemas']['AdminUser'] {
  const { user, credits, unlimited, claimed, twoFactor } = listed;
  return { ...presentUser(user, { credits, unlimited }), claimed, two_factor: twoFactor };
}

const COLUMNS = [
  'id',
  'full_name',
  'email',
  'role',
  'subscription_tier',
  'credits_balance',
  'credits_unlimited',
  'claimed',
  'two_factor',
  'created_at',
] as const;

const yesNo = (value: string | number | boolean): string | number =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
const line = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Accounts as CSV (RFC 4180), one a line, some at a time. */
export async function* usersCsv(batches: AsyncIterable<ListedUser[]>): AsyncIterable<string> {
  yield line(COLUMNS);
  for await (const batch of batches) {
    const shown = batch.map(presentListedUser);
    yield shown.map((user) => line(COLUMNS.map((column) => yesNo(user[column])))).join('');
  }
}
