import type { Lesson, Topic } from '../../domain/tutor/lesson.ts';

export interface TopicDescription {
  topic: Topic;
  description: string;
  lessons: number;
}

/** A lesson that fits a search. */
export interface FoundLesson {
  lesson: Lesson;
  /** The passage that fits, cut into pieces; the ones with `match` are words that were looked for. */
  excerpt: { text: string; match: boolean }[];
}

/** The curriculum. It is part of the program: reading it never fails. */
export interface LessonLibrary {
  /** In the order of `TOPICS`. */
  topics(): TopicDescription[];
  /** By topic and position. */
  all(): Lesson[];
  find(id: string): Lesson | null;
  /**
   * The best lessons, at most `limit`, and how many fit in all. Words may be inflected, cut short (from three letters)
   * or mistyped by a letter. `topic`: of this topic alone.
   */
  search(query: string, among: { topic?: Topic; limit: number }): { found: FoundLesson[]; total: number };
}
