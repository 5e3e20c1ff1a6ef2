/** A pool that computes once what it is asked for again: tests send the same few pictures over and over. */
import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { ok, type Result } from '../domain/shared/result.ts';
import type { PoolFault, PoolJob, WorkerPool } from '../ports/shared/worker-pool.ts';

interface Done {
  messages: string[];
  value: unknown;
}

/** Answers of earlier jobs, by module and input, are given again; a job that was stopped is done anew. It must be a function of its input. */
export class RememberingPool implements WorkerPool {
  readonly #done = new Map<string, Done>();
  readonly #pool: WorkerPool;

  constructor(pool: WorkerPool) {
    this.#pool = pool;
  }

  async run<T>(job: PoolJob): Promise<Result<T, { code: PoolFault }>> {
    const input: unknown = typeof job.input === 'function' ? await job.input() : job.input;
    const key = createHash('sha256')
      .update(serialize([job.module.href, input]))
      .digest('base64');
    const known = this.#done.get(key);
    if (known) {
      for (const message of known.messages) job.onMessage?.(message);
      // A copy, as a thread's answer is: whoever gets it may change it.
      return ok(structuredClone(known.value) as T);
    }
    const messages: string[] = [];
    const result = await this.#pool.run<T>({
      ...job,
      input,
      onMessage: (message) => {
        messages.push(message);
        job.onMessage?.(message);
      },
    });
    if (result.ok) this.#done.set(key, { messages, value: structuredClone(result.value) });
    return result;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
