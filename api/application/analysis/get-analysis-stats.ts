import { hitRate, type HitRate } from '../../domain/analysis/follow-up/hit-rate.ts';
import { dailyAnalyses } from '../../domain/shared/subscription-tier.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { AnalysisCounts, AnalysisStore } from '../../ports/analysis-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FollowUpStore } from '../../ports/follow-up-store.ts';

export interface AnalysisStats extends Omit<AnalysisCounts, 'confident' | 'since'> {
  /** Share of the completed ones with a confidence level above 0.7, whole percent; 0 when none is completed. */
  accuracyPct: number;
  /** Completed of all, whole percent. */
  successRatePct: number;
  /** Since 00:00 UTC. */
  usedToday: number;
  /** Null means unlimited. */
  dailyLimit: number | null;
  hitRate: HitRate;
}

/** Counts over all of the caller's analyses. */
export class GetAnalysisStats {
  private readonly analyses: AnalysisStore;
  private readonly followUps: FollowUpStore;
  private readonly clock: Clock;

  constructor(analyses: AnalysisStore, followUps: FollowUpStore, clock: Clock) {
    this.analyses = analyses;
    this.followUps = followUps;
    this.clock = clock;
  }

  async run(user: User): Promise<AnalysisStats> {
    const { confident, since, ...counts } = await this.analyses.counts(user.id, startOfDay(this.clock.now()));
    return {
      ...counts,
      accuracyPct: percent(confident, counts.completed),
      successRatePct: percent(counts.completed, counts.analyses),
      usedToday: since,
      dailyLimit: user.role === 'admin' ? dailyAnalyses.expert : dailyAnalyses[user.tier],
      hitRate: hitRate(await this.followUps.gradedOf(user.id)),
    };
  }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

/** 00:00 UTC of the day. */
function startOfDay(now: Date): Date {
  const day = new Date(now);
  day.setUTCHours(0, 0, 0, 0);
  return day;
}
