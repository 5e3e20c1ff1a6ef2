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
}

const ENTRY = new URL('./entry.ts', import.meta.url).href;
const IDLE_MS = 5 * 60_000;

/** `WorkerPool` on worker threads. A job past its time is ended by ending its thread; a new one takes its place. */
export class PiscinaPool implements WorkerPool {
  readonly #pool: Piscina;
  readonly #capacity: number;
  #inFlight = 0;

  constructor(bounds: PoolBounds) {
    this.#capacity = bounds.threads + bounds.queue;
    this.#pool = new Piscina({
      filename: ENTRY,
      minThreads: 0,
      maxThreads: bounds.threads,
      idleTimeout: IDLE_MS,
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: bounds.heapMb },
      // The workers look at files that strangers made: the settings and their secrets are not theirs to see.
      env: {},
    });
  }

  // Counted here: the library's own bound lets tasks that can be aborted pass.
  async run<T>(job: PoolJob): Promise<Result<T, { code: PoolFault }>> {
    if (this.#inFlight >= this.#capacity && job.admitted !== true) return err({ code: 'busy' });
    this.#inFlight++;
    try {
      return await this.#runNow<T>(job);
    } finally {
      this.#inFlight--;
    }
  }

  async #runNow<T>(job: PoolJob): Promise<Result<T, { code: PoolFault }>> {
    const { port1, port2 } = new MessageChannel();
    const limit = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const hear = (message: string): void => {
      if (message !== STARTED) return job.onMessage?.(message);
      timer = setTimeout(() => limit.abort(), job.timeLimitMs);
    };
    port1.on('message', hear);
    try {
      const call: JobCall = { module: job.module.href, input: job.input, port: port2 };
      const value: unknown = await this.#pool.run(call, { transferList: [port2], signal: limit.signal });
      drain(port1, hear);
      return ok(value as T);
    } catch (error) {
      if (limit.signal.aborted) return err({ code: 'time_limit' });
      if (isOutOfMemory(error)) return err({ code: 'memory' });
      throw error;
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
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
