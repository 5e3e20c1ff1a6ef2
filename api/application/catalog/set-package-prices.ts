import { invalidPackage, type CatalogRefusal } from '../../domain/catalog/errors.ts';
import { checkPrices, type TypedPrices } from '../../domain/catalog/package-rules.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { changeInAudit, type CatalogueEditor } from './catalogue-editor.ts';
import type { CustomPrices } from './get-package-prices.ts';

interface Deps {
  catalogueEditor: CatalogueEditor;
}

/** Sets all custom prices of a package at once; a currency that is left out has none from then on. */
export class SetPackagePrices {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(actorId: string, id: string, typed: TypedPrices): Promise<Result<CustomPrices, CatalogRefusal>> {
    return this.deps.catalogueEditor.open(async (open): Promise<Result<CustomPrices, CatalogRefusal>> => {
      const before = open.packages.find((item) => item.id === id);
      if (!before) return err({ code: 'catalog.package_not_found' });
      const prices = checkPrices(typed, open.shop);
      if (!prices.ok) return err(invalidPackage(prices.error));
      const after = { ...before, customPrices: prices.value };
      await this.deps.catalogueEditor.store.save([after], open.at, open.tx);
      await this.deps.catalogueEditor.record(
        open,
        actorId,
        'catalog.prices_set',
        changeInAudit(before, after),
      );
      return ok(prices.value);
    });
  }
}
