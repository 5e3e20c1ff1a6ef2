import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { CommissionLedger } from '../../ports/partners/commission-ledger.ts';
import {
  commissionExplanation,
  type CommissionNotFound,
  type Explanation,
} from './commission-explanation.ts';

interface Deps {
  commissionLedger: CommissionLedger;
  brands: BrandStore;
  clock: Clock;
}

/** Why an order that counts for the own brand earned commission or did not; any other order is not there. */
export class ExplainOwnCommission {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string, orderId: string): Promise<Result<Explanation, CommissionNotFound>> {
    const { brands, commissionLedger, clock } = this.deps;
    const [brand, order] = await Promise.all([brands.findByUser(userId), commissionLedger.explain(orderId)]);
    const own = brand !== null && order !== null && order.attribution.brandId === brand.id;
    return own
      ? ok(commissionExplanation(order, clock.now()))
      : err({ code: 'partners.commission_not_found' });
  }
}
