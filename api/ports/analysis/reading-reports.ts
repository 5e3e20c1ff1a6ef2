import type { WrongPart } from '../../domain/analysis/wrong-reading.ts';
import type { ReportCredit } from '../../domain/credits/wrong-readings.ts';
import type { Transaction } from '../shared/unit-of-work.ts';
import type { ChartHints } from './chart-hints.ts';

/** The report that a reading is wrong. */
export interface ReadingReport {
  reportedAt: Date;
  wrong: WrongPart[];
  /** Empty when nothing was written. */
  note: string;
  credit: ReportCredit;
  /** Whether a correction of the same analysis is kept now. */
  kept: boolean;
}

export interface NewReport extends Omit<ReadingReport, 'kept'> {
  id: string;
  analysisId: string;
  ownerId: string;
  readerVersion: number | null;
}

/** A report as staff see it; picture and values only where a correction is kept. */
export interface ListedReport extends Omit<ReadingReport, 'kept'> {
  id: string;
  /** Null once it is deleted. */
  analysisId: string | null;
  /** Null once the account is deleted. */
  ownerId: string | null;
  readerVersion: number | null;
  imageId: string | null;
  corrected: ChartHints | null;
}

/** Reports of wrong readings: one per analysis. They outlive analyses and accounts, for the count alone. */
export interface ReadingReports {
  add(report: NewReport, tx: Transaction): Promise<void>;
  find(analysisId: string, tx?: Transaction): Promise<ReadingReport | null>;
  /** Newest first. */
  page(
    filter: { wrong?: WrongPart | undefined; kept?: boolean | undefined },
    window: { offset: number; limit: number },
  ): Promise<{ reports: ListedReport[]; total: number }>;
  counts(): Promise<{ reported: number; wrong: Record<WrongPart, number> }>;
  /** The owner's, for the data export. */
  of(userId: string): Promise<(Omit<ReadingReport, 'kept'> & { analysisId: string | null })[]>;
  /** Takes the owner and what they wrote out of their reports. */
  forget(userId: string, tx: Transaction): Promise<void>;
}
