import type { CatalogRefusal } from '../../domain/catalog/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { inAudit, type CatalogueEditor } from './catalogue-editor.ts';

interface Deps {
  catalogueEditor: CatalogueEditor;
}

/** Deletes a package that nobody has ordered; any other can be made inactive. */
export class DeletePackage {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(actorId: string, id: string): Promise<Result<null, CatalogRefusal>> {
    return this.deps.catalogueEditor.open(async (open): Promise<Result<null, CatalogRefusal>> => {
      const item = open.packages.find((each) => each.id === id);
      if (!item) return err({ code: 'catalog.package_not_found' });
      if ((await this.deps.catalogueEditor.store.remove(id, open.tx)) === 'has_orders')
        return err({ code: 'catalog.package_has_orders' });
      await this.deps.catalogueEditor.record(open, actorId, 'catalog.package_deleted', inAudit(item));
      return ok(null);
    });
  }
}
