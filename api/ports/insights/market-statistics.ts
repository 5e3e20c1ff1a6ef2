import type { PulseCounts } from '../../domain/insights/market-pulse.ts';

/** Figures over everybody's analyses; nothing in them leads back to a person. */
export interface MarketStatistics {
  /** Over completed analyses made at or after `since`; of several of the same picture the latest counts. */
  pulse(since: Date): Promise<PulseCounts>;
}
