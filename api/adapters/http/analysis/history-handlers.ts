import type { AnnotateAnalysis } from '../../../application/analysis/annotate-analysis.ts';
import type { DeleteAnalyses } from '../../../application/analysis/delete-analyses.ts';
import type { ExportAnalyses } from '../../../application/analysis/export-analyses.ts';
import type { FileAddresses } from '../../../application/analysis/file-addresses.ts';
import type { GetReport } from '../../../application/analysis/get-report.ts';
import type { GetWatchlist, WatchedSymbol } from '../../../application/analysis/get-watchlist.ts';
import type { WatchSymbol } from '../../../application/analysis/watch-symbol.ts';
import type { User } from '../../../domain/accounts/user.ts';
import { symbolKey } from '../../../domain/analysis/watched-symbol.ts';
import type { Watchlist } from '../../../ports/analysis/watchlist.ts';
import type { Clock } from '../../../ports/shared/clock.ts';
import { attachment } from '../attachment.ts';
import { csvAnswer, flat } from '../csv.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { analysisFailure } from './analysis-failure.ts';
import { presentAnalysis, presentListed } from './analysis-presenters.ts';
import { HISTORY_COLUMNS } from './history-columns.ts';

export interface HistoryUseCases {
  annotateAnalysis: AnnotateAnalysis;
  deleteAnalyses: DeleteAnalyses;
  exportAnalyses: ExportAnalyses;
  getReport: GetReport;
  getWatchlist: GetWatchlist;
  watchSymbol: WatchSymbol;
  watchlist: Watchlist;
  fileAddresses: FileAddresses;
  clock: Clock;
}

type HistoryOperation =
  | 'annotateAnalysis'
  | 'getAnalysisReport'
  | 'deleteAnalyses'
  | 'exportAnalyses'
  | 'getWatchlist'
  | 'watchSymbol'
  | 'unwatchSymbol';

/** What people do with their stored analyses. */
export function historyHandlers(useCases: HistoryUseCases) {
  const { fileAddresses } = useCases;
  const watchlistOf = async (user: User) => {
    const symbols = await useCases.getWatchlist.run(user);
    const body = { symbols: symbols.map((each) => presentWatched(each, fileAddresses)) };
    return { status: 200, body } as const;
  };
  return {
    async annotateAnalysis({ body, path, ...request }) {
      const { user } = signedIn(request);
      const result = await useCases.annotateAnalysis.run(user.id, path.analysis_id, body);
      if (!result.ok) return analysisFailure(result.error);
      return { status: 200, body: { analysis: presentAnalysis(result.value, fileAddresses) } };
    },

    async deleteAnalyses(request) {
      const ids = await useCases.deleteAnalyses.run(signedIn(request).user.id, request.body.ids);
      return { status: 200, body: { ids } };
    },

    exportAnalyses(request) {
      const { q, status, trend, refused, tag } = request.query;
      const batches = useCases.exportAnalyses.run(signedIn(request).user, { q, status, trend, refused, tag });
      const day = useCases.clock.now().toISOString().slice(0, 10);
      return Promise.resolve(csvAnswer(`analyses-${day}.csv`, HISTORY_COLUMNS, flat(batches)));
    },

    async getAnalysisReport(request) {
      const id = request.path.analysis_id;
      const result = await useCases.getReport.run(signedIn(request).user, id);
      if (!result.ok) return analysisFailure(result.error);
      const headers = { 'Cache-Control': 'no-store', ...attachment(`analysis-${id}.pdf`) };
      return { status: 200, stream: Buffer.from(result.value), contentType: 'application/pdf', headers };
    },

    getWatchlist: (request) => watchlistOf(signedIn(request).user),

    async watchSymbol(request) {
      const { user } = signedIn(request);
      const result = await useCases.watchSymbol.run(user.id, request.path.symbol);
      return result.ok ? watchlistOf(user) : analysisFailure(result.error);
    },

    async unwatchSymbol(request) {
      const { user } = signedIn(request);
      await useCases.watchlist.remove(user.id, symbolKey(request.path.symbol));
      return watchlistOf(user);
    },
  } satisfies Pick<Handlers, HistoryOperation>;
}

function presentWatched({ symbol, addedAt, analyses, latest }: WatchedSymbol, addresses: FileAddresses) {
  return {
    symbol,
    added_at: addedAt.toISOString(),
    analyses,
    latest: latest && presentListed(latest, addresses),
  };
}
