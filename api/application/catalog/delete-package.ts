import type { CatalogRefusal } from '../../domain/catalog/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { inAudit, type CatalogueDesk } from './catalogue-desk.ts';

/** Deletes a package that nobody has ordered; any other can be made inactive. */
export class DeletePackage {
  private readonly desk: CatalogueDesk;

  constructor(desk: CatalogueDesk) {
    this.desk = desk;
  }

  run(actorId: string, id: string): Promise<Result<null, CatalogRefusal>> {
    return this.desk.open(async (open): Promise<Result<null, CatalogRefusal>> => {
      const item = open.packages.find((each) => each.id === id);
      if (!item) return err({ code: 'catalog.package_not_found' });
      if ((await this.desk.store.remove(id, open.tx)) === 'has_orders')
        return err({ code: 'catalog.package_has_orders' });
      await this.desk.record(open, actorId, 'catalog.package_deleted', inAudit(item));
      return ok(null);
    });
  }
}
