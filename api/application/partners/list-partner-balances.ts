import { cutOff, monthOf } from '../../domain/partners/payout.ts';
import type { Clock } from '../../ports/clock.ts';
import type { BalanceFilter, PartnerBalance, PartnerBalances } from '../../ports/partner-balances.ts';

/** Shows what the payout of a month would pay if it were put together now. */
export class ListPartnerBalances {
  private readonly balances: PartnerBalances;
  private readonly clock: Clock;

  constructor(balances: PartnerBalances, clock: Clock) {
    this.balances = balances;
    this.clock = clock;
  }

  /** `month`: as `2026-03`; this month when left out. */
  run({ month, ...filter }: Omit<BalanceFilter, 'before'> & { month?: string | undefined }): Promise<{
    balances: PartnerBalance[];
    total: number;
  }> {
    const now = this.clock.now();
    return this.balances.list({ ...filter, before: cutOff(month ?? monthOf(now), now) });
  }
}
