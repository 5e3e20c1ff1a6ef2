import {
  isOpen,
  quotaOf,
  quotaReached,
  RESERVATION_COUNTS_MS,
  USE_COUNTS_MS,
  type Quota,
  type QuotaReached,
  type VisitorTask,
} from '../../domain/visitors/quota.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { Transaction, UnitOfWork } from '../../ports/unit-of-work.ts';
import type { VisitorSettings } from '../../ports/visitor-settings.ts';
import type { UseWindow, VisitorKeys, VisitorUses } from '../../ports/visitor-uses.ts';

/**
 * Counts what visitors try. A use is set aside before the work, so that a burst of parallel ones gets no more than the
 * limit, and counts for good only when the work has led to something.
 */
export class VisitorQuota {
  private readonly uses: VisitorUses;
  private readonly settings: VisitorSettings;
  private readonly unitOfWork: UnitOfWork;
  private readonly ids: IdSource;
  private readonly clock: Clock;

  constructor(deps: {
    uses: VisitorUses;
    settings: VisitorSettings;
    unitOfWork: UnitOfWork;
    ids: IdSource;
    clock: Clock;
  }) {
    this.uses = deps.uses;
    this.settings = deps.settings;
    this.unitOfWork = deps.unitOfWork;
    this.ids = deps.ids;
    this.clock = deps.clock;
  }

  async look(visitor: VisitorKeys, task: VisitorTask): Promise<Quota> {
    const limits = await this.settings.limits();
    return quotaOf(limits[task], await this.uses.count(visitor, task, this.window()));
  }

  /**
   * Does `work` for one use of the task. `settle` is called inside a transaction once the work has succeeded, to store
   * what must be there exactly when the use counts. A work that fails or throws costs nothing.
   */
  async spend<T, E>(
    visitor: VisitorKeys,
    task: VisitorTask,
    work: () => Promise<Result<T, E>>,
    settle: (value: T, tx: Transaction) => Promise<void> = async () => undefined,
  ): Promise<Result<{ value: T; quota: Quota }, E | QuotaReached>> {
    const useId = await this.setAside(visitor, task);
    if (useId === null) return err(quotaReached(task));
    try {
      const done = await work();
      if (!done.ok) {
        await this.uses.release(useId);
        return done;
      }
      await this.unitOfWork.run(async (tx) => {
        await this.uses.settle(useId, this.clock.now(), tx);
        await settle(done.value, tx);
      });
      return ok({ value: done.value, quota: await this.look(visitor, task) });
    } catch (error) {
      await this.uses.release(useId);
      throw error;
    }
  }

  private async setAside(visitor: VisitorKeys, task: VisitorTask): Promise<string | null> {
    const limits = await this.settings.limits();
    return this.unitOfWork.run(async (tx) => {
      await this.uses.lock(visitor, task, tx);
      const counts = await this.uses.count(visitor, task, this.window(), tx);
      if (!isOpen(quotaOf(limits[task], counts))) return null;
      const id = this.ids.next();
      await this.uses.begin({ id, visitor, task, at: this.clock.now() }, tx);
      return id;
    });
  }

  private window(): UseWindow {
    const now = this.clock.now().getTime();
    return { since: new Date(now - USE_COUNTS_MS), openSince: new Date(now - RESERVATION_COUNTS_MS) };
  }
}
