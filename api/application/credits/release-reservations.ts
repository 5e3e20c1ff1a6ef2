import type { Clock } from '../../ports/shared/clock.ts';
import type { CreditLedger } from '../../ports/credits/credit-ledger.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { AnalysisCharges } from './analysis-charges.ts';

const BATCH = 200;

interface Deps {
  creditLedger: CreditLedger;
  analysisCharges: AnalysisCharges;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Gives back credits that were set aside for work whose process died. */
export class ReleaseReservations {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** How many were freed. */
  async run(): Promise<number> {
    const at = this.deps.clock.now();
    for (let freed = 0; ;) {
      const lapsed = await this.deps.creditLedger.lapsedReservations(at, BATCH);
      for (const { userId, analysisId } of lapsed) {
        const charge = { userId, analysisId, at };
        if (await this.deps.unitOfWork.run((tx) => this.deps.analysisCharges.void(tx, charge, 'abandoned')))
          freed++;
      }
      if (lapsed.length < BATCH) return freed;
    }
  }
}
