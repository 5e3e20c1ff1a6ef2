import type { ChartHints } from './chart-hints.ts';
import type { Alignment } from '../../domain/analysis/follow-up/align-series.ts';
import type { GradeBesideChance } from '../../domain/analysis/follow-up/grade-types.ts';
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

/** Grades. Who may see an analysis is decided before they are asked for. */
export interface FollowUpStore {
  /** Keeps a grade; where the same picture graded the analysis meanwhile, that grade stands and is returned. */
  add(followUp: FollowUp, riskReward: number, tx?: Transaction): Promise<FollowUp>;
  findByPicture(analysisId: string, pictureSha256: string): Promise<FollowUp | null>;
  /** Newest first. */
  list(analysisId: string): Promise<FollowUp[]>;
  /** The grade of each graded analysis of the owner's by its furthest look: the one that saw the most bars, then the latest. */
  gradedOf(ownerId: string): Promise<GradedAnalysis[]>;
}
