import { ContainerModule } from 'inversify';
import type { CatalogAdminUseCases } from '../adapters/http/handlers/catalog-admin.ts';
import type { CurrenciesAdminUseCases } from '../adapters/http/handlers/currencies-admin.ts';
import { CatalogueDesk } from '../application/catalog/catalogue-desk.ts';
import { CreatePackage } from '../application/catalog/create-package.ts';
import { DeletePackage } from '../application/catalog/delete-package.ts';
import { GetPackagePrices } from '../application/catalog/get-package-prices.ts';
import { ListPackages } from '../application/catalog/list-packages.ts';
import { SetPackagePrices } from '../application/catalog/set-package-prices.ts';
import { UpdatePackage } from '../application/catalog/update-package.ts';
import { ListCurrencies } from '../application/currencies/list-currencies.ts';
import { UpdateCurrency } from '../application/currencies/update-currency.ts';
import { catalogTokens } from './catalog-module.ts';
import { token, tokens } from './tokens.ts';

export const catalogAdminUseCases = token<CatalogAdminUseCases>('catalogAdminUseCases');
export const currenciesAdminUseCases = token<CurrenciesAdminUseCases>('currenciesAdminUseCases');

const { packages, currencies } = catalogTokens;
const needed = [packages, currencies, tokens.auditLog, tokens.unitOfWork, tokens.clock] as const;

/** What admins do with the catalogue and the currencies. */
export const catalogAdminModule = new ContainerModule(({ bind }) => {
  bind(catalogAdminUseCases).toResolvedValue(
    (packages, currencies, audit, unitOfWork, clock) => {
      const desk = new CatalogueDesk({ packages, currencies, audit, unitOfWork, clock });
      return {
        listPackages: new ListPackages(packages, currencies),
        createPackage: new CreatePackage(desk),
        updatePackage: new UpdatePackage(desk),
        deletePackage: new DeletePackage(desk),
        getPackagePrices: new GetPackagePrices(packages),
        setPackagePrices: new SetPackagePrices(desk),
      };
    },
    [...needed],
  );
  bind(currenciesAdminUseCases).toResolvedValue(
    (packages, currencies, audit, unitOfWork, clock) => ({
      listCurrencies: new ListCurrencies(currencies),
      updateCurrency: new UpdateCurrency({ packages, currencies, audit, unitOfWork, clock }),
    }),
    [...needed],
  );
});
