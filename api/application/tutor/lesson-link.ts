import type { Lesson, LessonLink } from '../../domain/tutor/lesson.ts';

/** A pointer to a lesson; null when there is none. */
export function lessonLink(lesson: Lesson | null | undefined): LessonLink | null {
  return lesson ? { id: lesson.id, topic: lesson.topic, title: lesson.title } : null;
}
