import { commissionOf, commissionStatus, type CommissionStatus } from '../../domain/partners/commission.ts';
import { explainOutcome } from '../../domain/partners/explanation.ts';
import { money, type Money } from '../../domain/shared-with-web/money.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { BrandStore } from '../../ports/brand-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CommissionLedger, ExplainedOrder } from '../../ports/commission-ledger.ts';

export interface Explanation extends ExplainedOrder {
  explanation: string;
  /** Null when none was earned. */
  status: CommissionStatus | null;
  amount: Money;
}

type NotFound = { code: 'partners.commission_not_found' };

interface Deps {
  ledger: CommissionLedger;
  brands: BrandStore;
  clock: Clock;
}

/** Why an order earned commission or did not, for admins and for the partner it counts for. */
export class ExplainCommission {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Of any paid order. */
  async run(orderId: string): Promise<Result<Explanation, NotFound>> {
    const order = await this.deps.ledger.explain(orderId);
    return order ? ok(this.explained(order)) : err({ code: 'partners.commission_not_found' });
  }

  /** Of an order that counts for the partner whose account this is; any other is not there. */
  async runFor(userId: string, orderId: string): Promise<Result<Explanation, NotFound>> {
    const [brand, order] = await Promise.all([
      this.deps.brands.findByUser(userId),
      this.deps.ledger.explain(orderId),
    ]);
    const own = brand !== null && order !== null && order.attribution.brandId === brand.id;
    return own ? ok(this.explained(order)) : err({ code: 'partners.commission_not_found' });
  }

  private explained(order: ExplainedOrder): Explanation {
    const { attribution, commission } = order;
    const now = this.deps.clock.now();
    return {
      ...order,
      explanation: explainOutcome(attribution.outcome, commission, now),
      status: commission && commissionStatus(commission, now),
      amount: commission ? commissionOf(commission) : money(0, attribution.netPaid.currency),
    };
  }
}
