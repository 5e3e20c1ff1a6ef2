import { ContainerModule } from 'inversify';
import { currenciesAdminHandlers } from '../adapters/http/currencies/currencies-admin-handlers.ts';
import { currenciesHandlers } from '../adapters/http/currencies/currencies-handlers.ts';
import { PostgresCurrencyStore } from '../adapters/postgres/currencies/postgres-currency-store.ts';
import { FeedRatesSource } from '../adapters/rates/feed-rates-source.ts';
import type { FeedFormat } from '../adapters/rates/parse-feed.ts';
import { SnapshotRatesSource } from '../adapters/rates/snapshot-rates-source.ts';
import type { RatesSource } from '../ports/currencies/rates-source.ts';
import * as currencies from '../application/currencies/index.ts';
import { tokens } from './tokens.ts';
import { call, provide, setting, type Source, wire, wireAll } from './wire.ts';

/** Currencies, and where exchange rates come from. */
export const currenciesModule = new ContainerModule(({ bind }) => {
  wireAll(bind, currencies);
  wire(bind, tokens.currencies, PostgresCurrencyStore);
  provide(bind, tokens.ratesSource, chooseRates, {
    url: setting('ratesUrl'),
    format: setting('ratesFormat'),
  });
});

/** The operations of currencies. */
export const currenciesOperations = (from: Source) => ({
  ...call(from, currenciesHandlers),
  ...call(from, currenciesAdminHandlers),
});

function chooseRates({ url, format }: { url: string | undefined; format: FeedFormat }): RatesSource {
  return url === undefined ? new SnapshotRatesSource() : new FeedRatesSource({ url, format });
}
