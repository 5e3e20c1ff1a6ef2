import type { PoolJob, WorkerPool } from '../../ports/shared/worker-pool.ts';
import { PiscinaPool } from '../worker-pool/piscina-pool.ts';
import { PooledPictureInspector } from './pooled-picture-inspector.ts';

describe('the thread that inspects pictures', () => {
  it('is made ready once, and asked by one job at a time, however often a picture is expected', async () => {
    const pool = new PiscinaPool({ threads: 1, queue: 10, heapMb: 256, onWorkerLost: () => undefined });
    const practices: Promise<unknown>[] = [];
    const heard: WorkerPool = {
      run<T>(job: PoolJob) {
        const done = pool.run<T>(job);
        practices.push(done);
        return done;
      },
      close: () => pool.close(),
    };
    try {
      const inspector = new PooledPictureInspector({ pool: heard });
      inspector.expectPicture();
      inspector.expectPicture();
      expect(practices).toHaveLength(1);
      await practices[0];
      await new Promise(setImmediate);
      inspector.expectPicture();
      expect(await Promise.all(practices)).toEqual([
        { ok: true, value: true },
        { ok: true, value: false },
      ]);
    } finally {
      await pool.close();
    }
  });
});
