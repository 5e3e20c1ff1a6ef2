import type { AnalysisNotFound } from '../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisStore } from '../../ports/analysis-store.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { PictureShelf } from './picture-shelf.ts';

/** Deletes an analysis of the caller's, and its picture when no other analysis uses it. */
export class DeleteAnalysis {
  private readonly analyses: AnalysisStore;
  private readonly shelf: PictureShelf;
  private readonly unitOfWork: UnitOfWork;

  constructor(analyses: AnalysisStore, shelf: PictureShelf, unitOfWork: UnitOfWork) {
    this.analyses = analyses;
    this.shelf = shelf;
    this.unitOfWork = unitOfWork;
  }

  async run(ownerId: string, id: string): Promise<Result<void, AnalysisNotFound>> {
    const removed = await this.unitOfWork.run((tx) => this.analyses.remove(ownerId, id, tx));
    if (removed === undefined) return err({ code: 'analysis.not_found' });
    // A storage that does not answer leaves an orphan, which the clearing job takes.
    if (removed.imageId !== null) await this.shelf.discard(removed.imageId);
    return ok(undefined);
  }
}
