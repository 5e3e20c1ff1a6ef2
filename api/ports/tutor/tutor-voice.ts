import type { LessonLink, Topic } from '../../domain/tutor/lesson.ts';

export interface TutorTurn {
  role: 'user' | 'assistant';
  content: string;
}

export interface TutorQuestion {
  /** The conversation so far, oldest first; the last turn is the question. */
  turns: TutorTurn[];
  topic: Topic | 'General';
  /** Measured facts of the asker's own analyses, as sentences with units; empty when there are none. */
  facts: string[];
  /** Topics that the asker's plan does not open: their lessons are named and linked, never quoted. None when left out. */
  closedTopics?: readonly Topic[];
  /** 0 to 1; a voice that has no use for it ignores it. */
  temperature?: number;
  /** Ends the answer early when the reader presses Stop or goes away. */
  signal?: AbortSignal;
}

/** What an answer is made of, in the order it is said. */
export type TutorPart =
  | { kind: 'text'; text: string }
  /** The lessons the answer rests on. */
  | { kind: 'lessons'; lessons: LessonLink[] }
  /** Sent at most once, with a text of ours: the curriculum answers instead of a provider, or part of an answer was left out. */
  | { kind: 'notice'; text: string }
  /**
   * Said at most once, at the end: nothing was answered or computed, as with a greeting or a question that no lesson covers. A courtesy
   * asked nothing, so nobody else needs to be asked either.
   */
  | { kind: 'unanswered'; courtesy?: true };

/** Answers a learner's question, part by part. It never rejects: whatever fails inside, the curriculum answers. */
export interface TutorVoice {
  answer(question: TutorQuestion): AsyncIterable<TutorPart>;
}
