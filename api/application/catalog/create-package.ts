import { invalidPackage, type CatalogRefusal } from '../../domain/catalog/errors.ts';
import { checkPackage, type PackageDraft } from '../../domain/catalog/package-rules.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { inAudit, stocked, type CatalogueEditor, type Stocked } from './catalogue-editor.ts';
import { otherCurrency } from './other-currency.ts';

/** A package as an admin sends it. */
export type NewPackage = Omit<PackageDraft, 'position'> & {
  /** The currency that its prices are meant in; nothing is converted. */
  currency?: string | undefined;
};

interface Deps {
  catalogueEditor: CatalogueEditor;
}

/** Puts a plan or a credit package into the catalogue, last among its like. */
export class CreatePackage {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(actorId: string, draft: NewPackage): Promise<Result<Stocked, CatalogRefusal>> {
    return this.deps.catalogueEditor.open(async (open): Promise<Result<Stocked, CatalogRefusal>> => {
      const { packages, shop, base, at, tx } = open;
      const position = 1 + Math.max(-1, ...packages.filter(likeOf(draft)).map((item) => item.position));
      const checked = checkPackage({ ...draft, position }, shop);
      const mistakes = [...otherCurrency(draft.currency, base.code), ...(checked.ok ? [] : checked.error)];
      if (!checked.ok || mistakes.length > 0) return err(invalidPackage(mistakes));
      if ((await this.deps.catalogueEditor.store.add(checked.value, at, tx)) === 'id_taken')
        return err({ code: 'catalog.id_taken' });
      await this.deps.catalogueEditor.record(
        open,
        actorId,
        'catalog.package_created',
        inAudit(checked.value),
      );
      return ok(stocked(checked.value, open.currencies));
    });
  }
}

const likeOf =
  ({ type }: NewPackage) =>
  (item: { type: string }): boolean =>
    item.type === type;
