import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { LessonNotFound } from '../../domain/tutor/learning-errors.ts';
import type { Lesson, LessonLink } from '../../domain/tutor/lesson.ts';
import { isTopicOpen, type TopicClosed } from '../../domain/tutor/topic-gate.ts';
import type { LessonLibrary } from '../../ports/tutor/lesson-library.ts';
import { lessonLink } from './lesson-link.ts';

export interface LessonPage {
  lesson: Lesson;
  previous: LessonLink | null;
  next: LessonLink | null;
}

interface Deps {
  library: LessonLibrary;
}

/** A lesson of a topic that the plan opens, with those beside it. */
export class GetLesson {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(tier: SubscriptionTier, id: string): Result<LessonPage, LessonNotFound | TopicClosed> {
    const lesson = this.deps.library.find(id);
    if (lesson === null) return err({ code: 'tutor.lesson_not_found' });
    if (!isTopicOpen(lesson.topic, tier)) return err({ code: 'tutor.topic_closed' });
    const neighbours = this.deps.library.all().filter(({ topic }) => topic === lesson.topic);
    const at = neighbours.indexOf(lesson);
    return ok({ lesson, previous: lessonLink(neighbours[at - 1]), next: lessonLink(neighbours[at + 1]) });
  }
}
