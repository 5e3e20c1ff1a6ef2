import type { InvalidHints } from '../../domain/analysis/errors.ts';
import type { CreditsError } from '../../domain/credits/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisStore, NewAnalysis } from '../../ports/analysis/analysis-store.ts';
import type { ChartHints, HintCheck } from '../../ports/analysis/chart-hints.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { StageListener } from './analysis-stage.ts';
import { checkHints } from './check-hints.ts';
import type { FindSubject, PictureNamed, Subject, SubjectFailure } from './find-subject.ts';
import { givenSymbol } from './given-symbol.ts';
import type { PaidAnalyses } from './paid-analyses.ts';
import type { PictureStorage } from './picture-storage.ts';
import { BUSY, type AnalysisDone, type AnalysisFailed, type RunAnalysis } from './run-analysis.ts';
import { untilEnded } from './until-ended.ts';

export interface AnalyzeRequest extends PictureNamed {
  symbol?: string | undefined;
  /** Analyse again though this picture was analysed before. */
  rerun?: boolean | undefined;
  hints?: ChartHints | undefined;
}

export type AnalyzeFailure = SubjectFailure | InvalidHints | AnalysisFailed | CreditsError;
export type AnalyzeOutcome = Result<AnalysisDone, AnalyzeFailure>;

/** Retries before a picture whose analysis keeps failing is given up. */
const TURNS = 5;

interface Deps {
  hintCheck: HintCheck;
  findSubject: FindSubject;
  runAnalysis: RunAnalysis;
  analyses: AnalysisStore;
  paidAnalyses: PaidAnalyses;
  pictureStorage: PictureStorage;
  ids: IdSource;
  clock: Clock;
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
    const { hintCheck, findSubject } = this.deps;
    // What is wrong whatever the size of the picture is answered before it is stored.
    const sound = checkHints(hintCheck, request.hints, null);
    if (!sound.ok) return sound;
    const subject = await findSubject.run(ownerId, request);
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
      const begun = await this.deps.paidAnalyses.begin(analysis, { rerun: request.rerun === true });
      if (!begun.ok) return begun;
      if (turn === 0) onStage('received');
      const { value } = begun;
      if (value.state === 'known') return ok({ record: value.record, reused: true });
      if (value.state === 'started') {
        const facts = {
          picture: subject.fetch,
          symbol: givenSymbol(request.symbol),
          copyDataUrl: request.imageDataUrl ?? null,
          notices: subject.notices,
          hints: request.hints,
          asker: ownerId,
        };
        return this.deps.runAnalysis.run(analysis, facts, onStage);
      }
      const ended = await untilEnded(this.deps.analyses, this.deps.paidAnalyses, ownerId, value.id);
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

  /** A picture stored for this request that no record came to use. */
  private async discardUnneeded(subject: Subject, outcome: AnalyzeOutcome): Promise<void> {
    const joined = outcome.ok && outcome.value.reused;
    const notBegun = !outcome.ok && outcome.error.code !== 'analysis.refused';
    if (subject.newlyStored && subject.imageId !== null && (joined || notBegun))
      await this.deps.pictureStorage.discard(subject.imageId);
  }
}
