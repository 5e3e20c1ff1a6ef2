import type { Reminder } from '../../domain/analysis/reminder.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** A reminder that is due, as whoever is told of it needs it. */
export interface DueReminder {
  analysisId: string;
  ownerId: string;
  /** As given or read; null when neither. */
  symbol: string | null;
  dueAt: Date;
  /** When the analysis was made. */
  analysedAt: Date;
}

/** Reminders to add a later screenshot, at most one for each analysis. They go with their analysis. */
export interface ReminderStore {
  find(analysisId: string): Promise<Reminder | null>;
  /** Those of all analyses of a user, earliest first. */
  listOfOwner(ownerId: string): Promise<Reminder[]>;
  /** Sets or moves it, unsent; false when the owner has no such analysis. */
  set(ownerId: string, analysisId: string, dueAt: Date): Promise<boolean>;
  /** Nothing when there is none. */
  remove(ownerId: string, analysisId: string): Promise<void>;
  /** Removes what a later screenshot answered: a reminder that is due, or any when the plan is `over`. */
  answer(analysisId: string, over: boolean, now: Date, tx: Transaction): Promise<void>;
  /** The owner's due ones, earliest first, of analyses made since `since` (null: of all). */
  due(ownerId: string, now: Date, since: Date | null, limit: number): Promise<DueReminder[]>;
  /** Of all owners, those that are due and not sent, earliest first. */
  toSend(now: Date, limit: number): Promise<DueReminder[]>;
  /** False, with nothing changed, when it was sent, moved or removed before. */
  markSent(analysisId: string, at: Date, tx: Transaction): Promise<boolean>;
}
