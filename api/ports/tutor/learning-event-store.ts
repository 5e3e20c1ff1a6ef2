import type { LearningEvent } from '../../domain/tutor/progress.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** What users finished. Another user's is not there. */
export interface LearningEventStore {
  /** An event that is there already, in the same quarter of an hour, is stored once. */
  add(ownerId: string, events: readonly LearningEvent[], tx?: Transaction): Promise<void>;
  /** Oldest first. */
  list(ownerId: string): Promise<LearningEvent[]>;
  removeAll(ownerId: string, tx: Transaction): Promise<void>;
}
