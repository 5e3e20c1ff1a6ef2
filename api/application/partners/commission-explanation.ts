import { commissionOf, commissionStatus, type CommissionStatus } from '../../domain/partners/commission.ts';
import { explainOutcome } from '../../domain/partners/explanation.ts';
import { money, type Money } from '../../domain/shared-with-web/money.ts';
import type { ExplainedOrder } from '../../ports/partners/commission-ledger.ts';

export interface Explanation extends ExplainedOrder {
  explanation: string;
  /** Null when none was earned. */
  status: CommissionStatus | null;
  amount: Money;
}

export type CommissionNotFound = { code: 'partners.commission_not_found' };

/** Why the order earned commission, or did not. */
export function commissionExplanation(order: ExplainedOrder, now: Date): Explanation {
  const { attribution, commission } = order;
  return {
    ...order,
    explanation: explainOutcome(attribution.outcome, commission, now),
    status: commission && commissionStatus(commission, now),
    amount: commission ? commissionOf(commission) : money(0, attribution.netPaid.currency),
  };
}
