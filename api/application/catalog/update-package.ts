import { invalidPackage, type CatalogRefusal } from '../../domain/catalog/errors.ts';
import type { Package } from '../../domain/catalog/package.ts';
import { checkPackage, type FieldMistake, type PackageDraft } from '../../domain/catalog/package-rules.ts';
import { decimalText } from '../../domain/shared-with-web/money.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { changeInAudit, stocked, type CatalogueEditor, type Stocked } from './catalogue-editor.ts';
import type { NewPackage } from './create-package.ts';
import { otherCurrency } from './other-currency.ts';

/** What to change; a member that is undefined stays. */
export type PackageChange = { [K in keyof NewPackage]?: NewPackage[K] | undefined };

interface Deps {
  catalogueEditor: CatalogueEditor;
}

/** Changes a package. What customers have ordered already keeps its price and what it gives. */
export class UpdatePackage {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(actorId: string, id: string, change: PackageChange): Promise<Result<Stocked, CatalogRefusal>> {
    return this.deps.catalogueEditor.open(async (open): Promise<Result<Stocked, CatalogRefusal>> => {
      const { packages, shop, base, at, tx } = open;
      const before = packages.find((item) => item.id === id);
      if (!before) return err({ code: 'catalog.package_not_found' });
      const checked = checkPackage(merged(before, change), shop);
      const mistakes = [
        ...fixed(before, change),
        ...otherCurrency(change.currency, base.code),
        ...(checked.ok ? [] : checked.error),
      ];
      if (!checked.ok || mistakes.length > 0) return err(invalidPackage(mistakes));
      await this.deps.catalogueEditor.store.save([checked.value], at, tx);
      const details = changeInAudit(before, checked.value);
      await this.deps.catalogueEditor.record(open, actorId, 'catalog.package_changed', details);
      return ok(stocked(checked.value, open.currencies));
    });
  }
}

/** Carts, orders and links know a package by its id, and what it is by its type. */
function fixed(before: Package, { id, type }: PackageChange): FieldMistake[] {
  const message = 'cannot be changed';
  return [
    ...(id === undefined || id.trim() === before.id ? [] : [{ field: 'id', message }]),
    ...(type === undefined || type === before.type ? [] : [{ field: 'type', message }]),
  ];
}

/** The package as it would be typed, with the changes typed over it. */
function merged(item: Package, change: PackageChange): PackageDraft {
  const { credits, unlimited, ...others } = change;
  const sent = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  const keeps = credits === undefined && unlimited === undefined;
  return {
    ...item,
    price: decimalText(item.price),
    originalPrice: item.originalPrice && decimalText(item.originalPrice),
    customPrices: Object.fromEntries(
      [...item.customPrices].map(([code, amount]) => [code, decimalText(amount)]),
    ),
    ...sent,
    id: item.id,
    type: item.type,
    ...(keeps ? { credits: item.credits ?? undefined } : { credits, unlimited }),
  };
}
