import type { User } from '../../domain/accounts/user.ts';
import { historyWindowOf, shownSince } from '../../domain/analysis/history-window.ts';
import type { ListedAnalysis, AnalysisStore } from '../../ports/analysis/analysis-store.ts';
import type { Watched, Watchlist } from '../../ports/analysis/watchlist.ts';
import type { Clock } from '../../ports/shared/clock.ts';

interface Deps {
  analyses: AnalysisStore;
  watchlist: Watchlist;
  clock: Clock;
}

export interface WatchedSymbol extends Watched {
  /** Completed analyses of it that the plan shows. */
  analyses: number;
  latest: ListedAnalysis | null;
}

/** The symbols the caller watches, each with the latest analysis that the plan shows. */
export class GetWatchlist {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User): Promise<WatchedSymbol[]> {
    const watched = await this.deps.watchlist.list(user.id);
    const keys = watched.map(({ symbolKey }) => symbolKey);
    const since = shownSince(historyWindowOf(user), this.deps.clock.now());
    const latest = await this.deps.analyses.latestBySymbol(user.id, keys, since);
    return watched.map((each) => {
      const found = latest.get(each.symbolKey);
      return { ...each, analyses: found?.count ?? 0, latest: found?.record ?? null };
    });
  }
}
