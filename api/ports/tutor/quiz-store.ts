import type { Quiz } from '../../domain/tutor/quiz/quiz.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Quizzes of users. Another user's is not there. */
export interface QuizStore {
  /** Keeps it, and of the owner's quizzes the latest fifty. */
  add(quiz: Quiz): Promise<void>;
  find(ownerId: string, id: string): Promise<Quiz | null>;
  /** Sets the answers once; false when somebody was faster. */
  answer(ownerId: string, id: string, given: (string | null)[], at: Date, tx: Transaction): Promise<boolean>;
  /** The last answered ones, the latest answered first. */
  lastAnswered(ownerId: string, limit: number): Promise<Quiz[]>;
  /** Newest first. */
  list(ownerId: string): Promise<Quiz[]>;
  removeAll(ownerId: string, tx: Transaction): Promise<void>;
}
