import type { Question } from '../../domain/tutor/quiz/question.ts';
import type { Schedule } from '../../domain/tutor/repetition.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

export interface ReviewCard extends Schedule {
  id: string;
  ownerId: string;
  question: Question;
}

/** Cards that come back for review, one per user and question. Another user's is not there. */
export interface ReviewCardStore {
  /** A new card, or a new beginning of the one with the same question. */
  put(card: ReviewCard, tx: Transaction): Promise<void>;
  find(ownerId: string, id: string): Promise<ReviewCard | null>;
  /** Those due at the time, the longest due first. */
  due(ownerId: string, at: Date, limit: number): Promise<ReviewCard[]>;
  counts(ownerId: string, at: Date): Promise<{ due: number; total: number; nextDueAt: Date | null }>;
  /** How many are due at the time, by the lesson that teaches them. */
  dueByLesson(ownerId: string, at: Date): Promise<Map<string, number>>;
  /** Sets the next day; false when the card is not as it was read. */
  reschedule(card: ReviewCard, next: Schedule, tx: Transaction): Promise<boolean>;
  /** By the day on which they are due. */
  list(ownerId: string): Promise<ReviewCard[]>;
  removeAll(ownerId: string, tx: Transaction): Promise<void>;
}
