import { cutOff, monthOf } from '../../domain/partners/payout.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type {
  BalanceFilter,
  PartnerBalance,
  PartnerBalances,
} from '../../ports/partners/partner-balances.ts';

interface Deps {
  balances: PartnerBalances;
  clock: Clock;
}

/** Shows what the payout of a month would pay if it were put together now. */
export class ListPartnerBalances {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** `month`: as `2026-03`; this month when left out. */
  run({ month, ...filter }: Omit<BalanceFilter, 'before'> & { month?: string | undefined }): Promise<{
    balances: PartnerBalance[];
    total: number;
  }> {
    const now = this.deps.clock.now();
    return this.deps.balances.list({ ...filter, before: cutOff(month ?? monthOf(now), now) });
  }
}
