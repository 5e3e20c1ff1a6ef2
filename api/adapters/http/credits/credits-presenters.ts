import type { CreditStatement } from '../../../application/credits/get-credit-statement.ts';
import type { components } from '../generated/contract.ts';
import { csvCell } from '../analysis/series-csv.ts';

type Schemas = components['schemas'];

/** The statement as answers show it. */
export function presentStatement(statement: CreditStatement): Schemas['CreditStatement'] {
  const { used, limit, resetsAt } = statement.dailyUsage;
  return {
    as_of: statement.asOf.toISOString(),
    balance: statement.balance,
    unlimited: statement.unlimited,
    reserved: statement.reserved,
    opening_balance: statement.opening,
    closing_balance: statement.balance,
    entries: statement.entries.map(presentEntry),
    lots: statement.lots.map(presentLot),
    daily_usage: { used, limit, resets_at: resetsAt.toISOString() },
  };
}

function presentEntry(entry: CreditStatement['entries'][number]): Schemas['CreditEntry'] {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    kind: entry.kind,
    description: entry.memo,
    credits: entry.credits,
    balance_after: entry.balanceAfter,
    order_id: entry.orderId,
    analysis_id: entry.analysisId,
  };
}

function presentLot(lot: CreditStatement['lots'][number]): Schemas['CreditLot'] {
  return {
    id: lot.id,
    source: lot.source,
    granted: lot.granted,
    remaining: lot.remaining,
    granted_at: lot.grantedAt.toISOString(),
    expires_at: lot.expiresAt?.toISOString() ?? null,
    order_id: lot.orderId,
  };
}

const HEAD = ['at', 'kind', 'description', 'credits', 'balance', 'order_id', 'analysis_id'];

/** The statement as CSV (RFC 4180): the opening balance, a row an entry, the closing balance. */
export function statementCsv(statement: CreditStatement): string {
  const { opening, balance, asOf, entries } = statement;
  const rows = [
    HEAD,
    ['', 'opening', 'Opening balance', null, opening, null, null],
    ...entries.map((entry) => [
      entry.at.toISOString(),
      entry.kind,
      entry.memo,
      entry.credits,
      entry.balanceAfter,
      entry.orderId,
      entry.analysisId,
    ]),
    [asOf.toISOString(), 'closing', 'Closing balance', null, balance, null, null],
  ];
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}
