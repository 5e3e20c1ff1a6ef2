import type { User } from '../../domain/accounts/user.ts';
import type { AnalysisNotFound, OutsideWindow } from '../../domain/analysis/errors.ts';
import { historyWindowOf, shownSince } from '../../domain/analysis/history-window.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisRecord, AnalysisStore } from '../../ports/analysis-store.ts';
import type { Clock } from '../../ports/clock.ts';

/** One of the caller's analyses with its reading, if the plan still shows it. */
export class GetAnalysis {
  private readonly analyses: AnalysisStore;
  private readonly clock: Clock;

  constructor(analyses: AnalysisStore, clock: Clock) {
    this.analyses = analyses;
    this.clock = clock;
  }

  async run(user: User, id: string): Promise<Result<AnalysisRecord, AnalysisNotFound | OutsideWindow>> {
    const record = await this.analyses.find(user.id, id);
    if (record === null) return err({ code: 'analysis.not_found' });
    const since = shownSince(historyWindowOf(user), this.clock.now());
    return since !== null && record.createdAt < since ? err({ code: 'analysis.outside_window' }) : ok(record);
  }
}
