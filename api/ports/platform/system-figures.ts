import type { Backlog } from '../../domain/platform/system-health.ts';

/** Figures about the installation's own work. */
export interface SystemFigures {
  /** Of tables and indexes together, in bytes. */
  databaseBytes(): Promise<number>;
  /** Emails that wait, and those posted since `since` that no mail server took. */
  mail(since: Date): Promise<Backlog & { refused: number }>;
  /** Background jobs: due, under way, due after `now`, and given up after all tries. */
  jobs(now: Date): Promise<Backlog & { running: number; scheduled: number; failed: number }>;
}
