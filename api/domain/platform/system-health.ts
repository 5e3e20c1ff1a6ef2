/** `attention`: it works, but somebody should look. */
export type PartStatus = 'ok' | 'attention' | 'down';

/** Work that waits for its turn. */
export interface Backlog {
  waiting: number;
  /** Since when the one that waits longest could have been done; null when none waits. */
  oldestAt: Date | null;
}

const minute = 60_000;

/** After this time a wait is no longer an ordinary one, in milliseconds: emails and jobs take seconds. */
export const SLOW_AFTER_MS = 10 * minute;
/** After this time nobody seems to be at work, in milliseconds. */
export const STUCK_AFTER_MS = 60 * minute;
/** So long a failure of the model provider counts as one of now, in milliseconds. */
export const RECENT_FAILURE_MS = 60 * minute;

/** What a backlog says of those who should work it off. */
export function backlogStatus({ oldestAt }: Backlog, now: Date): PartStatus {
  const wait = oldestAt === null ? 0 : now.getTime() - oldestAt.getTime();
  if (wait > STUCK_AFTER_MS) return 'down';
  return wait > SLOW_AFTER_MS ? 'attention' : 'ok';
}

/** Of jobs: some that were given up want a look, even when all others run. */
export function jobsStatus(jobs: Backlog & { failed: number }, now: Date): PartStatus {
  return worstOf([backlogStatus(jobs, now), jobs.failed > 0 ? 'attention' : 'ok']);
}

/** Of the provider in use: never down, since rules and the curriculum step in. Failures of another one are history. */
export function providerStatus(
  name: string,
  failures: readonly { provider: string; at: Date }[],
  now: Date,
): PartStatus {
  const recent = failures.some(
    ({ provider, at }) => provider === name && now.getTime() - at.getTime() < RECENT_FAILURE_MS,
  );
  return recent ? 'attention' : 'ok';
}

/** Whether a look at a part that is there or not found it. */
export function presence(up: boolean | undefined): PartStatus {
  return up === true ? 'ok' : 'down';
}

/** The whole is as well as its worst part. */
export function worstOf(statuses: readonly PartStatus[]): PartStatus {
  if (statuses.includes('down')) return 'down';
  return statuses.includes('attention') ? 'attention' : 'ok';
}
