import type { Result } from '../../domain/shared/result.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import { isMonthComplete, statementMonths } from '../../domain/partners/statement.ts';
import { withOwnBrand, type NoBrand } from './own-brand.ts';

interface Deps {
  brands: BrandStore;
  clock: Clock;
}

/** The months that the own brand has a statement of. */
export class ListStatements {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(userId: string): Promise<Result<{ month: string; complete: boolean }[], NoBrand>> {
    const now = this.deps.clock.now();
    return withOwnBrand(this.deps.brands, userId, async ({ createdAt }) =>
      statementMonths(createdAt, now).map((month) => ({ month, complete: isMonthComplete(month, now) })),
    );
  }
}
