import {
  isOpen,
  quotaOf,
  quotaReached,
  USE_COUNTS_MS,
  type Quota,
  type QuotaReached,
  type VisitorTask,
} from '../../domain/visitors/quota.ts';
import { VISITOR_USE_LEASE_MS } from '../../domain/shared/leases.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { VisitorSettings } from '../../ports/visitors/visitor-settings.ts';
import type { UseWindow, VisitorKeys, VisitorUses } from '../../ports/visitors/visitor-uses.ts';

interface Deps {
  visitorUses: VisitorUses;
  visitorSettings: VisitorSettings;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
}

/**
 * Counts what visitors try. A use is set aside before the work, so that a burst of parallel ones gets no more than the
 * limit, and counts for good only when the work has led to something.
 */
export class VisitorQuota {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async look(visitor: VisitorKeys, task: VisitorTask): Promise<Quota> {
    const limits = await this.deps.visitorSettings.limits();
    return quotaOf(limits[task], await this.deps.visitorUses.counted(visitor, task, this.window()));
  }

  /**
   * Does `work` for one use of the task. `settle` is called inside a transaction once the work has succeeded, to store
   * what must be there exactly when the use counts. A work that fails or throws costs nothing, nor does one that `counts` says no of.
   */
  async spend<T, E>(
    visitor: VisitorKeys,
    task: VisitorTask,
    work: () => Promise<Result<T, E>>,
    settle: (value: T, tx: Transaction) => Promise<void> = async () => undefined,
    counts: (value: T) => boolean = () => true,
  ): Promise<Result<{ value: T; quota: Quota }, E | QuotaReached>> {
    const begun = await this.setAside(visitor, task);
    if (!begun.ok) return begun;
    const useId = begun.value;
    try {
      const done = await work();
      if (!done.ok) {
        await this.deps.visitorUses.release(useId);
        return done;
      }
      await this.deps.unitOfWork.run(async (tx) => {
        if (counts(done.value)) await this.deps.visitorUses.settle(useId, this.deps.clock.now(), tx);
        else await this.deps.visitorUses.release(useId, tx);
        await settle(done.value, tx);
      });
      return ok({ value: done.value, quota: await this.look(visitor, task) });
    } catch (error) {
      await this.deps.visitorUses.release(useId);
      throw error;
    }
  }

  private async setAside(visitor: VisitorKeys, task: VisitorTask): Promise<Result<string, QuotaReached>> {
    const limits = await this.deps.visitorSettings.limits();
    return this.deps.unitOfWork.run(async (tx) => {
      await this.deps.visitorUses.lock(visitor, task, tx);
      const quota = quotaOf(
        limits[task],
        await this.deps.visitorUses.counted(visitor, task, this.window(), tx),
      );
      const at = this.deps.clock.now();
      if (!isOpen(quota)) return err(quotaReached(task, quota, at));
      const id = this.deps.ids.next();
      await this.deps.visitorUses.begin({ id, visitor, task, at }, tx);
      return ok(id);
    });
  }

  private window(): UseWindow {
    return { now: this.deps.clock.now(), endedMs: USE_COUNTS_MS, openMs: VISITOR_USE_LEASE_MS };
  }
}
