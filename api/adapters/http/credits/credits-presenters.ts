import type { Column } from '../csv.ts';
import { cursorOf } from '../long-list.ts';
import type { CreditStatement } from '../../../application/credits/get-credit-statement.ts';
import type { components } from '../generated/contract.ts';

type Schemas = components['schemas'];

/** The statement as answers show it. */
export function presentStatement(statement: CreditStatement): Schemas['CreditStatement'] {
  const { used, limit, resetsAt } = statement.dailyUsage;
  return {
    as_of: statement.asOf.toISOString(),
    balance: statement.balance,
    unlimited: statement.unlimited,
    reserved: statement.reserved,
    frozen: statement.frozen,
    owed: statement.owed,
    opening_balance: statement.opening,
    closing_balance: statement.closing,
    entries: statement.entries.map(presentEntry),
    lots: statement.lots.map(presentLot),
    daily_usage: { used, limit, resets_at: resetsAt.toISOString() },
    next_cursor: statement.next && cursorOf('credits', statement.next),
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

interface StatementRow {
  at: Date | null;
  kind: string;
  memo: string;
  credits: number | null;
  balance: number;
  orderId?: string | null;
  analysisId?: string | null;
}

export const STATEMENT_COLUMNS: readonly Column<StatementRow>[] = [
  ['at', ({ at }) => at?.toISOString() ?? null],
  ['kind', ({ kind }) => kind],
  ['description', ({ memo }) => memo],
  ['credits', ({ credits }) => credits],
  ['balance', ({ balance }) => balance],
  ['order_id', ({ orderId = null }) => orderId],
  ['analysis_id', ({ analysisId = null }) => analysisId],
];

/** The statement as a table: the opening balance, a row an entry, the closing balance. */
export function statementRows({ opening, closing, asOf, entries }: CreditStatement): StatementRow[] {
  return [
    { at: null, kind: 'opening', memo: 'Opening balance', credits: null, balance: opening },
    ...entries.map((entry) => ({ ...entry, balance: entry.balanceAfter })),
    { at: asOf, kind: 'closing', memo: 'Closing balance', credits: null, balance: closing },
  ];
}
