import { ContainerModule } from 'inversify';
import type { CatalogUseCases } from '../adapters/http/handlers/catalog.ts';
import type { CurrenciesUseCases } from '../adapters/http/handlers/currencies.ts';
import { PostgresCurrencyStore } from '../adapters/postgres/postgres-currency-store.ts';
import { PostgresPackageStore } from '../adapters/postgres/postgres-package-store.ts';
import { FeedRatesSource } from '../adapters/rates/feed-rates-source.ts';
import { SnapshotRatesSource } from '../adapters/rates/snapshot-rates-source.ts';
import { CatalogPriceList } from '../application/catalog/catalog-price-list.ts';
import { ListPublicPackages } from '../application/catalog/list-public-packages.ts';
import { ListPublicCurrencies } from '../application/currencies/list-public-currencies.ts';
import { SyncRates } from '../application/currencies/sync-rates.ts';
import type { CurrencyStore } from '../ports/currency-store.ts';
import type { PackageStore } from '../ports/package-store.ts';
import type { PriceList } from '../ports/price-list.ts';
import type { RatesSource } from '../ports/rates-source.ts';
import { token, tokens } from './tokens.ts';

export const catalogTokens = {
  priceList: token<PriceList>('priceList'),
  currencies: token<CurrencyStore>('currencies'),
  packages: token<PackageStore>('packages'),
  ratesSource: token<RatesSource>('ratesSource'),
  catalogUseCases: token<CatalogUseCases>('catalogUseCases'),
  currenciesUseCases: token<CurrenciesUseCases>('currenciesUseCases'),
};

/** What is on sale, what it costs in which currency, and where exchange rates come from. */
export const catalogModule = new ContainerModule(({ bind }) => {
  const own = catalogTokens;
  bind(own.currencies)
    .toResolvedValue((database) => new PostgresCurrencyStore(database), [tokens.database])
    .inSingletonScope();
  bind(own.packages)
    .toResolvedValue((database) => new PostgresPackageStore(database), [tokens.database])
    .inSingletonScope();
  bind(own.priceList)
    .toResolvedValue(
      (packages, currencies) => new CatalogPriceList(packages, currencies),
      [own.packages, own.currencies],
    )
    .inSingletonScope();
  bind(own.ratesSource).toResolvedValue(
    ({ ratesUrl, ratesFormat }) =>
      ratesUrl === undefined
        ? new SnapshotRatesSource()
        : new FeedRatesSource({ url: ratesUrl, format: ratesFormat }),
    [tokens.environment],
  );
  bind(own.catalogUseCases).toResolvedValue(
    (packages, currencies) => ({ listPublicPackages: new ListPublicPackages(packages, currencies) }),
    [own.packages, own.currencies],
  );
  bind(own.currenciesUseCases).toResolvedValue(
    (source, currencies, unitOfWork, audit, clock) => ({
      listPublicCurrencies: new ListPublicCurrencies(currencies),
      syncRates: new SyncRates({ source, currencies, unitOfWork, audit, clock }),
    }),
    [own.ratesSource, own.currencies, tokens.unitOfWork, tokens.auditLog, tokens.clock],
  );
});
