import type { PlanRecord } from '../../ports/analysis/plan-record.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

/** Plans of one run: each is a short transaction, and the next run takes the rest. */
const BATCH = 500;

interface Deps {
  planRecord: PlanRecord;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Takes plans into the record that were stored before there was one; the record says that they were sealed only now. */
export class SealStoredPlans {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** How many there were. */
  async run(): Promise<number> {
    const { planRecord, unitOfWork, clock } = this.deps;
    const plans = await planRecord.unsealed(BATCH);
    for (const plan of plans) await unitOfWork.run((tx) => planRecord.sealPlan(plan, clock.now(), tx));
    return plans.length;
  }
}
