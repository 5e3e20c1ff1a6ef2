import type { PublishedRates } from '../../domain/currencies/published-rates.ts';
import type { Result } from '../../domain/shared/result.ts';

/** Where exchange rates of the day come from. */
export interface RatesSource {
  /** A configured feed, or the dated snapshot that is built in. */
  readonly kind: 'feed' | 'snapshot';
  /** The day of the built-in rates, as `2026-03-02`; null for a feed. */
  readonly builtInDate: string | null;
  /**
   * The newest rates it has. Never throws for what a feed may do: the error is the reason, as a clause for people. Bounded
   * in time and in size.
   */
  latest(): Promise<Result<PublishedRates, string>>;
}
