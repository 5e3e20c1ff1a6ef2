import type { WrongPart } from '../../domain/analysis/wrong-reading.ts';
import type { ImageRecord } from './image-records.ts';
import type { AnalysisRecord } from './analysis-store.ts';
import type { ChartHints } from './chart-hints.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

export interface LearningConsent {
  givenAt: Date;
  /** Of the privacy policy it was given under. */
  policyVersion: string;
}

/** What a person set by hand on the picture of an analysis. */
export interface Correction {
  analysisId: string;
  given: ChartHints;
  keptAt: Date;
}

/** A correction with what it corrects. */
export interface KeptCorrection extends Correction {
  readout: NonNullable<AnalysisRecord['readout']>;
  image: ImageRecord;
  /** What was reported as wrong; empty where nothing was. */
  wrong: WrongPart[];
}

/** Corrections for learning. There is none without the consent of its owner: the database refuses it. */
export interface CorrectionStore {
  /** Null: not given, or withdrawn. */
  consentOf(userId: string): Promise<LearningConsent | null>;
  /** Does nothing where it is given already. */
  consent(userId: string, consent: LearningConsent): Promise<void>;
  /** Deletes the consent and every correction with it. */
  withdraw(userId: string, tx?: Transaction): Promise<void>;
  /**
   * Keeps a correction where the owner of the analysis consented and its picture is stored; whether it did. What was given before and is
   * not given again stays.
   */
  keep(correction: Correction, tx: Transaction): Promise<boolean>;
  /** The owner's, oldest first. */
  of(userId: string): Promise<Correction[]>;
  count(userId: string): Promise<number>;
  /** Of all owners, in the order of their analyses' ids, those after `after`. */
  kept(after: string | null, limit: number): Promise<KeptCorrection[]>;
}
