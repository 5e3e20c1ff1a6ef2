import { err, type Result } from '../../domain/shared/result.ts';

/** `busy`: the queue is full. `time_limit`, `memory`: the job was stopped for it; whatever it held is gone. */
export type PoolFault = 'busy' | 'time_limit' | 'memory';

/**
 * Default export of a worker module. `say` sends a word to whoever waits for the job, at once, even while the job keeps
 * its thread busy.
 */
export type PoolWork<I, O> = (input: I, say: (message: string) => void) => Promise<O>;

export interface PoolJob {
  /** Module whose default export is the `PoolWork` to do. */
  module: URL;
  /**
   * Copied to the worker, so plain data only; or a function that fetches it when a thread is free, so that a job that waits
   * holds nothing in memory. What the function throws, `run` throws.
   */
  input: unknown;
  /** Counted from when the job begins, not from when it is queued. */
  timeLimitMs: number;
  /** Part of work that was let in already: queued even when the queue is full. */
  admitted?: boolean;
  /** What the job says while it runs, in order, all of it before the result. */
  onMessage?: (message: string) => void;
}

/**
 * Runs what burns processor time away from the event loop: a bounded number at once, a bounded number waiting, each
 * with bounded time and memory. A job that throws makes `run` throw; the pool outlives it.
 */
export interface WorkerPool {
  run<T>(job: PoolJob): Promise<Result<T, { code: PoolFault }>>;
  /** Stops everything at once. */
  close(): Promise<void>;
}

/** The outcome of a job for callers who can only try again later, whatever it was stopped for. */
export async function orBusy<T>(
  job: Promise<Result<T, { code: PoolFault }>>,
): Promise<Result<T, { code: 'busy' }>> {
  const done = await job;
  return done.ok ? done : err({ code: 'busy' });
}
