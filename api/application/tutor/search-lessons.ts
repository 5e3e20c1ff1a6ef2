import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { Topic } from '../../domain/tutor/lesson.ts';
import { isTopicOpen } from '../../domain/tutor/topic-gate.ts';
import type { FoundLesson, LessonLibrary } from '../../ports/tutor/lesson-library.ts';

export interface OpenLesson extends FoundLesson {
  open: boolean;
}

export interface LessonQuery {
  /** What to look for; every lesson when it is blank. */
  text: string;
  topic?: Topic;
  limit: number;
}

interface Deps {
  library: LessonLibrary;
}

/** Finds lessons: titles and summaries for everybody, excerpts of the topics that the plan opens. */
export class SearchLessons {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(tier: SubscriptionTier, { text, topic, limit }: LessonQuery): { lessons: OpenLesson[]; total: number } {
    const { found, total } =
      text.trim() === '' ? this.everything(topic, limit) : this.deps.library.search(text, { topic, limit });
    const lessons = found.map(({ lesson, excerpt }) => {
      const open = isTopicOpen(lesson.topic, tier);
      return { lesson, open, excerpt: open ? excerpt : [] };
    });
    return { lessons, total };
  }

  private everything(topic: Topic | undefined, limit: number): { found: FoundLesson[]; total: number } {
    const all = this.deps.library.all().filter((lesson) => topic === undefined || lesson.topic === topic);
    return { found: all.slice(0, limit).map((lesson) => ({ lesson, excerpt: [] })), total: all.length };
  }
}
