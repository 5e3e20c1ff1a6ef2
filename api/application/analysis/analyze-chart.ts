import type { InvalidHints, ReaderBusy, StorageUnavailable } from '../../domain/analysis/errors.ts';
import type { CreditsError } from '../../domain/credits/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisRecord, AnalysisStore, NewAnalysis } from '../../ports/analysis/analysis-store.ts';
import type { ChartHints, HintCheck } from '../../ports/analysis/chart-hints.ts';
import type { ReadingRefusal } from '../../ports/analysis/chart-reading.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { Log } from '../../ports/shared/log.ts';
import { ANALYSIS_FAILED } from './analysis-notices.ts';
import type { StageListener } from './analysis-stage.ts';
import { checkHints } from './check-hints.ts';
import type { FindSubject, PictureNamed, Subject, SubjectFailure } from './find-subject.ts';
import { givenSymbol } from './given-symbol.ts';
import { whileAlive } from './keep-alive.ts';
import type { MeasureChart } from './measure-chart.ts';
import type { PaidAnalyses } from './paid-analyses.ts';
import { BUSY_RETRY_SECONDS } from './picture-intake.ts';
import type { PictureStorage } from './picture-storage.ts';
import { untilEnded } from './until-ended.ts';

export interface AnalyzeRequest extends PictureNamed {
  symbol?: string | undefined;
  /** Analyse again though this picture was analysed before. */
  rerun?: boolean | undefined;
  hints?: ChartHints | undefined;
}

/** The picture was looked at and cannot be read; the record of it stands as failed. */
export interface ChartRefused {
  code: 'analysis.refused';
  refusal: ReadingRefusal;
  analysisId: string;
}

export type AnalyzeFailure = SubjectFailure | InvalidHints | ReaderBusy | ChartRefused | CreditsError;
export type AnalyzeOutcome = Result<{ record: AnalysisRecord; reused: boolean }, AnalyzeFailure>;

const BUSY: ReaderBusy = { code: 'analysis.busy', retryAfterSeconds: BUSY_RETRY_SECONDS };
const NO_PICTURE: StorageUnavailable = { code: 'analysis.storage_unavailable' };
/** Retries before a picture whose analysis keeps failing is given up. */
const TURNS = 5;

interface Deps {
  hintCheck: HintCheck;
  subjects: FindSubject;
  measure: MeasureChart;
  analyses: AnalysisStore;
  paid: PaidAnalyses;
  pictureStorage: PictureStorage;
  ids: IdSource;
  clock: Clock;
  log: Log;
}

/**
 * Analyses a chart picture: finds the picture, returns the stored analysis of the same one, or measures it for a credit.
 * The record stands as `analyzing`, its credit set aside, before anything is measured, and both are ended by one
 * transaction, so that a crash at any point leaves either a whole analysis that is paid, or one that is later marked as
 * interrupted and costs nothing.
 */
export class AnalyzeChart {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** `onStage` is not called when the answer is an error of the request itself. */
  async run(ownerId: string, request: AnalyzeRequest, onStage: StageListener): Promise<AnalyzeOutcome> {
    const { hintCheck, subjects } = this.deps;
    // What is wrong at any size is told before a picture is stored.
    const sound = checkHints(hintCheck, request.hints, null);
    if (!sound.ok) return sound;
    const subject = await subjects.run(ownerId, request);
    if (!subject.ok) return subject;
    const fitting = checkHints(hintCheck, request.hints, subject.value.picture);
    const outcome = fitting.ok ? await this.beginOrJoin(ownerId, subject.value, request, onStage) : fitting;
    await this.discardUnneeded(subject.value, outcome);
    return outcome;
  }

  private async beginOrJoin(
    ownerId: string,
    subject: Subject,
    request: AnalyzeRequest,
    onStage: StageListener,
  ): Promise<AnalyzeOutcome> {
    for (let turn = 0; turn < TURNS; turn++) {
      const analysis = this.newAnalysis(ownerId, subject, request);
      const begun = await this.deps.paid.begin(analysis, { rerun: request.rerun === true });
      if (!begun.ok) return begun;
      if (turn === 0) onStage('received');
      const { value } = begun;
      if (value.state === 'known') return ok({ record: value.record, reused: true });
      if (value.state === 'started') return this.analyze(analysis, subject, request, onStage);
      const ended = await untilEnded(this.deps.analyses, this.deps.paid, ownerId, value.id);
      if (ended?.status === 'completed') return ok({ record: ended, reused: true });
      if (ended?.refusal)
        return err({ code: 'analysis.refused', refusal: ended.refusal, analysisId: ended.id });
    }
    return err(BUSY);
  }

  private newAnalysis(ownerId: string, subject: Subject, request: AnalyzeRequest): NewAnalysis {
    const { imageId, sha256, picture, notices } = subject;
    const { hints } = request;
    const symbol = givenSymbol(request.symbol) ?? hints?.symbol ?? 'Unknown';
    const at = this.deps.clock.now();
    return {
      id: this.deps.ids.next(),
      ownerId,
      symbol,
      imageId,
      pictureSha256: sha256,
      picture,
      notices,
      hints: hints ?? null,
      at,
    };
  }

  private async analyze(
    analysis: NewAnalysis,
    subject: Subject,
    request: AnalyzeRequest,
    onStage: StageListener,
  ): Promise<AnalyzeOutcome> {
    const { paid, log } = this.deps;
    const alive = { log, sayAlive: (id: string) => paid.touch(id) };
    const facts = {
      picture: subject.fetch,
      symbol: givenSymbol(request.symbol),
      copyDataUrl: request.imageDataUrl ?? null,
      notices: subject.notices,
      hints: request.hints,
    };
    try {
      const measured = await whileAlive(alive, analysis.id, () => this.deps.measure.run(facts, onStage));
      if (measured.state === 'busy' || measured.state === 'no_picture') {
        await paid.abandon(analysis);
        return err(measured.state === 'busy' ? BUSY : NO_PICTURE);
      }
      if (measured.state === 'refused') {
        await paid.fail(analysis, measured.refusal, subject.notices);
        return err({ code: 'analysis.refused', refusal: measured.refusal, analysisId: analysis.id });
      }
      onStage('saved');
      const record = await paid.complete(analysis, measured.result);
      // Somebody took this process for dead and closed the record: what was measured may not be handed out.
      return record === null ? err(BUSY) : ok({ record, reused: false });
    } catch (error) {
      await paid.fail(analysis, null, [...subject.notices, ANALYSIS_FAILED]);
      throw error;
    }
  }

  /** A picture stored for this request that no record came to use. */
  private async discardUnneeded(subject: Subject, outcome: AnalyzeOutcome): Promise<void> {
    const joined = outcome.ok && outcome.value.reused;
    const notBegun = !outcome.ok && outcome.error.code !== 'analysis.refused';
    if (subject.newlyStored && subject.imageId !== null && (joined || notBegun))
      await this.deps.pictureStorage.discard(subject.imageId);
  }
}
