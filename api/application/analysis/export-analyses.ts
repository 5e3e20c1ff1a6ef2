import type { User } from '../../domain/accounts/user.ts';
import type { AnalysisFilter, ListedAnalysis } from '../../ports/analysis/analysis-store.ts';
import type { ListAnalyses } from './list-analyses.ts';

/** Analyses read at a time. */
const BATCH = 200;
/** Analyses in a file at the most. */
const MOST = 10_000;

interface Deps {
  listAnalyses: ListAnalyses;
}

/** The caller's analyses that match and that the plan shows, newest first, read while they are handed out. */
export class ExportAnalyses {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async *run(
    user: User,
    filter: Omit<AnalysisFilter, 'since' | 'limit' | 'offset'>,
  ): AsyncIterable<ListedAnalysis[]> {
    for (let offset = 0; offset < MOST; offset += BATCH) {
      const { records } = await this.deps.listAnalyses.run(user, { ...filter, limit: BATCH, offset });
      if (records.length > 0) yield records;
      if (records.length < BATCH) return;
    }
  }
}
