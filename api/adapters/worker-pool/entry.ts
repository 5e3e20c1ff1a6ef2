/** What every worker thread runs: it loads the module a job names, calls it, and says when the job begins. */
import type { MessagePort } from 'node:worker_threads';
import type { PoolWork } from '../../ports/shared/worker-pool.ts';

/** First word of a job that has begun to run. */
export const STARTED = '\u0000started';

export interface JobCall {
  module: string;
  input: unknown;
  port: MessagePort;
}

export default async function run({ module, input, port }: JobCall): Promise<unknown> {
  try {
    const loaded = (await import(module)) as { default: PoolWork<unknown, unknown> };
    port.postMessage(STARTED);
    return await loaded.default(input, (message) => port.postMessage(message));
  } finally {
    port.close();
  }
}
