import type { AnalysisNotFound } from '../../domain/analysis/errors.ts';
import { changeNotes } from '../../domain/analysis/own-notes.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisRecord, AnalysisStore } from '../../ports/analysis/analysis-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  analyses: AnalysisStore;
  unitOfWork: UnitOfWork;
}

/** Writes tags and a note on an analysis of the caller's; two who change different parts of it both count. */
export class AnnotateAnalysis {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(
    ownerId: string,
    id: string,
    change: { tags?: string[]; note?: string },
  ): Promise<Result<AnalysisRecord, AnalysisNotFound>> {
    return this.deps.unitOfWork.run(async (tx) => {
      const before = await this.deps.analyses.lockNotes(ownerId, id, tx);
      const record =
        before && (await this.deps.analyses.annotate(ownerId, id, changeNotes(before, change), tx));
      return record ? ok(record) : err({ code: 'analysis.not_found' });
    });
  }
}
