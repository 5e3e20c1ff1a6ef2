import { useQuery } from '@tanstack/react-query';
import { getCreditStatement } from './generated/client/credits/credits.ts';
import type { CreditStatement } from './generated/model';
import { download, downloadCsv } from './download.ts';

export type { CreditEntry, CreditEntryKind, CreditLot, CreditStatement } from './generated/model';

/** As many entries as one answer holds. */
const ALL = 10_000;

/** The own credits, entry by entry, the oldest first. */
export function useStatement() {
  return useQuery({
    queryKey: ['/credits/statement', { limit: ALL }],
    queryFn: async ({ signal }) => (await getCreditStatement({ limit: ALL }, signal)) as CreditStatement,
    staleTime: 0,
  });
}

/** The statement as a file: the same rows as CSV, or the whole answer as JSON. */
export const downloadStatement = (kind: 'csv' | 'json'): Promise<Blob> =>
  kind === 'csv'
    ? downloadCsv('/credits/statement', { limit: ALL })
    : download('/credits/statement', { params: { limit: ALL }, accept: 'application/json' });
