/** API calls for the analyses: the generated hooks, and what else changes when one of them is made or deleted. */
import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  getAnalysisReport,
  getAnnotatedPicture,
  getAnalysisSeries,
  getGetAnalysisQueryKey,
  getGetAnalysisStatsQueryKey,
  getListAnalysesQueryKey,
  annotateAnalysis,
  deleteAnalyses,
  expectPicture,
  getGetWatchlistQueryKey,
  unwatchSymbol,
  useDeleteAnalysis,
  useGetAnalysis,
  useGetAnalysisStats,
  useGetIndicatorCurves,
  useGetWatchlist,
  useListAnalyses,
  uploadFile,
  watchSymbol,
} from './generated/client/analysis/analysis.ts';
import { downloadCsv } from './download.ts';
import type {
  AnalysisEnvelope,
  AnalysisList,
  AnalysisNotes,
  AnalysisRecord,
  ExportAnalysesParams,
  ListAnalysesParams,
} from './generated/model';

export { streamAnalysis } from './analysis-stream.ts';

/** How many analyses each screen asks for. */
export const ANALYSES_ON = { analysis: 200, history: 50, dashboard: 10 } as const;

const [LISTS] = getListAnalysesQueryKey();

/** The own analyses, newest first. */
export function useAnalyses(
  params: ListAnalysesParams,
  options: { enabled?: boolean; staleTime?: number } = {},
) {
  return useListAnalyses(params, { query: { ...options, placeholderData: (before) => before } });
}

/** Counts over the own analyses. */
export function useStats(options: { enabled?: boolean } = {}) {
  return useGetAnalysisStats({ query: options });
}

/** One analysis with its reading; it does not change once made. */
export function useAnalysis(id: string) {
  return useGetAnalysis(id, { query: { staleTime: Infinity } });
}

/** Its indicators over all bars; they do not change either. */
export function useIndicatorCurves(id: string, options: { enabled: boolean }) {
  return useGetIndicatorCurves(id, { query: { ...options, staleTime: Infinity } });
}

/** Milliseconds after which a page has come to rest: what it asks for then costs nobody's arrival. */
const AT_REST_MS = 4_000;

/**
 * Has the server make itself ready for a picture once a page that expects one is at rest. Choosing a picture tells the server nothing. Where it
 * does not hear of it, the analysis takes a little longer.
 */
export function useExpectPicture(expected: boolean): void {
  useEffect(() => {
    if (!expected) return undefined;
    const timer = setTimeout(() => void expectPicture().catch(() => undefined), AT_REST_MS);
    return () => clearTimeout(timer);
  }, [expected]);
}

/** Stores the original of a picture. This side makes its own copy. */
export const storePicture = (file: Blob) => uploadFile({ file }, { copy: false });

/** What a new analysis changes: it goes on top of every unfiltered list, and the counts are asked for again. */
export function useAnalysisMade() {
  const client = useQueryClient();
  return (analysis: AnalysisRecord): void => {
    client.setQueryData(getGetAnalysisQueryKey(analysis.id), { analysis });
    putOnTop(client, analysis);
    void client.invalidateQueries({ queryKey: getGetAnalysisStatsQueryKey() });
  };
}

/** What a refused picture changes: its record is in the lists and the counts. */
export function useAnalysisRefused() {
  const client = useQueryClient();
  return (): void => {
    void client.invalidateQueries({ queryKey: [LISTS] });
    void client.invalidateQueries({ queryKey: getGetAnalysisStatsQueryKey() });
  };
}

function putOnTop(client: QueryClient, analysis: AnalysisRecord): void {
  for (const [queryKey, list] of client.getQueriesData<AnalysisList>({ queryKey: [LISTS] })) {
    const { q, status, trend, tag, offset } = (queryKey[1] ?? {}) as ListAnalysesParams;
    if (q || status || trend || tag || offset || !list) {
      void client.invalidateQueries({ queryKey, exact: true });
      continue;
    }
    const others = list.analyses.filter(({ id }) => id !== analysis.id);
    const total = list.meta.total + (others.length === list.analyses.length ? 1 : 0);
    client.setQueryData(queryKey, { analyses: [analysis, ...others], meta: { ...list.meta, total } });
  }
}

/** Deletes an analysis with its picture; lists and counts follow. */
export function useRemoveAnalysis() {
  const client = useQueryClient();
  return useDeleteAnalysis({
    mutation: {
      onSuccess: async (_, { analysisId }) => {
        client.removeQueries({ queryKey: getGetAnalysisQueryKey(analysisId) });
        await Promise.all([
          client.invalidateQueries({ queryKey: [LISTS] }),
          client.invalidateQueries({ queryKey: getGetAnalysisStatsQueryKey() }),
        ]);
      },
    },
  });
}

/** Deletes several; lists and counts follow. */
export function useRemoveAnalyses() {
  const client = useQueryClient();
  return async (ids: readonly string[]): Promise<void> => {
    await deleteAnalyses({ ids: [...ids] });
    for (const id of ids) client.removeQueries({ queryKey: getGetAnalysisQueryKey(id) });
    await Promise.all([
      client.invalidateQueries({ queryKey: [LISTS] }),
      client.invalidateQueries({ queryKey: getGetAnalysisStatsQueryKey() }),
    ]);
  };
}

/** Writes tags and a note; the analysis and the lists show them. */
export function useAnnotate(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (notes: AnalysisNotes) => annotateAnalysis(id, notes),
    onSuccess: async ({ analysis: { tags, note } }) => {
      client.setQueryData<AnalysisEnvelope>(
        getGetAnalysisQueryKey(id),
        (before) => before && { ...before, analysis: { ...before.analysis, tags, note } },
      );
      await client.invalidateQueries({ queryKey: [LISTS] });
    },
  });
}

/** The symbols watched, each with its latest analysis. */
export function useWatchlist() {
  return useGetWatchlist();
}

/** Puts a symbol on the watch list, or takes it off. */
export function useWatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ symbol, on }: { symbol: string; on: boolean }) =>
      on ? watchSymbol(symbol) : unwatchSymbol(symbol),
    onSuccess: (list) => client.setQueryData(getGetWatchlistQueryKey(), list),
  });
}

/** What is filtered, as CSV. */
export const downloadHistory = (params: ExportAnalysesParams): Promise<Blob> =>
  downloadCsv('/chart/history.csv', params);

export type Download = 'csv' | 'json' | 'annotated' | 'report';

/** The recovered series, the picture with the measurements drawn on it, or a report, as a file. Rejects with `ApiError`. */
export async function downloadAnalysis(id: string, kind: Download): Promise<Blob> {
  if (kind === 'annotated') return getAnnotatedPicture(id);
  if (kind === 'report') return getAnalysisReport(id);
  const series = await getAnalysisSeries(id, { format: kind });
  const text = typeof series === 'string' ? series : JSON.stringify(series, null, 2);
  return new Blob([text], { type: kind === 'csv' ? 'text/csv' : 'application/json' });
}
