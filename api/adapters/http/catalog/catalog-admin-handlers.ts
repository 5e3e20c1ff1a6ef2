import type { CreatePackage } from '../../../application/catalog/create-package.ts';
import type { DeletePackage } from '../../../application/catalog/delete-package.ts';
import type { GetPackagePrices } from '../../../application/catalog/get-package-prices.ts';
import type { ListPackages } from '../../../application/catalog/list-packages.ts';
import type { SetPackagePrices } from '../../../application/catalog/set-package-prices.ts';
import type { PackageChange, UpdatePackage } from '../../../application/catalog/update-package.ts';
import type { components } from '../generated/contract.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { csvAnswer } from '../csv.ts';
import {
  CATALOGUE_COLUMNS,
  catalogFailure,
  presentCatalogue,
  presentCustomPrices,
  presentPackage,
} from './catalog-admin-presenters.ts';

export interface CatalogAdminUseCases {
  listPackages: ListPackages;
  createPackage: CreatePackage;
  updatePackage: UpdatePackage;
  deletePackage: DeletePackage;
  getPackagePrices: GetPackagePrices;
  setPackagePrices: SetPackagePrices;
}

const HEADERS = { 'Cache-Control': 'no-store', Vary: 'Accept' };

/** Answers of the operations that run the catalogue. */
export function catalogAdminHandlers(useCases: CatalogAdminUseCases) {
  return {
    async listPackages({ accept }) {
      const catalogue = await useCases.listPackages.run();
      if (accept !== 'text/csv') return { status: 200, body: presentCatalogue(catalogue), headers: HEADERS };
      const { packages, creditPackages } = presentCatalogue(catalogue);
      return csvAnswer('packages.csv', CATALOGUE_COLUMNS, [...packages, ...creditPackages]);
    },

    async createPackage(request) {
      const { id, type, name, price } = request.body;
      const draft = { ...toChange(request.body), id, type, name, price };
      const result = await useCases.createPackage.run(signedIn(request).user.id, draft);
      return result.ok
        ? { status: 201, body: { package: presentPackage(result.value) } }
        : catalogFailure(result.error);
    },

    async updatePackage(request) {
      const { path, body } = request;
      const change = { ...toChange(body), id: body.id, type: body.type, name: body.name, price: body.price };
      const result = await useCases.updatePackage.run(signedIn(request).user.id, path.package_id, change);
      return result.ok
        ? { status: 200, body: { package: presentPackage(result.value) } }
        : catalogFailure(result.error);
    },

    async deletePackage(request) {
      const result = await useCases.deletePackage.run(signedIn(request).user.id, request.path.package_id);
      return result.ok ? { status: 204 } : catalogFailure(result.error);
    },

    async getPackagePrices({ path }) {
      const result = await useCases.getPackagePrices.run(path.package_id);
      return result.ok
        ? { status: 200, body: presentCustomPrices(result.value) }
        : catalogFailure(result.error);
    },

    async setPackagePrices(request) {
      const { user } = signedIn(request);
      const { path, body } = request;
      const result = await useCases.setPackagePrices.run(user.id, path.package_id, body.prices);
      return result.ok
        ? { status: 200, body: presentCustomPrices(result.value) }
        : catalogFailure(result.error);
    },
  } satisfies Partial<Handlers>;
}

/** What was sent, in our names; members that were not sent are undefined. */
function toChange(body: components['schemas']['PackageChange']) {
  return {
    originalPrice: body.original_price,
    currency: body.currency,
    tier: body.tier,
    credits: body.credits,
    unlimited: body.unlimited,
    validityDays: body.validity_days,
    description: body.description,
    features: body.features,
    popular: body.popular,
    active: body.active,
    color: body.color,
    customPrices: body.custom_prices,
  } satisfies PackageChange;
}
