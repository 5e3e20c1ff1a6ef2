import type { User } from '../../domain/accounts/user.ts';
import type { AnalysisNotFound, OutsideWindow } from '../../domain/analysis/errors.ts';
import { committedText, type RecordEntry } from '../../domain/shared-with-web/plan-record.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { PlanRecord } from '../../ports/analysis/plan-record.ts';
import type { GetAnalysis } from './get-analysis.ts';

interface Deps {
  getAnalysis: GetAnalysis;
  planRecord: PlanRecord;
}

/** The entry of the caller's plan in the public record, with the text that opens it; null where there is none. */
export class GetPlanSeal {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    user: User,
    analysisId: string,
  ): Promise<Result<{ entry: RecordEntry; text: string } | null, AnalysisNotFound | OutsideWindow>> {
    const record = await this.deps.getAnalysis.run(user, analysisId);
    if (!record.ok) return record;
    const stored = await this.deps.planRecord.sealOf(analysisId);
    const { committed = null, salt = '' } = stored?.plan ?? {};
    return ok(stored && committed ? { entry: stored.entry, text: committedText(committed, salt) } : null);
  }
}
