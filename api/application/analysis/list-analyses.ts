import type { User } from '../../domain/accounts/user.ts';
import { historyWindowOf, shownSince, type HistoryWindow } from '../../domain/analysis/history-window.ts';
import type { AnalysisFilter, AnalysisPage, AnalysisStore } from '../../ports/analysis/analysis-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';

interface Deps {
  analyses: AnalysisStore;
  clock: Clock;
}

/** One page of the caller's analyses, newest first, as far back as the plan shows them. */
export class ListAnalyses {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    user: User,
    filter: Omit<AnalysisFilter, 'since'>,
  ): Promise<AnalysisPage & { window: HistoryWindow }> {
    const window = historyWindowOf(user);
    const page = await this.deps.analyses.list(user.id, {
      ...filter,
      since: shownSince(window, this.deps.clock.now()),
    });
    return { ...page, window };
  }
}
