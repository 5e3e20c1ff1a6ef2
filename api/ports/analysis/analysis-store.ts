import type { AnalysisJson } from '../../domain/analysis/analysis-json-types.ts';
import type { TrendDirection } from '../../domain/analysis/types.ts';
import type { GradeOutcome } from '../../domain/analysis/follow-up/grade-types.ts';
import type { OwnNotes } from '../../domain/analysis/own-notes.ts';
import type { ChartHints } from './chart-hints.ts';
import type { ChartReadout, ReadingRefusal } from './chart-reading.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

export type AnalysisStatus = 'analyzing' | 'completed' | 'failed';

/** Something that went differently than asked, said openly. */
export interface AnalysisNotice {
  code:
    | 'image_hosting_failed'
    | 'measured_copy'
    | 'provider_fallback'
    | 'provider_left_out'
    | 'analysis_interrupted'
    | 'analysis_failed';
  message: string;
}

export interface AnalysisRecord {
  id: string;
  ownerId: string;
  createdAt: Date;
  /** `Unknown` when the caller named none. */
  symbol: string;
  status: AnalysisStatus;
  /** Null when the picture could not be stored. */
  imageId: string | null;
  picture: { width: number; height: number; mimeType: string };
  analysis: AnalysisJson | null;
  /** Null until completed, and where several are read at once. */
  readout: ChartReadout | null;
  refusal: ReadingRefusal | null;
  notices: AnalysisNotice[];
  providerNotice: string | null;
  /** Tags that the owner gave it. */
  tags: string[];
  /** Empty when nothing was written. */
  note: string;
  /** By the follow-up that saw the most bars; null while there is none. */
  outcome: GradeOutcome | null;
  /** What the person gave beside the picture; null without. */
  hints: ChartHints | null;
  /** Null in a demo, and where several are read at once. */
  reader: ReaderOfAnalysis | null;
}

/** Which version of the reader read the picture, and what was made of the same picture later or before. */
export interface ReaderOfAnalysis {
  /** Null on analyses from before versions were kept. */
  version: number | null;
  /** The analysis whose picture was read again to make this one. */
  readFrom: string | null;
  /** The latest analysis that was made by reading this picture again, or is being made. */
  readAgainAs: string | null;
  /** The latest version that read the picture again, also where it refused it; null when none did. */
  triedBy: number | null;
}

/** What a list shows of an analysis. */
export type AnalysisBrief = Pick<
  AnalysisJson,
  | 'trend_direction'
  | 'confidence_level'
  | 'coin_symbol'
  | 'coin_name'
  | 'time_frame'
  | 'entry_price'
  | 'stop_loss'
  | 'take_profit_1'
  | 'take_profit_2'
  | 'risk_reward_ratio'
  | 'analysis_summary'
> & { last_price: Pick<AnalysisJson['last_price'], 'value'>; plan: Pick<AnalysisJson['plan'], 'direction'> };

/** An analysis in a list: the measurements behind it are left where they are stored. */
export interface ListedAnalysis extends Omit<
  AnalysisRecord,
  'analysis' | 'readout' | 'notices' | 'providerNotice' | 'hints' | 'reader'
> {
  analysis: AnalysisBrief | null;
}

export interface NewAnalysis {
  id: string;
  ownerId: string;
  symbol: string;
  imageId: string | null;
  /** SHA-256 of the picture's file without metadata. */
  pictureSha256: string;
  picture: { width: number; height: number; mimeType: string };
  notices: AnalysisNotice[];
  hints: ChartHints | null;
  /** The analysis whose picture is read again; absent for all others. */
  readFrom?: string;
  at: Date;
}

export interface AnalysisFilter {
  limit: number;
  offset: number;
  /** Part of the symbol, given or read, in any case. */
  q?: string;
  status?: AnalysisStatus;
  trend?: TrendDirection;
  /** `exclude`: without pictures that were refused. */
  refused?: 'include' | 'exclude';
  /** With this tag, in any case. */
  tag?: string;
  /** Older ones are not listed, but counted; null or absent: all are listed. */
  since?: Date | null;
}

export interface AnalysisPage {
  records: ListedAnalysis[];
  /** How many match and are listed, on all pages. */
  total: number;
  /** How many match but are older than `since`. */
  hidden: number;
}

export interface AnalysisCounts {
  analyses: number;
  completed: number;
  failed: number;
  analyzing: number;
  bullish: number;
  bearish: number;
  sideways: number;
  /** Completed with a confidence level above 0.7. */
  confident: number;
  /** Completed with a plan, samples of ours aside. */
  withPlan: number;
}

/** An analysis that was ended though nobody waited for it. */
export type EndedAnalysis = Pick<AnalysisRecord, 'id' | 'ownerId' | 'symbol'>;

export interface CompletedAnalysis {
  analysis: AnalysisJson;
  readout: ChartReadout;
  notices: AnalysisNotice[];
  providerNotice: string | null;
}

/** `started`: a new record stands as analyzing. `running`: the same picture of the same user is being analysed. */
export type Beginning =
  | { state: 'started' }
  | { state: 'running'; id: string }
  | { state: 'known'; record: AnalysisRecord };

export type BeginningAgain = Beginning | { state: 'refused'; record: AnalysisRecord } | { state: 'gone' };

/** Analyses. Everything is asked for by owner: another user's record is not there. */
export interface AnalysisStore {
  /**
   * Looks for the latest completed analysis of the same picture, hints and user (not when `rerun`), then for a running one, and
   * begins the new one only when there is neither: under any interleaving at most one runs per user, picture and hints. One
   * that showed no life since `aliveSince` is marked as interrupted first, does not count as running, and is named in
   * `interrupted`.
   */
  begin(
    analysis: NewAnalysis,
    options: { rerun: boolean; aliveSince: Date },
    tx?: Transaction,
  ): Promise<Beginning & { interrupted?: EndedAnalysis[] }>;
  /**
   * Begins to read the picture of `readFrom` again, unless the same version of the reader did it or does it. `refused`: it did, and refused
   * the picture. `gone`: the analysis is there no more.
   */
  beginAgain(
    analysis: NewAnalysis & { readFrom: string },
    options: { aliveSince: Date },
    tx: Transaction,
  ): Promise<BeginningAgain & { interrupted?: EndedAnalysis[] }>;
  /** A sign of life of a running analysis. */
  touch(id: string, at: Date): Promise<void>;
  /** analyzing → completed in one write; null when it is analyzing no more. */
  complete(id: string, result: CompletedAnalysis, at: Date, tx?: Transaction): Promise<AnalysisRecord | null>;
  /** analyzing → failed in one write; false, and nothing done, when it is analyzing no more. */
  fail(
    id: string,
    refusal: ReadingRefusal | null,
    notices: AnalysisNotice[],
    at: Date,
    tx?: Transaction,
  ): Promise<boolean>;
  /** Forgets a running analysis that was never begun in earnest. */
  abandon(id: string, tx?: Transaction): Promise<void>;
  find(ownerId: string, id: string): Promise<AnalysisRecord | null>;
  /** Newest first. */
  list(ownerId: string, filter: AnalysisFilter): Promise<AnalysisPage>;
  /** Whole analyses without their readouts, newest first. */
  listWhole(ownerId: string, page: { limit: number; offset: number }): Promise<AnalysisRecord[]>;
  counts(ownerId: string): Promise<AnalysisCounts>;
  /** Writes tags and note; the record without its readout, or null when there is none. */
  annotate(ownerId: string, id: string, notes: OwnNotes, tx: Transaction): Promise<AnalysisRecord | null>;
  /** Tags and note of a record, locked until the transaction ends; null when there is none. */
  lockNotes(ownerId: string, id: string, tx: Transaction): Promise<OwnNotes | null>;
  /** The latest completed one of each symbol, and how many there are. */
  latestBySymbol(
    ownerId: string,
    symbolKeys: readonly string[],
    since: Date | null,
  ): Promise<Map<string, { record: ListedAnalysis; count: number }>>;
  /** Deletes the record; the picture it used, or undefined when there is no such record. */
  remove(ownerId: string, id: string, tx: Transaction): Promise<{ imageId: string | null } | undefined>;
  /** Deletes every record of the owner's, running ones too. */
  removeAll(ownerId: string, tx: Transaction): Promise<void>;
  /** Marks those that showed no life since `aliveSince` as failed; which. */
  failInterrupted(aliveSince: Date, at: Date, tx?: Transaction): Promise<EndedAnalysis[]>;
}
