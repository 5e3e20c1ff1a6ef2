import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

type Refusal = { code: 'partners.brand_not_found' } | { code: 'partners.brand_has_orders' };

interface Deps {
  brands: BrandStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Deletes a partner that no order counts for. Its account stays, and has no partner area any more. */
export class DeleteBrand {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(actorId: string, id: string): Promise<Result<null, Refusal>> {
    return this.deps.unitOfWork.run(async (tx): Promise<Result<null, Refusal>> => {
      // The lock makes a booking that runs at this moment wait, or is waited for.
      const brand = await this.deps.brands.lock(id, tx);
      if (!brand) return err({ code: 'partners.brand_not_found' });
      if ((await this.deps.brands.remove(id, tx)) === 'has_orders')
        return err({ code: 'partners.brand_has_orders' });
      await this.deps.audit.record(tx, {
        actorId,
        action: 'partners.brand_deleted',
        subject: `brand:${id}`,
        details: { name: brand.name, slug: brand.slug, email: brand.email },
        at: this.deps.clock.now(),
      });
      return ok(null);
    });
  }
}
