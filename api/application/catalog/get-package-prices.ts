import type { CatalogRefusal } from '../../domain/catalog/errors.ts';
import type { Money } from '../../domain/shared-with-web/money.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { PackageStore } from '../../ports/catalog/package-store.ts';

/** Prices that hold instead of base × rate, by currency code. */
export type CustomPrices = ReadonlyMap<string, Money>;

interface Deps {
  packages: PackageStore;
}

/** The custom prices of one package. */
export class GetPackagePrices {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(id: string): Promise<Result<CustomPrices, CatalogRefusal>> {
    const item = await this.deps.packages.find(id);
    return item ? ok(item.customPrices) : err({ code: 'catalog.package_not_found' });
  }
}
