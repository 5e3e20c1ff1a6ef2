import type { AnalysisFilter, AnalysisRecord, AnalysisStore } from '../../ports/analysis-store.ts';

/** One page of the caller's analyses, newest first. */
export class ListAnalyses {
  private readonly analyses: AnalysisStore;

  constructor(analyses: AnalysisStore) {
    this.analyses = analyses;
  }

  run(ownerId: string, filter: AnalysisFilter): Promise<{ records: AnalysisRecord[]; total: number }> {
    return this.analyses.list(ownerId, filter);
  }
}
