import { DAY_MS } from '../../domain/shared-with-web/time.ts';
import { PULSE_DAYS, PULSE_NEEDS, takePulse } from '../../domain/insights/market-pulse.ts';
import type { MarketPulse, PulseCounts } from '../../domain/insights/market-pulse.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { MarketStatistics } from '../../ports/insights/market-statistics.ts';

export interface MarketPulseAnswer extends MarketPulse {
  counts: PulseCounts;
  needed: number;
  days: number;
}

interface Deps {
  marketStatistics: MarketStatistics;
  clock: Clock;
}

/** The pulse of the last days, with how many charts it was taken from. */
export class GetMarketPulse {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(): Promise<MarketPulseAnswer> {
    const since = new Date(this.deps.clock.now().getTime() - PULSE_DAYS * DAY_MS);
    const counts = await this.deps.marketStatistics.pulse(since);
    return { ...takePulse(counts), counts, needed: PULSE_NEEDS, days: PULSE_DAYS };
  }
}
