import type { Throttled } from '../../domain/accounts/errors.ts';
import { followUpByAccount } from '../../domain/accounts/throttle-rules.ts';
import type {
  AnalysisNotFound,
  FollowUpRefused,
  FollowUpUnaligned,
  InvalidHints,
  NoPlan,
  OutsideWindow,
  ReaderBusy,
} from '../../domain/analysis/errors.ts';
import { alignSeries, type Alignment } from '../../domain/analysis/follow-up/align-series.ts';
import { firstPassage } from '../../domain/analysis/first-passage.ts';
import { gradeRange } from '../../domain/analysis/follow-up/grade-range.ts';
import { gradePlan } from '../../domain/analysis/follow-up/grade-plan.ts';
import type { GradeBesideChance } from '../../domain/analysis/follow-up/grade-types.ts';
import type { MeasuredBar } from '../../domain/analysis/measured-series.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { ChartHints, HintCheck } from '../../ports/analysis/chart-hints.ts';
import type { ChartReading, ChartReadout } from '../../ports/analysis/chart-reading.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { FollowUp, FollowUpStore } from '../../ports/analysis/follow-up-store.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { ReminderStore } from '../../ports/analysis/reminder-store.ts';
import type { PlanRecord } from '../../ports/analysis/plan-record.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { TryCounter } from '../accounts/try-counter.ts';
import { checkHints } from './check-hints.ts';
import type { FindSubject, PictureNamed, Subject, SubjectFailure } from './find-subject.ts';
import type { GetAnalysis } from './get-analysis.ts';
import { gradable, type Gradable } from './gradable.ts';
import { BUSY_RETRY_SECONDS } from './picture-intake.ts';
import type { PictureStorage } from './picture-storage.ts';
import { readingToSeries } from './reading-to-series.ts';

export type GradeFailure =
  | AnalysisNotFound
  | OutsideWindow
  | NoPlan
  | InvalidHints
  | Throttled
  | SubjectFailure
  | ReaderBusy
  | FollowUpRefused
  | FollowUpUnaligned;

/** The later picture, and what its owner knows of it. */
interface LaterPicture extends PictureNamed {
  hints?: ChartHints | undefined;
}

export interface Graded {
  followUp: FollowUp;
  /** Null where the picture was graded before. */
  readout: ChartReadout | null;
}

interface Deps {
  hintCheck: HintCheck;
  findSubject: FindSubject;
  reading: ChartReading;
  getAnalysis: GetAnalysis;
  followUps: FollowUpStore;
  planRecord: PlanRecord;
  reminders: ReminderStore;
  unitOfWork: UnitOfWork;
  pictureStorage: PictureStorage;
  tryCounter: TryCounter;
  ids: IdSource;
  clock: Clock;
}

/**
 * Grades an analysis by a later picture of the same chart: reads it, lays its bars over the analysed ones, and decides
 * bar by bar what became of the plan. It costs no credit, so tries are counted instead. The same picture again returns
 * the stored grade; a picture that does not serve is not stored.
 */
export class GradeAnalysis {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User, analysisId: string, named: LaterPicture): Promise<Result<Graded, GradeFailure>> {
    const record = await this.deps.getAnalysis.run(user, analysisId);
    if (!record.ok) return record;
    const graded = gradable(record.value);
    if (graded === null) return err({ code: 'analysis.no_plan' });
    const sound = this.checkHints(named.hints);
    if (!sound.ok) return sound;
    const counted = await this.deps.tryCounter.count([{ rule: followUpByAccount, subject: user.id }]);
    if (!counted.ok) return counted;
    const subject = await this.deps.findSubject.run(user.id, named);
    if (!subject.ok) return subject;
    const fitting = checkHints(this.deps.hintCheck, named.hints, subject.value.picture);
    const outcome = fitting.ok ? await this.grade(analysisId, graded, subject.value, named.hints) : fitting;
    const stored = outcome.ok && outcome.value.followUp.imageId === subject.value.imageId;
    if (!stored && subject.value.newlyStored && subject.value.imageId !== null)
      await this.deps.pictureStorage.discard(subject.value.imageId);
    return outcome;
  }

  /** Bars decide the grade, so they are only read. */
  private checkHints(hints: ChartHints | undefined): Result<void, InvalidHints> {
    const given = (['remove_bars', 'set_bars'] as const).filter((field) => hints?.[field] !== undefined);
    if (given.length === 0) return checkHints(this.deps.hintCheck, hints, null);
    const message = 'must not be given for a later picture: its bars decide the grade';
    return err({
      code: 'analysis.invalid_hints',
      errors: given.map((field) => ({ field: `hints.${field}`, message })),
    });
  }

  private async grade(
    analysisId: string,
    graded: Gradable,
    { sha256, fetch, imageId }: Subject,
    hints: ChartHints | undefined,
  ): Promise<Result<Graded, GradeFailure>> {
    const known = await this.deps.followUps.findByPicture(analysisId, sha256);
    if (known !== null) return ok({ followUp: known, readout: null });
    const read = await this.deps.reading.read(fetch, () => undefined, hints);
    if (!read.ok && read.error.code === 'no_picture') return err({ code: 'analysis.storage_unavailable' });
    if (!read.ok) return err({ code: 'analysis.busy', retryAfterSeconds: BUSY_RETRY_SECONDS });
    if (!read.value.read) return err({ code: 'analysis.follow_up_refused', refusal: read.value.refusal });
    const { readout } = read.value;
    const later = readingToSeries(readout, null);
    const aligned = alignSeries(graded.bars, later.bars);
    if (!aligned.ok) {
      const symbols = { earlier: graded.symbol, later: later.symbol };
      const timeframes = { earlier: graded.timeframe, later: later.timeframe };
      return err({ code: 'analysis.follow_up_unaligned', failure: aligned.error, symbols, timeframes });
    }
    const followUp = {
      id: this.deps.ids.next(),
      analysisId,
      createdAt: this.deps.clock.now(),
      imageId,
      pictureSha256: sha256,
      hints: hints ?? null,
      alignment: aligned.value,
      grade: gradeBy(graded, later.bars, aligned.value),
    };
    return ok({ followUp: await this.store(followUp, graded.riskReward), readout });
  }

  /** Stored and sealed together, and the reminder answered; where the same picture graded the analysis meanwhile, that grade stands and is sealed. */
  private store(followUp: FollowUp, riskReward: number): Promise<FollowUp> {
    return this.deps.unitOfWork.run(async (tx) => {
      const stored = await this.deps.followUps.add(followUp, riskReward, tx);
      const { id: followUpId, analysisId, grade, createdAt } = stored;
      const chance = grade.chance?.target ?? null;
      const over = grade.outcome === 'target' || grade.outcome === 'stopped';
      await this.deps.reminders.answer(analysisId, over, followUp.createdAt, tx);
      await this.deps.planRecord.sealGrade({ analysisId, followUpId, grade, chance }, createdAt, tx);
      return stored;
    });
  }
}

/** Numbers the later bars from the analysed picture's last one, and grades the plan by them. */
function gradeBy(graded: Gradable, later: readonly MeasuredBar[], { shift }: Alignment): GradeBesideChance {
  const { plan, cone, lastPrice, lastBar } = graded;
  const bars = later
    .map((bar) => ({ number: bar.slot + shift - lastBar.slot, bar }))
    .filter(({ number }) => number >= 0);
  const end = bars.at(-1)?.number ?? 0;
  return {
    ...gradePlan({ plan, lastPrice, lastBar, bars, end }),
    chance: firstPassage(graded.barriers, end),
    range: gradeRange(cone, bars, end),
  };
}
