import type { Clock } from '../../ports/clock.ts';
import type { CreditLedger } from '../../ports/credit-ledger.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { ChargeAnalysis } from './charge-analysis.ts';

const BATCH = 200;

/** Gives back credits that were set aside for work whose process died. */
export class ReleaseReservations {
  private readonly ledger: CreditLedger;
  private readonly charges: ChargeAnalysis;
  private readonly unitOfWork: UnitOfWork;
  private readonly clock: Clock;

  constructor(ledger: CreditLedger, charges: ChargeAnalysis, unitOfWork: UnitOfWork, clock: Clock) {
    this.ledger = ledger;
    this.charges = charges;
    this.unitOfWork = unitOfWork;
    this.clock = clock;
  }

  /** How many were freed. */
  async run(): Promise<number> {
    const at = this.clock.now();
    for (let freed = 0; ;) {
      const lapsed = await this.ledger.lapsedReservations(at, BATCH);
      for (const { userId, analysisId } of lapsed) {
        const charge = { userId, analysisId, at };
        if (await this.unitOfWork.run((tx) => this.charges.void(tx, charge, 'abandoned'))) freed++;
      }
      if (lapsed.length < BATCH) return freed;
    }
  }
}
