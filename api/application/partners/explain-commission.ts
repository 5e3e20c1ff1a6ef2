import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { CommissionLedger } from '../../ports/partners/commission-ledger.ts';
import {
  commissionExplanation,
  type CommissionNotFound,
  type Explanation,
} from './commission-explanation.ts';

interface Deps {
  commissionLedger: CommissionLedger;
  clock: Clock;
}

/** Why a paid order earned commission or did not, for admins. */
export class ExplainCommission {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(orderId: string): Promise<Result<Explanation, CommissionNotFound>> {
    const order = await this.deps.commissionLedger.explain(orderId);
    if (!order) return err({ code: 'partners.commission_not_found' });
    return ok(commissionExplanation(order, this.deps.clock.now()));
  }
}
