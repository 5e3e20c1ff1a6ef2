import { ContainerModule } from 'inversify';
import { catalogAdminHandlers } from '../adapters/http/catalog/catalog-admin-handlers.ts';
import { catalogHandlers } from '../adapters/http/catalog/catalog-handlers.ts';
import { PostgresPackageStore } from '../adapters/postgres/catalog/postgres-package-store.ts';
import { CatalogueEditor } from '../application/catalog/catalogue-editor.ts';
import { CreatePackage } from '../application/catalog/create-package.ts';
import { DeletePackage } from '../application/catalog/delete-package.ts';
import { GetPackagePrices } from '../application/catalog/get-package-prices.ts';
import { ListPackages } from '../application/catalog/list-packages.ts';
import { ListPublicPackages } from '../application/catalog/list-public-packages.ts';
import { SetPackagePrices } from '../application/catalog/set-package-prices.ts';
import { UpdatePackage } from '../application/catalog/update-package.ts';
import { tokens } from './tokens.ts';
import { call, type Source, wire } from './wire.ts';

/** What is on sale and what it costs in which currency. */
export const catalogModule = new ContainerModule(({ bind }) => {
  wire(bind, tokens.packages, PostgresPackageStore);
  wire(bind, CatalogueEditor);
  wire(bind, CreatePackage, { editor: CatalogueEditor });
  wire(bind, DeletePackage, { editor: CatalogueEditor });
  wire(bind, GetPackagePrices);
  wire(bind, ListPackages);
  wire(bind, ListPublicPackages);
  wire(bind, SetPackagePrices, { editor: CatalogueEditor });
  wire(bind, UpdatePackage, { editor: CatalogueEditor });
});

/** The operations of the catalogue. */
export const catalogOperations = (from: Source) => ({
  ...call(from, catalogHandlers, { ListPublicPackages }),
  ...call(from, catalogAdminHandlers, {
    ListPackages,
    CreatePackage,
    UpdatePackage,
    DeletePackage,
    GetPackagePrices,
    SetPackagePrices,
  }),
});
