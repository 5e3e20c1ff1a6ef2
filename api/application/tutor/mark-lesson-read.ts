import type { User } from '../../domain/accounts/user.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { LessonNotFound } from '../../domain/tutor/learning-errors.ts';
import { eventAt } from '../../domain/tutor/progress.ts';
import type { TopicClosed } from '../../domain/tutor/topic-gate.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { LearningEventStore } from '../../ports/tutor/learning-event-store.ts';
import { effectiveTier } from './effective-tier.ts';
import type { GetLesson } from './get-lesson.ts';

interface Deps {
  getLesson: GetLesson;
  learningEvents: LearningEventStore;
  clock: Clock;
}

/** Stores that a lesson was read to its end, by somebody whose plan opens it. */
export class MarkLessonRead {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User, lessonId: string): Promise<Result<null, LessonNotFound | TopicClosed>> {
    const { getLesson, learningEvents, clock } = this.deps;
    const page = getLesson.run(effectiveTier(user), lessonId);
    if (!page.ok) return page;
    await learningEvents.add(user.id, [eventAt('read', clock.now(), lessonId)]);
    return ok(null);
  }
}
