import type { GradedAnalysis } from '../../domain/analysis/follow-up/hit-rate.ts';
import type { Grade } from '../../domain/analysis/follow-up/grade-types.ts';
import type { CommittedPlan, RecordEntry } from '../../domain/shared-with-web/plan-record.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

export interface PlanToSeal {
  analysisId: string;
  madeAt: Date;
  committed: CommittedPlan;
}

export interface GradeToSeal {
  analysisId: string;
  followUpId: string;
  grade: Pick<Grade, 'outcome' | 'lastBar'>;
  /** Share of driftless prices, 0..1. */
  chance: number | null;
}

/** An entry beside what is stored of it: of plans and grades that were deleted nothing is. */
export interface StoredEntry {
  entry: RecordEntry;
  /** `committed` is null when what is stored proposes no trade any more. */
  plan: { analysisId: string; committed: CommittedPlan | null; salt: string } | null;
  grade: { followUpId: string; outcome: string; bars: number } | null;
}

/** A plan and what became of it by its furthest grade; null when it was never graded. */
export type RecordedPlan = Pick<
  RecordEntry,
  'sequence' | 'made_at' | 'sealed_at' | 'outcome' | 'bars' | 'chance_per_mille'
>;

export interface RecordCounts {
  plans: number;
  /** Of them, those that were sealed later than they were made. */
  late: number;
  /** Plans sealed when they were made: the outcome of the furthest look, counted; null for those never graded. */
  outcomes: { outcome: GradedAnalysis['outcome'] | null; plans: number; chance: number | null }[];
}

/**
 * The append-only chain of plans and their grades. Both `seal…` take a lock that orders all replicas until the transaction ends, so they
 * come last in it: what holds the lock waits for nothing else. Neither seals twice.
 */
export interface PlanRecord {
  sealPlan(plan: PlanToSeal, at: Date, tx: Transaction): Promise<void>;
  /** Does nothing where the plan is not sealed. */
  sealGrade(grade: GradeToSeal, at: Date, tx: Transaction): Promise<void>;
  /** The entry of a plan; null where it is not sealed. */
  sealOf(analysisId: string): Promise<StoredEntry | null>;
  head(): Promise<RecordEntry | null>;
  /** In their order, those after the sequence. */
  entries(after: number, limit: number): Promise<RecordEntry[]>;
  stored(after: number, limit: number): Promise<StoredEntry[]>;
  /** Newest first, each with its furthest grade. */
  plans(limit: number, offset: number): Promise<RecordedPlan[]>;
  counts(): Promise<RecordCounts>;
  /** Stored plans that propose a trade and stand not in the record, oldest first. */
  unsealed(limit: number): Promise<PlanToSeal[]>;
}
