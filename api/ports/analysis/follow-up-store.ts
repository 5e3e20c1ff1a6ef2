import type { ChartHints } from './chart-hints.ts';
import type { Alignment } from '../../domain/analysis/follow-up/align-series.ts';
import type { GradeBesideChance, GradeOutcome } from '../../domain/analysis/follow-up/grade-types.ts';
import type { GradedAnalysis } from '../../domain/analysis/follow-up/hit-rate.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** A grade of an analysis by a later picture. */
export interface FollowUp {
  id: string;
  analysisId: string;
  createdAt: Date;
  /** Null when the picture could not be stored. */
  imageId: string | null;
  /** SHA-256 of the picture's file without metadata. */
  pictureSha256: string;
  /** What its owner gave beside the picture. */
  hints: ChartHints | null;
  alignment: Alignment;
  grade: GradeBesideChance;
}

/** A plan that its owner followed up, or waits to. What concerns the look is null while nobody looked. */
export interface FollowedPlan {
  analysisId: string;
  createdAt: Date;
  /** As given or read; null when neither. */
  symbol: string | null;
  timeframe: string | null;
  direction: 'long' | 'short';
  riskReward: number | null;
  outcome: GradeOutcome | null;
  barsWatched: number | null;
  /** What chance alone gives the first target in those bars; null where it is not known. */
  chance: number | null;
  /** In units of the risk; null while undecided. */
  resultR: number | null;
  lookedAt: Date | null;
  /** Null without a reminder. */
  dueAt: Date | null;
}

export interface FollowedPage {
  plans: FollowedPlan[];
  /** How many are listed, on all pages. */
  total: number;
  /** How many are older than `since`. */
  hidden: number;
}

/** Grades. Who may see an analysis is decided before they are asked for. */
export interface FollowUpStore {
  /** Keeps a grade; where the same picture graded the analysis meanwhile, that grade stands and is returned. */
  add(followUp: FollowUp, riskReward: number, tx?: Transaction): Promise<FollowUp>;
  findByPicture(analysisId: string, pictureSha256: string): Promise<FollowUp | null>;
  /** Newest first. */
  list(analysisId: string): Promise<FollowUp[]>;
  /** All of the owner's, oldest first. */
  listOfOwner(ownerId: string): Promise<FollowUp[]>;
  /** The grade of each graded analysis of the owner's by its furthest look: the one that saw the most bars, then the latest. */
  gradedOf(ownerId: string): Promise<GradedAnalysis[]>;
  /** The owner's plans that have a grade or a reminder, newest analysis first, each by its furthest look. */
  followed(
    ownerId: string,
    page: { since: Date | null; limit: number; offset: number },
  ): Promise<FollowedPage>;
}
