import type { LessonLink } from '../../domain/tutor/lesson.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

export interface VisitorMessage {
  role: 'user' | 'ai';
  content: string;
  /** The lessons that a reply rests on; empty on questions. */
  lessons: LessonLink[];
}

/** What visitors and the tutor said, by the id in the visitor's cookie. */
export interface VisitorMessages {
  /** Appends in the order given. */
  add(visitorId: string, messages: VisitorMessage[], at: Date, tx: Transaction): Promise<void>;
  /** Oldest first. */
  list(visitorId: string): Promise<VisitorMessage[]>;
  /** Forgets messages said before `before`; how many. */
  purge(before: Date): Promise<number>;
}
