import { err, ok } from '../domain/shared/result.ts';
import type { PoolFault, PoolJob, WorkerPool } from '../ports/shared/worker-pool.ts';
import { RememberingPool } from './remembering-pool.ts';

const read = new URL('file:///read.ts');
const clean = new URL('file:///clean.ts');

/** A pool that says how often it was asked, and answers with that number. */
function counting(faults: PoolFault[] = []) {
  let asked = 0;
  const pool = new RememberingPool({
    run: (async (job: PoolJob) => {
      asked += 1;
      job.onMessage?.(`decoded ${asked}`);
      const code = faults.shift();
      return code ? err({ code }) : ok({ asked });
    }) as WorkerPool['run'],
    close: async () => undefined,
  });
  const messages: string[] = [];
  const run = (module: URL, input: unknown) =>
    pool.run<{ asked: number }>({ module, input, timeLimitMs: 1, onMessage: (one) => messages.push(one) });
  return { run, messages };
}

describe('a pool that remembers', () => {
  it('answers the same for the same module and input, with what was said on the way', async () => {
    const { run, messages } = counting();
    expect(await run(read, { bytes: Uint8Array.of(1, 2) })).toEqual(ok({ asked: 1 }));
    expect(await run(read, async () => ({ bytes: Uint8Array.of(1, 2) }))).toEqual(ok({ asked: 1 }));
    expect(messages).toEqual(['decoded 1', 'decoded 1']);
  });

  it('asks again for another input, and for another module', async () => {
    const { run } = counting();
    await run(read, { bytes: Uint8Array.of(1, 2) });
    expect(await run(read, { bytes: Uint8Array.of(1, 3) })).toEqual(ok({ asked: 2 }));
    expect(await run(clean, { bytes: Uint8Array.of(1, 2) })).toEqual(ok({ asked: 3 }));
  });

  it('asks again after a job that was stopped', async () => {
    const { run } = counting(['time_limit']);
    expect(await run(read, 'picture')).toEqual(err({ code: 'time_limit' }));
    expect(await run(read, 'picture')).toEqual(ok({ asked: 2 }));
  });

  it('gives each a copy: what one changes does not reach the next', async () => {
    const { run } = counting();
    const first = await run(read, 'picture');
    if (first.ok) first.value.asked = 7;
    const second = await run(read, 'picture');
    if (second.ok) second.value.asked = 8;
    expect(await run(read, 'picture')).toEqual(ok({ asked: 1 }));
  });
});
