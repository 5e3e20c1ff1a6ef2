import type { User } from '../../domain/accounts/user.ts';
import type { AnalysisJson } from '../../domain/analysis/analysis-json-types.ts';
import type { AnalysisNotFound } from '../../domain/analysis/errors.ts';
import {
  AGAINST_THRESHOLD,
  directionOf,
  THIRD_THRESHOLD,
  WHOLE_THRESHOLD,
} from '../../domain/analysis/trend.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { NothingToAsk, QuizSubjectUnclear } from '../../domain/tutor/learning-errors.ts';
import type { Topic } from '../../domain/tutor/lesson.ts';
import type { MeasuredChart, TrendRule } from '../../domain/tutor/quiz/analysis-questions.ts';
import { chartQuiz, lessonQuiz } from '../../domain/tutor/quiz/make-quiz.ts';
import type { Quiz } from '../../domain/tutor/quiz/quiz.ts';
import { isTopicOpen, type TopicClosed } from '../../domain/tutor/topic-gate.ts';
import type { AnalysisStore } from '../../ports/analysis/analysis-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { LessonLibrary } from '../../ports/tutor/lesson-library.ts';
import type { QuizStore } from '../../ports/tutor/quiz-store.ts';
import { effectiveTier } from './effective-tier.ts';

interface Deps {
  library: LessonLibrary;
  analyses: AnalysisStore;
  quizzes: QuizStore;
  ids: IdSource;
  clock: Clock;
}

interface Wanted {
  topic?: Topic;
  analysisId?: string;
  /** How many questions at most. */
  count: number;
}

type Refused = TopicClosed | QuizSubjectUnclear | NothingToAsk | AnalysisNotFound;
type Subject = Pick<Quiz, 'title' | 'topic' | 'analysisId' | 'questions'>;

/** Makes a quiz about lessons or about an own analysis, and keeps it with its answers. */
export class StartQuiz {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User, wanted: Wanted): Promise<Result<Quiz, Refused>> {
    const id = this.deps.ids.next();
    const subject = await this.subject(user, wanted, id);
    if (!subject.ok) return subject;
    const createdAt = this.deps.clock.now();
    const quiz: Quiz = { id, ownerId: user.id, createdAt, given: null, ...subject.value };
    await this.deps.quizzes.add(quiz);
    return ok(quiz);
  }

  /** The quiz's id is its seed: no two quizzes ask the same, and each could be made again. */
  private async subject(user: User, wanted: Wanted, seed: string): Promise<Result<Subject, Refused>> {
    const { topic, analysisId, count } = wanted;
    if (topic !== undefined && analysisId !== undefined) return err({ code: 'tutor.quiz_subject' });
    if (analysisId !== undefined) return this.aboutAnalysis(user, analysisId, count, seed);
    const tier = effectiveTier(user);
    if (topic !== undefined && !isTopicOpen(topic, tier)) return err({ code: 'tutor.topic_closed' });
    const lessons = this.deps.library
      .all()
      .filter((lesson) => (topic === undefined ? isTopicOpen(lesson.topic, tier) : lesson.topic === topic));
    const questions = lessonQuiz(lessons, count, seed);
    return ok({ title: topic ?? 'All topics', topic: topic ?? null, analysisId: null, questions });
  }

  private async aboutAnalysis(
    user: User,
    analysisId: string,
    count: number,
    seed: string,
  ): Promise<Result<Subject, Refused>> {
    const record = await this.deps.analyses.find(user.id, analysisId);
    if (record === null) return err({ code: 'analysis.not_found' });
    if (record.analysis === null) return err({ code: 'tutor.quiz_empty' });
    const questions = chartQuiz(measuredChart(analysisId, record.analysis), count, seed);
    return ok({ title: `Your chart of ${record.symbol}`, topic: null, analysisId, questions });
  }
}

const trendRule: TrendRule = {
  words: ['bullish', 'bearish', 'sideways', 'mixed'],
  says: `Beyond ${WHOLE_THRESHOLD} the whole is bullish (below −${WHOLE_THRESHOLD} bearish), unless the last third goes against it by more than ${AGAINST_THRESHOLD}: then it is mixed. Within ${WHOLE_THRESHOLD} it is mixed where the last third alone exceeds ${THIRD_THRESHOLD} to either side, else sideways.`,
  of: directionOf,
};

/** The measured values of an analysis that questions can be made of. */
function measuredChart(analysisId: string, analysis: AnalysisJson): MeasuredChart {
  const { plan, key_levels: levels, trend, fibonacci } = analysis;
  const { direction, entry, stop, take_profit_1: target } = plan;
  const complete = direction !== 'none' && entry && stop && target;
  return {
    analysisId,
    trend: analysis.trend_direction,
    moves: trend.whole ? { whole: trend.whole.z, lastThird: trend.last_third?.z ?? null } : null,
    bars: analysis.bar_count,
    highestHigh: analysis.highest_high.value,
    lowestLow: analysis.lowest_low.value,
    lastPrice: analysis.last_price.value,
    averageTrueRange: analysis.volatility.average_true_range,
    trendRule,
    impulse: fibonacci ? { from: fibonacci.from_price, to: fibonacci.to_price } : null,
    levels: levels.map(({ type, price, touches }) => ({ type, price, touches })),
    plan: complete ? { direction, entry: entry.price, stop: stop.price, target: target.price } : null,
  };
}
