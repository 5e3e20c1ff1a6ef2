import type { Backlog } from '../../domain/platform/system-health.ts';

/** Figures about the installation's own work. */
export interface SystemFigures {
  /** Of tables and indexes together, in bytes. */
  databaseBytes(): Promise<number>;
  /** Emails that wait, and those posted since `since` that no mail server took. */
  mail(since: Date): Promise<Backlog & { refused: number }>;
  /** When the books were last proved and how many differences each had; null when they never were. */
  booksProved(): Promise<{ at: Date; differences: Record<string, number> } | null>;
  /** Connections of this process, and the queries that wait for one. */
  pool(): { used: number; free: number; waiting: number };
  /** Background jobs: due, under way, due after `now`, and given up after all tries. */
  jobs(now: Date): Promise<Backlog & { running: number; scheduled: number; failed: number }>;
}
