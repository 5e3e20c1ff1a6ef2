import type { ListPublicPackages } from '../../../application/catalog/list-public-packages.ts';
import type { Handlers } from '../handler.ts';
import { presentPackageList } from './catalog-presenters.ts';

export interface CatalogUseCases {
  listPublicPackages: ListPublicPackages;
}

/** Answers of the catalog operations. */
export function catalogHandlers({ listPublicPackages }: CatalogUseCases) {
  return {
    async listPublicPackages({ query }) {
      const result = await listPublicPackages.run(query.currency);
      if (result.ok) return { status: 200, body: presentPackageList(result.value) };
      const errors = [{ field: 'currency', message: 'must be the code of an active currency' }];
      return { failure: { code: result.error.code, errors } };
    },
  } satisfies Pick<Handlers, 'listPublicPackages'>;
}
