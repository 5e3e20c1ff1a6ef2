import { ok, type Result } from '../../domain/shared/result.ts';
import { daysIn, streakOf, type Streak } from '../../domain/tutor/learning-days.ts';
import type { TimeZoneUnknown } from '../../domain/tutor/learning-errors.ts';
import { progressByTopic, type TopicProgress } from '../../domain/tutor/progress.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { LearningEventStore } from '../../ports/tutor/learning-event-store.ts';
import type { LessonLibrary } from '../../ports/tutor/lesson-library.ts';
import type { QuizStore } from '../../ports/tutor/quiz-store.ts';
import type { ReviewCardStore } from '../../ports/tutor/review-card-store.ts';

export interface Progress {
  /** The day in the learner's time zone. */
  today: string;
  streak: Streak;
  topics: TopicProgress[];
}

interface Deps {
  library: LessonLibrary;
  learningEvents: LearningEventStore;
  quizzes: QuizStore;
  cards: ReviewCardStore;
  clock: Clock;
}

/** Of how many of the last answered quizzes the answers are counted. */
const LAST_QUIZZES = 10;

/** A learner's progress by topic, and the days in a row on which something was finished. */
export class GetProgress {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string, timeZone: string): Promise<Result<Progress, TimeZoneUnknown>> {
    const dayOf = daysIn(timeZone);
    if (!dayOf.ok) return dayOf;
    const { library, learningEvents, quizzes, cards, clock } = this.deps;
    const now = clock.now();
    const [events, answered, cardsDue] = await Promise.all([
      learningEvents.list(userId),
      quizzes.lastAnswered(userId, LAST_QUIZZES),
      cards.dueByLesson(userId, now),
    ]);
    return ok({
      today: dayOf.value(now),
      streak: streakOf(
        events.map(({ at }) => at),
        now,
        dayOf.value,
      ),
      topics: progressByTopic(library.all(), { events, quizzes: answered, cardsDue }),
    });
  }
}
