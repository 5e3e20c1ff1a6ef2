import type { CreditEntryKind, CreditLot } from '../../api/credits.ts';

/** A short label of what happened; the entry's note gives the details. */
export const entryLabels: Readonly<Record<CreditEntryKind, string>> = {
  trial: 'Trial',
  purchase: 'Purchase',
  admin_grant: 'Granted',
  admin_removal: 'Removed',
  reading_wrong: 'Reading reported',
  reserve: 'Reserved',
  settle: 'Spent',
  void: 'Returned',
  expire: 'Expired',
  take_back: 'Taken back',
  refund_undone: 'Refund failed',
  freeze: 'Frozen',
  thaw: 'Usable again',
  debt: 'Owed',
  debt_settled: 'Settled a debt',
  unlimited_use: 'Analysis, no charge',
  unlimited_on: 'Unlimited begins',
  unlimited_off: 'Unlimited ends',
};

export const lotLabels: Readonly<Record<CreditLot['source'], string>> = {
  trial: 'Trial',
  purchase: 'Purchase',
  admin_grant: 'Granted',
  reading_wrong: 'Reading reported',
};

/** '+10', '−1', '0': a change of the balance with its sign. */
export function signed(credits: number): string {
  if (credits === 0) return '0';
  return `${credits > 0 ? '+' : '−'}${Math.abs(credits)}`;
}

export interface StatementSum {
  opening: number;
  added: number;
  taken: number;
  closing: number;
  /** Opening balance plus every entry is the closing balance, and that is what can be spent. */
  adds: boolean;
}

/** The statement added up here, entry by entry, independently of the totals that came with it. */
export function sumUp(statement: {
  opening_balance: number;
  closing_balance: number;
  balance: number;
  entries: readonly { credits: number; balance_after: number }[];
}): StatementSum {
  let running = statement.opening_balance;
  let added = 0;
  let taken = 0;
  let steps = true;
  for (const { credits, balance_after } of statement.entries) {
    running += credits;
    if (credits > 0) added += credits;
    else taken -= credits;
    steps &&= running === balance_after;
  }
  const { opening_balance: opening, closing_balance: closing, balance } = statement;
  return { opening, added, taken, closing, adds: steps && running === closing && closing === balance };
}
