import type { Preferences } from '../../domain/accounts/preferences.ts';
import type { GradedAnalysis } from '../../domain/analysis/follow-up/hit-rate.ts';
import type { AnalysisCounts } from '../analysis/analysis-store.ts';
import type { CreditStanding } from '../credits/credit-ledger.ts';

/** What a signed-in page needs first, as the stores of each say it. */
export interface Start {
  standing: CreditStanding;
  preferences: Preferences;
  tourLeft: boolean;
  platformName: string;
  counts: AnalysisCounts;
  graded: GradedAnalysis[];
  /** Reservations of the day that were not voided. */
  used: number;
}

/** Nearly every visit begins with it, so all of it comes in one query, of one instant. */
export interface StartReads {
  /** `day`: the UTC day that begins then. */
  of(userId: string, when: { at: Date; day: Date }): Promise<Start>;
}
