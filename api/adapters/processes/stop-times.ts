export interface StopTimes {
  /** With a proxy in front: how long requests are still taken after `ready` has begun to say 503. */
  noticeMs: number;
  /** How long requests under way may take to be answered. */
  drainMs: number;
  /** After this time a process that is still there cuts its own end short. */
  endMs: number;
  /** After this time the supervisor kills the process. */
  killMs: number;
}

/** Beside its reading, an analysis decodes, computes and stores; together they take less, in milliseconds. */
const besideReadingMs = 15_000;

/** How long each step of a stop may take, in milliseconds, by the longest time that a reading may take. */
export function stopTimes({ readerTimeoutMs }: { readerTimeoutMs: number }): StopTimes {
  const noticeMs = 5000;
  const drainMs = readerTimeoutMs + besideReadingMs;
  const endMs = noticeMs + drainMs + 10_000;
  return { noticeMs, drainMs, endMs, killMs: endMs + 5000 };
}
