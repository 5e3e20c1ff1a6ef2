import type { User } from '../../domain/accounts/user.ts';
import type { AnalysisNotFound, OutsideWindow } from '../../domain/analysis/errors.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { FollowUp, FollowUpStore } from '../../ports/analysis/follow-up-store.ts';
import type { GetAnalysis } from './get-analysis.ts';

interface Deps {
  getAnalysis: GetAnalysis;
  followUps: FollowUpStore;
}

/** The grades of one of the caller's analyses, newest first. */
export class ListFollowUps {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User, analysisId: string): Promise<Result<FollowUp[], AnalysisNotFound | OutsideWindow>> {
    const record = await this.deps.getAnalysis.run(user, analysisId);
    return record.ok ? ok(await this.deps.followUps.list(analysisId)) : record;
  }
}
