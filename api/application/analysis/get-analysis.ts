import type { User } from '../../domain/accounts/user.ts';
import type { AnalysisNotFound, OutsideWindow } from '../../domain/analysis/errors.ts';
import { historyWindowOf, shownSince } from '../../domain/analysis/history-window.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisRecord, AnalysisStore } from '../../ports/analysis/analysis-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';

interface Deps {
  analyses: AnalysisStore;
  clock: Clock;
}

/** One of the caller's analyses with its reading, if the plan still shows it. */
export class GetAnalysis {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User, id: string): Promise<Result<AnalysisRecord, AnalysisNotFound | OutsideWindow>> {
    const record = await this.deps.analyses.find(user.id, id);
    if (record === null) return err({ code: 'analysis.not_found' });
    const since = shownSince(historyWindowOf(user), this.deps.clock.now());
    return since !== null && record.createdAt < since ? err({ code: 'analysis.outside_window' }) : ok(record);
  }
}
