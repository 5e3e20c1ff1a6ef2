import type { User } from '../../domain/accounts/user.ts';
import type {
  AnalysisNotFound,
  InvalidHints,
  NoReading,
  OutsideWindow,
} from '../../domain/analysis/errors.ts';
import { inOrder, type WrongPart } from '../../domain/analysis/wrong-reading.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisRecord, AnalysisStore } from '../../ports/analysis/analysis-store.ts';
import type { ChartHints, HintCheck } from '../../ports/analysis/chart-hints.ts';
import type { CorrectionStore } from '../../ports/analysis/correction-store.ts';
import type { ReadingReport, ReadingReports } from '../../ports/analysis/reading-reports.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { WrongReadingCredits } from '../credits/wrong-reading-credits.ts';
import { checkHints } from './check-hints.ts';
import type { GetAnalysis } from './get-analysis.ts';

export interface WrongReading {
  wrong: WrongPart[];
  note: string;
  corrected: ChartHints | undefined;
}

export type ReportFailure = AnalysisNotFound | OutsideWindow | NoReading | InvalidHints;

interface Deps {
  getAnalysis: GetAnalysis;
  hintCheck: HintCheck;
  analyses: AnalysisStore;
  reports: ReadingReports;
  corrections: CorrectionStore;
  wrongReadingCredits: WrongReadingCredits;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
}

/**
 * Takes the report that a reading is wrong: once per analysis, with its credit back as far as that is fair. Whoever reports it again
 * gets the report that stands. The right values are stored where the owner consented to it, and otherwise not.
 */
export class ReportReading {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User, id: string, said: WrongReading): Promise<Result<ReadingReport, ReportFailure>> {
    const found = await this.deps.getAnalysis.run(user, id);
    if (!found.ok) return found;
    const { value: record } = found;
    if (record.status !== 'completed') return err({ code: 'analysis.no_reading' });
    const sound = checkHints(this.deps.hintCheck, said.corrected, record.picture, 'corrected');
    if (!sound.ok) return sound;
    return this.deps.unitOfWork.run((tx) => this.take(tx, record, said));
  }

  private async take(
    tx: Transaction,
    record: AnalysisRecord,
    { wrong, note, corrected }: WrongReading,
  ): Promise<Result<ReadingReport, AnalysisNotFound>> {
    const { analyses, reports, corrections, wrongReadingCredits, ids, clock } = this.deps;
    const { id: analysisId, ownerId } = record;
    // Locked: reports of one analysis, and its deletion, pass one after another.
    if ((await analyses.lockNotes(ownerId, analysisId, tx)) === null)
      return err({ code: 'analysis.not_found' });
    const standing = await reports.find(analysisId, tx);
    if (standing) return ok(standing);
    const at = clock.now();
    const credit = await wrongReadingCredits.giveBack(tx, { userId: ownerId, analysisId, at });
    const said = { reportedAt: at, wrong: inOrder(wrong), note: note.trim(), credit };
    const readerVersion = record.reader?.version ?? null;
    await reports.add({ ...said, id: ids.next(), analysisId, ownerId, readerVersion }, tx);
    if (corrected !== undefined) await corrections.keep({ analysisId, given: corrected, keptAt: at }, tx);
    return ok((await reports.find(analysisId, tx)) ?? { ...said, kept: false });
  }
}
