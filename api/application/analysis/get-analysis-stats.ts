import type { User } from '../../domain/accounts/user.ts';
import { rangeCoverage } from '../../domain/analysis/follow-up/grade-range.ts';
import { hitRate, type GradedAnalysis, type HitRate } from '../../domain/analysis/follow-up/hit-rate.ts';
import { dailyLimitOf, startOfDay } from '../../domain/credits/daily-limit.ts';
import type { AnalysisCounts, AnalysisStore } from '../../ports/analysis/analysis-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { CreditLedger } from '../../ports/credits/credit-ledger.ts';
import type { FollowUpStore } from '../../ports/analysis/follow-up-store.ts';

export interface AnalysisStats extends Omit<AnalysisCounts, 'confident'> {
  /** Share of the completed ones with a confidence level above 0.7, whole percent; 0 when none is completed. */
  accuracyPct: number;
  /** Completed of all, whole percent. */
  successRatePct: number;
  /** Since 00:00 UTC, as the daily limit counts: refused pictures are free. */
  usedToday: number;
  /** Null means unlimited. */
  dailyLimit: number | null;
  hitRate: HitRate;
  /** How often later closes lay within the range given for them. */
  rangeCoverage: { graded: number; held: number };
}

interface Deps {
  analyses: AnalysisStore;
  creditLedger: CreditLedger;
  followUps: FollowUpStore;
  clock: Clock;
}

/** Counts over all of the caller's analyses. */
export class GetAnalysisStats {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User): Promise<AnalysisStats> {
    const [counts, graded, usedToday] = await Promise.all([
      this.deps.analyses.counts(user.id),
      this.deps.followUps.gradedOf(user.id),
      this.deps.creditLedger.usedOn(user.id, startOfDay(this.deps.clock.now())),
    ]);
    return statsOf(user, { counts, graded, usedToday });
  }
}

/** From what the stores say of the user's analyses. */
export function statsOf(
  user: User,
  said: { counts: AnalysisCounts; graded: GradedAnalysis[]; usedToday: number },
): AnalysisStats {
  const { confident, ...counts } = said.counts;
  return {
    ...counts,
    accuracyPct: percent(confident, counts.completed),
    successRatePct: percent(counts.completed, counts.analyses),
    usedToday: said.usedToday,
    dailyLimit: dailyLimitOf(user),
    hitRate: hitRate(said.graded),
    rangeCoverage: rangeCoverage(said.graded),
  };
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
