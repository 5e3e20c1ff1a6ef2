import type { Result } from '../../domain/shared/result.ts';
import { READING_STAGES } from '../../ports/analysis/chart-reading.ts';
import type { PoolFault, PoolJob, WorkerPool } from '../../ports/shared/worker-pool.ts';
import { charts } from '../../testing/chart-fixtures.ts';
import { PiscinaPool } from '../worker-pool/piscina-pool.ts';
import { PooledChartReading } from './pooled-chart-reading.ts';

let pool: PiscinaPool;
beforeAll(() => {
  pool = new PiscinaPool({ threads: 1, queue: 10, heapMb: 512, onWorkerLost: () => undefined });
});
afterAll(() => pool.close());

const sent = (picture: Buffer) => () => Promise.resolve(picture);

/** The pool, and whether the threads that were asked to practise did. */
function listening(real: WorkerPool) {
  const asked: Promise<Result<unknown, unknown>>[] = [];
  const heard: WorkerPool = {
    run<T>(job: PoolJob) {
      const done = real.run<T>(job);
      if (job.module.href.includes('practise')) asked.push(done);
      return done;
    },
    close: () => real.close(),
  };
  const practised = async () => {
    let done: Result<unknown, unknown>[] = [];
    while (done.length < asked.length) done = await Promise.all(asked);
    return done.map((each) => each.ok && each.value);
  };
  return { practised, pool: heard };
}

/** A pool that tells two stages and then gives up for `code`. */
function givingUp(code: PoolFault): WorkerPool {
  return {
    async run<T>(job: PoolJob): Promise<Result<T, { code: PoolFault }>> {
      job.onMessage?.('decode');
      job.onMessage?.('kind');
      return { ok: false, error: { code } };
    },
    close: async () => undefined,
  };
}

describe('reading charts in the pool', () => {
  it('measures a chart and tells each stage once, in order', async () => {
    const stages: string[] = [];
    const done = await new PooledChartReading({ pool, timeLimitMs: 60_000 }).read(
      sent(charts.hourly),
      (stage) => stages.push(stage),
    );
    expect(stages).toEqual([...READING_STAGES]);
    if (!done.ok || !done.value.read) throw new Error('not read');
    const { readout } = done.value;
    expect(readout.size).toEqual({ width: 1180, height: 660 });
    expect(readout.bars.length).toBeGreaterThanOrEqual(100);
    expect(readout.axis.labels_used).toBeGreaterThanOrEqual(4);
    const last = readout.bars.at(-1);
    expect(Math.abs((last?.close ?? 0) - 134.01)).toBeLessThan(0.2);
  });

  it('says why it reads no table', async () => {
    const done = await new PooledChartReading({ pool, timeLimitMs: 60_000 }).read(
      sent(charts.table),
      () => undefined,
    );
    expect(done).toMatchObject({
      ok: true,
      value: { read: false, refusal: { reason: expect.stringMatching(/\.$/) } },
    });
  });

  it('refuses a file that cannot be decoded', async () => {
    const done = await new PooledChartReading({ pool, timeLimitMs: 60_000 }).read(
      sent(charts.hourly.subarray(0, 5000)),
      () => undefined,
    );
    expect(done).toMatchObject({
      value: { read: false, refusal: { code: 'unreadable_file', stage: 'decode' } },
    });
  });

  it('refuses past the time limit of the reader', async () => {
    const done = await new PooledChartReading({ pool, timeLimitMs: 1 }).read(
      sent(charts.hourly),
      () => undefined,
    );
    expect(done).toMatchObject({ value: { read: false, refusal: { code: 'time_limit' } } });
  });

  it.each([
    ['time_limit', 'time_limit'],
    ['memory', 'too_large'],
  ] as const)(
    'turns the end of its thread for %s into the refusal %s, at the stage reached',
    async (fault, code) => {
      const done = await new PooledChartReading({ pool: givingUp(fault), timeLimitMs: 1000 }).read(
        sent(charts.hourly),
        () => undefined,
      );
      expect(done).toMatchObject({ value: { read: false, refusal: { code, stage: 'kind' } } });
    },
  );

  it('passes on that the pool is full', async () => {
    const done = await new PooledChartReading({ pool: givingUp('busy'), timeLimitMs: 1000 }).read(
      sent(charts.hourly),
      () => undefined,
    );
    expect(done).toEqual({ ok: false, error: { code: 'busy' } });
  });

  it('passes on that the picture cannot be fetched', async () => {
    const reader = new PooledChartReading({ pool, timeLimitMs: 60_000 });
    const done = await reader.read(
      () => Promise.resolve(null),
      () => undefined,
    );
    expect(done).toEqual({ ok: false, error: { code: 'no_picture' } });
  });

  it('fetches a picture only when it is its turn', async () => {
    const reader = new PooledChartReading({ pool, timeLimitMs: 60_000 });
    let fetched = 0;
    const fetchedWhenRead: number[] = [];
    const fetch = async () => {
      fetched++;
      return charts.table;
    };
    const readOne = () =>
      reader.read(fetch, (stage) => {
        if (stage === 'kind') fetchedWhenRead.push(fetched);
      });
    await Promise.all([readOne(), readOne(), readOne()]);
    expect(fetchedWhenRead).toEqual([1, 2, 3]);
  });

  it('[W-522] makes a thread ready that has read little yet, and none that has read enough', async () => {
    const own = new PiscinaPool({ threads: 1, queue: 10, heapMb: 512, onWorkerLost: () => undefined });
    try {
      const { practised, pool: heard } = listening(own);
      const reader = new PooledChartReading({ pool: heard, timeLimitMs: 60_000 });
      for (const expected of [
        [true, true, true],
        [true, true, true, false],
      ]) {
        reader.expectPicture();
        expect(await practised()).toEqual(expected);
      }
    } finally {
      await own.close();
    }
  });

  it('has no thread practise that has read pictures', async () => {
    const { practised, pool: heard } = listening(pool);
    const reader = new PooledChartReading({ pool: heard, timeLimitMs: 60_000 });
    for (let nth = 0; nth < 3; nth++) await reader.read(sent(charts.table), () => undefined);
    reader.expectPicture();
    expect(await practised()).toEqual([false]);
  });

  it('has a thread practise no longer once there is a picture to read', async () => {
    const own = new PiscinaPool({ threads: 1, queue: 10, heapMb: 512, onWorkerLost: () => undefined });
    try {
      const { practised, pool: heard } = listening(own);
      const reader = new PooledChartReading({ pool: heard, timeLimitMs: 60_000 });
      reader.expectPicture();
      await reader.read(sent(charts.table), () => undefined);
      expect(await practised()).toEqual([true]);
    } finally {
      await own.close();
    }
  });

  it('makes nothing ready while a picture is read', async () => {
    const { practised, pool: heard } = listening(pool);
    const reader = new PooledChartReading({ pool: heard, timeLimitMs: 60_000 });
    const reading = reader.read(sent(charts.table), () => undefined);
    reader.expectPicture();
    await reading;
    expect(await practised()).toEqual([]);
  });
});
