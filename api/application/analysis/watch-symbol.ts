import type { NoSymbol, WatchlistFull } from '../../domain/analysis/errors.ts';
import { MOST_WATCHED, symbolKey } from '../../domain/analysis/watched-symbol.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Watchlist } from '../../ports/analysis/watchlist.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  watchlist: Watchlist;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Puts a symbol on the caller's watch list; one that is on it stays. */
export class WatchSymbol {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string, symbol: string): Promise<Result<void, NoSymbol | WatchlistFull>> {
    const key = symbolKey(symbol);
    if (key === '') return err({ code: 'analysis.no_symbol' });
    const watched = { symbolKey: key, symbol: symbol.trim(), addedAt: this.deps.clock.now() };
    const added = await this.deps.unitOfWork.run((tx) =>
      this.deps.watchlist.add(userId, watched, MOST_WATCHED, tx),
    );
    return added ? ok(undefined) : err({ code: 'analysis.watchlist_full' });
  }
}
