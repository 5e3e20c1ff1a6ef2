import type { AnalysisNotFound } from '../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisRecord, AnalysisStore } from '../../ports/analysis-store.ts';

/** One of the caller's analyses with its reading. */
export class GetAnalysis {
  private readonly analyses: AnalysisStore;

  constructor(analyses: AnalysisStore) {
    this.analyses = analyses;
  }

  async run(ownerId: string, id: string): Promise<Result<AnalysisRecord, AnalysisNotFound>> {
    const record = await this.analyses.find(ownerId, id);
    return record === null ? err({ code: 'analysis.not_found' }) : ok(record);
  }
}
