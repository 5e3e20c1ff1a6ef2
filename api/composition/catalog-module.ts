import { ContainerModule } from 'inversify';
import { catalogAdminHandlers } from '../adapters/http/catalog/catalog-admin-handlers.ts';
import { catalogHandlers } from '../adapters/http/catalog/catalog-handlers.ts';
import { PostgresPackageStore } from '../adapters/postgres/catalog/postgres-package-store.ts';
import * as catalog from '../application/catalog/index.ts';
import { tokens } from './tokens.ts';
import { call, type Source, wire, wireAll } from './wire.ts';

/** What is on sale and what it costs in which currency. */
export const catalogModule = new ContainerModule(({ bind }) => {
  wireAll(bind, catalog);
  wire(bind, tokens.packages, PostgresPackageStore);
});

/** The operations of the catalogue. */
export const catalogOperations = (from: Source) => ({
  ...call(from, catalogHandlers),
  ...call(from, catalogAdminHandlers),
});
