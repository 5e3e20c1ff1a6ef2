import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { PiscinaPool } from './piscina-pool.ts';
import type { OddJob } from './testing/odd-jobs.ts';

const module = new URL('./testing/odd-jobs.ts', import.meta.url);
let pool: PiscinaPool;
let onWorkerLost: (error: Error) => void = () => undefined;

beforeAll(() => {
  pool = new PiscinaPool({ threads: 1, queue: 2, heapMb: 48, onWorkerLost: (error) => onWorkerLost(error) });
});
afterAll(() => pool.close());

function run(input: OddJob, onMessage?: (message: string) => void, timeLimitMs = 20_000) {
  return pool.run<unknown>({ module, input, timeLimitMs, onMessage });
}

describe('the worker pool', () => {
  it('hears everything a job says, in order, before its result', async () => {
    const heard: string[] = [];
    const result = await run('count', (word) => heard.push(word));
    expect(heard).toEqual(['one', 'two', 'three']);
    expect(result).toEqual({ ok: true, value: 'count' });
  });

  it('ends a job that never returns, and serves the next', async () => {
    expect(await run('spin', undefined, 200)).toEqual({ ok: false, error: { code: 'time_limit' } });
    expect(await run('answer')).toEqual({ ok: true, value: 'answer' });
  });

  it('ends a job that takes too much memory, and serves the next', async () => {
    expect(await run('hoard')).toEqual({ ok: false, error: { code: 'memory' } });
    expect(await run('answer')).toEqual({ ok: true, value: 'answer' });
  });

  it('does not look through the whole heap for what a few jobs leave behind', async () => {
    const roomy = new PiscinaPool({ threads: 1, queue: 0, heapMb: 256, onWorkerLost });
    const done = await roomy.run<number>({ module, input: 'litter', timeLimitMs: 20_000 });
    await roomy.close();
    expect(done).toEqual({ ok: true, value: 0 });
  });

  it.each([
    ['runs out of time', 'spin', 'time_limit'],
    ['runs out of memory', 'hoard', 'memory'],
  ] as const)('serves those that wait when the job before them %s', async (_what, odd, code) => {
    const results = await Promise.all([
      run(odd, undefined, odd === 'spin' ? 200 : 20_000),
      run('answer'),
      run('answer'),
    ]);
    const answered = { ok: true, value: 'answer' };
    expect(results).toEqual([{ ok: false, error: { code } }, answered, answered]);
  });

  it('gives up a job that its worker never begins', async () => {
    const hasty = new PiscinaPool({ threads: 1, queue: 0, heapMb: 48, startLimitMs: 300, onWorkerLost });
    const never = new URL('./testing/never-begins.ts', import.meta.url);
    const result = await hasty.run<unknown>({ module: never, input: null, timeLimitMs: 20_000 });
    await hasty.close();
    expect(result).toEqual({ ok: false, error: { code: 'time_limit' } });
  });

  it('throws what a job throws, and serves the next', async () => {
    await expect(run('throw')).rejects.toThrow('the job failed');
    expect(await run('answer')).toEqual({ ok: true, value: 'answer' });
  });

  it('outlives a worker that breaks when its job is done, says so, and serves the next', async () => {
    const lost = new Promise<Error>((resolve) => (onWorkerLost = resolve));
    expect(await run('break later')).toEqual({ ok: true, value: 'break later' });
    expect((await lost).message).toBe('broken when nobody waited');
    expect(await run('answer')).toEqual({ ok: true, value: 'answer' });
  });

  it('refuses what would wait beyond its queue', async () => {
    const results = await Promise.all(Array.from({ length: 5 }, () => run('nap')));
    expect(results.map((result) => result.ok)).toEqual([true, true, true, false, false]);
    expect(results[4]).toEqual({ ok: false, error: { code: 'busy' } });
  });

  it('takes what belongs to admitted work, however many wait', async () => {
    const waiting = Array.from({ length: 3 }, () => run('nap'));
    const more = pool.run<unknown>({ module, input: 'answer', timeLimitMs: 20_000, admitted: true });
    expect(await more).toEqual({ ok: true, value: 'answer' });
    expect((await Promise.all(waiting)).every((result) => result.ok)).toBe(true);
  });

  it('fetches what a job works on when a thread is free, and serves the next when that fails', async () => {
    const fetched: string[] = [];
    const fetching = (name: string, input: () => Promise<OddJob>) =>
      pool.run<unknown>({
        module,
        timeLimitMs: 20_000,
        input: async () => {
          fetched.push(name);
          return input();
        },
      });
    const first = fetching('first', async () => 'nap').then(() => fetched.push('first is done'));
    const second = fetching('second', () => Promise.reject(new Error('nothing there')));
    await expect(second).rejects.toThrow('nothing there');
    await first;
    expect(fetched).toEqual(['first', 'first is done', 'second']);
    expect(await run('answer')).toEqual({ ok: true, value: 'answer' });
  });

  it('ends a thread that has no work, and with it all it held', async () => {
    const brief = new PiscinaPool({ threads: 1, queue: 0, heapMb: 48, idleMs: 10, onWorkerLost });
    const thread = () => brief.run<unknown>({ module, input: 'thread', timeLimitMs: 20_000 });
    const first = await thread();
    let next = first;
    for (let looks = 0; looks < 50 && isDeepStrictEqual(next, first); looks++) {
      await pause(100);
      next = await thread();
    }
    await brief.close();
    expect(next).toMatchObject({ ok: true });
    expect(next).not.toEqual(first);
  });

  it('keeps the thread that works when all are free longer than the others', async () => {
    const kept = new PiscinaPool({
      threads: 2,
      queue: 0,
      heapMb: 48,
      idleMs: 10,
      lastIdleMs: 600_000,
      onWorkerLost,
    });
    const thread = () => kept.run<unknown>({ module, input: 'thread', timeLimitMs: 20_000 });
    const both = () => Promise.all([thread(), thread()]);
    const [first, second] = await both();
    let [stayed, next] = [first, second];
    for (let looks = 0; looks < 50 && isDeepStrictEqual(next, second); looks++) {
      await pause(100);
      [stayed, next] = await both();
    }
    await kept.close();
    expect(next).not.toEqual(second);
    expect(stayed).toEqual(first);
  });

  it('hides the settings of the process from its workers, and says where compiled code is kept', async () => {
    expect(await run('environment')).toEqual({ ok: true, value: ['NODE_COMPILE_CACHE'] });
  });
});
