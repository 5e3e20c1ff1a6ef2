import type { Preferences } from '../../domain/accounts/preferences.ts';
import type { User } from '../../domain/accounts/user.ts';
import { startOfDay } from '../../domain/credits/daily-limit.ts';
import type { PublicSettings } from '../../domain/platform/public-settings.ts';
import type { StartReads } from '../../ports/accounts/start-reads.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import { statsOf, type AnalysisStats } from '../analysis/get-analysis-stats.ts';
import { balanceOf, type Balance, type GetBalance } from '../credits/get-balance.ts';

export interface Start {
  balance: Balance;
  preferences: Preferences;
  tourLeft: boolean;
  settings: PublicSettings;
  stats: AnalysisStats;
}

interface Deps {
  startReads: StartReads;
  getBalance: GetBalance;
  clock: Clock;
  fixed: Omit<PublicSettings, 'platformName'>;
}

/** What a signed-in page needs first. */
export class GetStart {
  private readonly deps: Deps;

  /** `fixed`: what only who runs the installation decides. */
  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User): Promise<Start> {
    const { startReads, getBalance, clock, fixed } = this.deps;
    const at = clock.now();
    const { standing, counts, graded, used, ...read } = await startReads.of(user.id, {
      at,
      day: startOfDay(at),
    });
    return {
      // What has expired meanwhile is entered first.
      balance: standing.expiriesDue ? await getBalance.run(user.id) : balanceOf(standing),
      preferences: read.preferences,
      tourLeft: read.tourLeft,
      settings: { ...fixed, platformName: read.platformName },
      stats: statsOf(user, { counts, graded, usedToday: used }),
    };
  }
}
