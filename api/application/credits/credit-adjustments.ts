import { removed } from '../../domain/credits/endings.ts';
import type { CreditsInsufficient } from '../../domain/credits/errors.ts';
import { granted } from '../../domain/credits/grants.ts';
import type { CreditAmount } from '../../domain/shared-with-web/credit-amount.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { CreditLedger } from '../../ports/credits/credit-ledger.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import { openBook } from './credit-books.ts';

interface Deps {
  creditLedger: CreditLedger;
  ids: IdSource;
  clock: Clock;
}

/** Credits that an administrator gives or takes. */
export class CreditAdjustments {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** A lot that does not expire. */
  async give(tx: Transaction, userId: string, credits: CreditAmount): Promise<void> {
    const at = this.deps.clock.now();
    const book = await openBook(this.deps.creditLedger, tx, userId, at);
    const lotId = this.deps.ids.next();
    const memo = `${credits === 'unlimited' ? 'Unlimited credits' : `${credits} credits`} given by the administration.`;
    const lot = { lotId, source: 'admin_grant' as const, credits, validityDays: null };
    await book.post(granted({ ...lot, at, memo, key: `admin-grant:${lotId}` }));
  }

  /** Takes credits from what expires first; all of them or, when there are too few, none. */
  async take(tx: Transaction, userId: string, credits: number): Promise<Result<null, CreditsInsufficient>> {
    const at = this.deps.clock.now();
    const book = await openBook(this.deps.creditLedger, tx, userId, at);
    const memo = `${credits} credits removed by the administration.`;
    const removal = removed(book.account, {
      credits,
      at,
      memo,
      key: `admin-removal:${this.deps.ids.next()}`,
    });
    if (!removal.ok) return removal;
    await book.post(removal.value);
    return ok(null);
  }
}
