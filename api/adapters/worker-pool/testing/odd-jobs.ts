/** Worker module for the pool's own tests: jobs that misbehave in every way the pool promises to survive. */
import { GCProfiler } from 'node:v8';
import { threadId } from 'node:worker_threads';
import type { PoolWork } from '../../../ports/shared/worker-pool.ts';

export type OddJob =
  | 'answer'
  | 'count'
  | 'throw'
  | 'spin'
  | 'hoard'
  | 'nap'
  | 'environment'
  | 'break later'
  | 'thread'
  | 'litter';

const work: PoolWork<OddJob, unknown> = async (kind, say) => {
  if (kind === 'count') ['one', 'two', 'three'].forEach(say);
  if (kind === 'throw') throw new Error('the job failed');
  if (kind === 'spin') for (;;);
  if (kind === 'hoard') hoard();
  if (kind === 'nap') await new Promise((done) => setTimeout(done, 50));
  if (kind === 'break later') setTimeout(breakDown, 50);
  if (kind === 'environment') return Object.keys(process.env);
  if (kind === 'thread') return threadId;
  if (kind === 'litter') return collectionsWhile(litter);
  return kind;
};

export default work;

function breakDown(): never {
  throw new Error('broken when nobody waited');
}

function hoard(): never {
  const stored: number[][] = [];
  for (;;) stored.push(new Array<number>(100_000).fill(1.5));
}

/** How often the whole heap was looked through meanwhile, not only what is new. */
function collectionsWhile(job: () => void): number {
  const profiler = new GCProfiler();
  profiler.start();
  job();
  return profiler.stop()?.statistics.filter(({ gcType }) => gcType !== 'Scavenge').length ?? -1;
}

/** Keeps a few MiB just long enough that they are no longer new. */
function litter(): void {
  for (let turn = 0; turn < 12; turn++) {
    const kept: number[][] = [];
    for (let nth = 0; nth < 3_000; nth++) kept.push(new Array<number>(120).fill(nth + 0.5));
  }
}
