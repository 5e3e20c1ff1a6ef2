import type { PublishedRates } from '../../domain/currencies/published-rates.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { RatesSource } from '../../ports/currencies/rates-source.ts';
import { snapshot } from './snapshot.ts';

/** The built-in dated snapshot: a sync works with no network. */
export class SnapshotRatesSource implements RatesSource {
  readonly kind = 'snapshot';
  readonly builtInDate = snapshot.date;

  async latest(): Promise<Result<PublishedRates, never>> {
    return ok({ ...snapshot, rates: new Map(Object.entries(snapshot.rates)), unusable: [] });
  }
}
