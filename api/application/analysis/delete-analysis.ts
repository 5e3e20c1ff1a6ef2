import type { AnalysisNotFound } from '../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisStore } from '../../ports/analysis/analysis-store.ts';
import type { FollowUpStore } from '../../ports/analysis/follow-up-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { PictureStorage } from './picture-storage.ts';

interface Deps {
  analyses: AnalysisStore;
  followUps: FollowUpStore;
  pictureStorage: PictureStorage;
  unitOfWork: UnitOfWork;
}

/** Deletes an analysis of the caller's with its grades, and their pictures when nothing else uses them. */
export class DeleteAnalysis {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(ownerId: string, id: string): Promise<Result<void, AnalysisNotFound>> {
    const graded = await this.deps.followUps.list(id);
    const removed = await this.deps.unitOfWork.run((tx) => this.deps.analyses.remove(ownerId, id, tx));
    if (removed === undefined) return err({ code: 'analysis.not_found' });
    // A storage that does not answer leaves an orphan, which the clearing job takes.
    for (const imageId of [removed.imageId, ...graded.map((grade) => grade.imageId)])
      if (imageId !== null) await this.deps.pictureStorage.discard(imageId);
    return ok(undefined);
  }
}
