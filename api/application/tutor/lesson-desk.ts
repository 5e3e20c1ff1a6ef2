import type { LessonNotFound } from '../../domain/tutor/learning-errors.ts';
import type { Lesson, LessonLink, Topic } from '../../domain/tutor/lesson.ts';
import { isTopicOpen, type TopicClosed } from '../../domain/tutor/topic-gate.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { FoundLesson, LessonLibrary, TopicDescription } from '../../ports/lesson-library.ts';

export interface OpenTopic extends TopicDescription {
  open: boolean;
}

export interface OpenLesson extends FoundLesson {
  open: boolean;
}

export interface LessonPage {
  lesson: Lesson;
  previous: LessonLink | null;
  next: LessonLink | null;
}

interface Wanted {
  /** Words to look for; every lesson when there are none. */
  words: string;
  topic?: Topic;
  limit: number;
}

interface Deps {
  library: LessonLibrary;
}

/** Lessons as a plan opens them: titles and summaries for everybody, texts by topic. */
export class LessonDesk {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  topics(tier: SubscriptionTier): OpenTopic[] {
    return this.deps.library.topics().map((topic) => ({ ...topic, open: isTopicOpen(topic.topic, tier) }));
  }

  search(tier: SubscriptionTier, { words, topic, limit }: Wanted): { lessons: OpenLesson[]; total: number } {
    const all = words.trim() === '' ? this.everything() : this.deps.library.search(words);
    const fitting = all.filter(({ lesson }) => topic === undefined || lesson.topic === topic);
    const lessons = fitting.slice(0, limit).map(({ lesson, excerpt }) => {
      const open = isTopicOpen(lesson.topic, tier);
      return { lesson, open, excerpt: open ? excerpt : [] };
    });
    return { lessons, total: fitting.length };
  }

  read(tier: SubscriptionTier, id: string): Result<LessonPage, LessonNotFound | TopicClosed> {
    const lesson = this.deps.library.find(id);
    if (lesson === null) return err({ code: 'tutor.lesson_not_found' });
    if (!isTopicOpen(lesson.topic, tier)) return err({ code: 'tutor.topic_closed' });
    const neighbours = this.deps.library.all().filter(({ topic }) => topic === lesson.topic);
    const place = neighbours.indexOf(lesson);
    return ok({
      lesson,
      previous: linkTo(neighbours[place - 1]),
      next: linkTo(neighbours[place + 1]),
    });
  }

  /** A pointer to a lesson; null when there is none of that name. */
  link(id: string): LessonLink | null {
    return linkTo(this.deps.library.find(id) ?? undefined);
  }

  private everything(): FoundLesson[] {
    return this.deps.library.all().map((lesson) => ({ lesson, excerpt: [] }));
  }
}

function linkTo(lesson: Lesson | undefined): LessonLink | null {
  return lesson ? { id: lesson.id, topic: lesson.topic, title: lesson.title } : null;
}
