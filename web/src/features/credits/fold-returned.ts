import type { CreditEntry } from '../../api/credits.ts';

/** A row of the statement: an entry, or a credit that was reserved and came back. */
export type StatementRow = CreditEntry & { folded?: boolean };

/**
 * A credit that was reserved for an analysis and returned by it changes nothing: both entries become one row with 0. Oldest
 * first, like the entries.
 */
export function foldReturned(entries: readonly CreditEntry[]): StatementRow[] {
  const returned = new Map(
    entries.flatMap((entry) =>
      entry.kind === 'void' && entry.analysis_id !== null ? [[entry.analysis_id, entry] as const] : [],
    ),
  );
  const reserved = new Set<string>();
  for (const { kind, analysis_id: of, credits } of entries)
    if (kind === 'reserve' && of !== null && credits === -(returned.get(of)?.credits ?? 0)) reserved.add(of);
  return entries.flatMap((entry): StatementRow[] => {
    const of = entry.analysis_id;
    if (of === null || !reserved.has(of)) return [entry];
    if (entry.kind === 'reserve') return [];
    return entry.kind === 'void' ? [{ ...entry, credits: 0, folded: true }] : [entry];
  });
}
