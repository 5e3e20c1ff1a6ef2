import { setFlagsFromString } from 'node:v8';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Result } from '../../domain/shared/result.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { PoolFault, PoolJob, WorkerPool } from '../../ports/shared/worker-pool.ts';
import type { JobCall } from './entry.ts';
import { STARTED } from './entry.ts';

export interface PoolBounds {
  threads: number;
  /** Jobs that may wait beyond those that run. */
  queue: number;
  /** JavaScript heap of one worker, MiB. */
  heapMb: number;
  /** How long a worker may take to begin a job, in milliseconds. */
  startLimitMs?: number;
  /** After so long without work a thread ends, in milliseconds. */
  idleMs?: number;
  /** The same for the thread that takes a job when all are free: with what it has learnt it takes the next one at once. */
  lastIdleMs?: number;
  /** Hears of a worker that broke between two jobs. None of them is harmed, and the next starts another worker. */
  onWorkerLost: (error: Error) => void;
}

const ENTRY = new URL('./entry.ts', import.meta.url).href;
/** After so long without work a thread ends and gives its memory back. */
const IDLE_MS = 20_000;
/** A job that its worker has not begun by then is given up: starting a thread takes a quarter of a second, more on a busy machine. */
const START_LIMIT_MS = 30_000;

/**
 * Of the heap of every thread that starts from here on, MiB; this one has its own already. New objects of a job fit into 16, and die
 * there. The rest is first looked through at 64: doing that after every job, as smaller heaps would have it, throws away what was
 * compiled for functions within functions, and compiles it again.
 */
setFlagsFromString('--max-semi-space-size=16');
setFlagsFromString('--initial-old-space-size=64');
/**
 * Of every heap, also this thread's: it may grow by as much again as was in use before it is looked through anew. Left to itself, a heap of
 * 55 MiB is after six more, every few analyses.
 */
setFlagsFromString('--heap-growing-percent=100');

/** Threads that stay for equally long, and how many of them have no job. */
interface Lane {
  pool: Piscina;
  free: number;
}

/**
 * `WorkerPool` on worker threads. A job past its time is ended by ending its thread; a new one takes its place. The library is
 * handed only as many jobs as it has threads: it starts no new thread for those in its own queue when one is ended.
 */
export class PiscinaPool implements WorkerPool {
  /** A job goes to the first that has a thread without one. */
  readonly #lanes: readonly Lane[];
  readonly #threads: number;
  readonly #capacity: number;
  readonly #startLimitMs: number;
  readonly #waiting: (() => void)[] = [];
  #inFlight = 0;
  #running = 0;

  constructor(bounds: PoolBounds) {
    this.#threads = bounds.threads;
    this.#startLimitMs = bounds.startLimitMs ?? START_LIMIT_MS;
    this.#capacity = bounds.threads + bounds.queue;
    const { idleMs = IDLE_MS, lastIdleMs = idleMs } = bounds;
    this.#lanes = [
      { free: 1, pool: threadsOf(bounds, 1, lastIdleMs) },
      ...(bounds.threads > 1
        ? [{ free: bounds.threads - 1, pool: threadsOf(bounds, bounds.threads - 1, idleMs) }]
        : []),
    ];
  }

  // Counted here: the library's own bound lets tasks that can be aborted pass.
  async run<T>(job: PoolJob): Promise<Result<T, { code: PoolFault }>> {
    if (this.#inFlight >= this.#capacity && job.admitted !== true) return err({ code: 'busy' });
    this.#inFlight++;
    try {
      await this.#turn();
      return await this.#runNow<T>(job);
    } finally {
      this.#inFlight--;
      this.#passOn();
    }
  }

  /** Waits until a thread is free, in the order of arrival. */
  async #turn(): Promise<void> {
    if (this.#running < this.#threads) this.#running++;
    else await new Promise<void>((begin) => this.#waiting.push(begin));
  }

  #passOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running--;
  }

  async #runNow<T>(job: PoolJob): Promise<Result<T, { code: PoolFault }>> {
    const input: unknown = typeof job.input === 'function' ? await job.input() : job.input;
    const { port1, port2 } = new MessageChannel();
    const limit = new AbortController();
    const giveUp = (): void => limit.abort();
    let timer = setTimeout(giveUp, this.#startLimitMs);
    const hear = (message: string): void => {
      if (message !== STARTED) return job.onMessage?.(message);
      clearTimeout(timer);
      timer = setTimeout(giveUp, job.timeLimitMs);
    };
    port1.on('message', hear);
    const lane = this.#lanes.find(({ free }) => free > 0);
    if (!lane) throw new Error('A job had its turn, but no thread is free.');
    lane.free--;
    try {
      const call: JobCall = { module: job.module.href, input, port: port2 };
      const value: unknown = await lane.pool.run(call, { transferList: [port2], signal: limit.signal });
      drain(port1, hear);
      return ok(value as T);
    } catch (error) {
      if (limit.signal.aborted) return err({ code: 'time_limit' });
      if (isOutOfMemory(error)) return err({ code: 'memory' });
      throw error;
    } finally {
      lane.free++;
      clearTimeout(timer);
      port1.close();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#lanes.map(({ pool }) => pool.destroy()));
  }
}

function threadsOf({ heapMb, onWorkerLost }: PoolBounds, threads: number, idleMs: number): Piscina {
  const pool = new Piscina({
    filename: ENTRY,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // The workers look at files that strangers made: the settings and their secrets are not theirs to see.
    env: compiledCode(),
  });
  // Unheard, it would end the process.
  pool.on('error', onWorkerLost);
  return pool;
}

/** Where Node keeps what it compiled: a thread that does not know it starts with twice the work. */
function compiledCode(): Record<string, string> {
  const { NODE_COMPILE_CACHE: folder } = process.env;
  return folder ? { NODE_COMPILE_CACHE: folder } : {};
}

/** Results and messages travel apart: the last words may still lie in the port when the result is there. */
function drain(port: MessagePort, hear: (message: string) => void): void {
  port.removeAllListeners('message');
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    hear(next.message as string);
  }
}

function isOutOfMemory(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  );
}
