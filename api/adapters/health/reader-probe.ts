import type { HealthProbe } from '../../ports/platform/health-probe.ts';
import type { WorkerPool } from '../../ports/shared/worker-pool.ts';

interface Deps {
  pool: WorkerPool;
}

/**
 * Whether the threads that read charts can be started. Asked of them once, successfully: from then on the pool replaces
 * what dies, and a question that queued behind many charts would call a busy reader a dead one.
 */
export class ReaderProbe implements HealthProbe {
  readonly name = 'reader';
  private readonly deps: Deps;
  private answer: Promise<void> | null = null;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  check(): Promise<void> {
    this.answer ??= this.ask().catch((error: unknown) => {
      this.answer = null;
      throw error;
    });
    return this.answer;
  }

  private async ask(): Promise<void> {
    const module = new URL('./sign-of-life.ts', import.meta.url);
    const result = await this.deps.pool.run<string>({
      module,
      input: null,
      timeLimitMs: 10_000,
      admitted: true,
    });
    if (!result.ok) throw new Error(`The reader's threads do not answer: ${result.error.code}.`);
  }
}
