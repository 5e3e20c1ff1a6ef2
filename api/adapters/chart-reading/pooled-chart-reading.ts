import { err, ok, type Result } from '../../domain/shared/result.ts';
import { READING_STAGES } from '../../ports/analysis/chart-reading.ts';
import type { ChartHints } from '../../ports/analysis/chart-hints.ts';
import type { Testimony } from '../../ports/analysis/chart-witness.ts';
import type {
  ChartReading,
  FetchPicture,
  ReadingOutcome,
  ReadingRefusal,
  ReadingStage,
} from '../../ports/analysis/chart-reading.ts';
import type { WorkerPool } from '../../ports/shared/worker-pool.ts';
import type { ReadInput } from './read-worker.ts';

const WORKER = new URL('./read-worker.ts', import.meta.url);
const PRACTICE = new URL('./practise-worker.ts', import.meta.url);
const PRACTICE_LIMIT_MS = 10_000;
/** Most charts that a thread is given to practise on at a time; each is a job of its own, so that a picture waits for one at most. */
const PRACTICES = 3;
/** Between the reader's own stop and the end of its thread. */
const GRACE_MS = 1_000;

/** What is known of the picture beside its pixels. */
interface Known {
  hints: ChartHints | undefined;
  testimony: Testimony | undefined;
}

interface Deps {
  pool: WorkerPool;
  timeLimitMs: number;
}

/** `ChartReading` by the chart reader, in the worker pool. */
export class PooledChartReading implements ChartReading {
  private readonly deps: Deps;
  /** Readings and practices that are not over: as long as there are some, a thread is awake. */
  private underWay = 0;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  expectPicture(): void {
    if (this.underWay > 0) return;
    this.underWay++;
    this.practise()
      // The reading itself will meet the same fault, and says so.
      .catch(() => undefined)
      .finally(() => this.underWay--);
  }

  async read(
    fetch: FetchPicture,
    onStage: (stage: ReadingStage) => void,
    hints?: ChartHints,
    testimony?: Testimony,
  ): Promise<Result<ReadingOutcome, { code: 'busy' | 'no_picture' }>> {
    this.underWay++;
    try {
      return await this.readIn(fetch, onStage, { hints, testimony });
    } catch (error) {
      if (error instanceof NoPicture) return err({ code: 'no_picture' });
      throw error;
    } finally {
      this.underWay--;
    }
  }

  /** Until the thread has had enough, or there is a picture to read. */
  private async practise(): Promise<void> {
    const job = { module: PRACTICE, input: null, timeLimitMs: PRACTICE_LIMIT_MS };
    for (let nth = 0; nth < PRACTICES && this.underWay === 1; nth++) {
      const practised = await this.deps.pool.run<boolean>(job);
      if (!practised.ok || !practised.value) return;
    }
  }

  private async readIn(
    fetch: FetchPicture,
    onStage: (stage: ReadingStage) => void,
    { hints, testimony }: Known,
  ): Promise<Result<ReadingOutcome, { code: 'busy' }>> {
    const reached = new Set<ReadingStage>();
    const { timeLimitMs } = this.deps;
    const done = await this.deps.pool.run<ReadingOutcome>({
      module: WORKER,
      async input(): Promise<ReadInput> {
        const picture = await fetch();
        if (picture === null) throw new NoPicture();
        return { picture, timeLimitMs, ...(hints ? { hints } : {}), ...(testimony ? { testimony } : {}) };
      },
      timeLimitMs: timeLimitMs + GRACE_MS,
      onMessage: (message) => {
        const stage = READING_STAGES.find((name) => name === message);
        if (stage === undefined || reached.has(stage)) return;
        reached.add(stage);
        onStage(stage);
      },
    });
    if (done.ok) return ok(done.value);
    if (done.error.code === 'busy') return err({ code: 'busy' });
    const stage = [...reached].at(-1) ?? 'decode';
    return ok({ read: false, refusal: done.error.code === 'memory' ? tooLarge(stage) : tooSlow(stage) });
  }
}

/** Ends a job whose picture could not be fetched. */
class NoPicture extends Error {}

function tooSlow(stage: ReadingStage): ReadingRefusal {
  return {
    code: 'time_limit',
    reason: 'Reading this screenshot took longer than is allowed.',
    advice: 'Send a smaller screenshot, or crop it to the chart and its price axis.',
    stage,
  };
}

function tooLarge(stage: ReadingStage): ReadingRefusal {
  return {
    code: 'too_large',
    reason: 'Reading this screenshot took more memory than is allowed.',
    advice: 'Send a smaller screenshot, or crop it to the chart and its price axis.',
    stage,
  };
}
