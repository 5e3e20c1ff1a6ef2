import type { Clock } from '../../ports/shared/clock.ts';
import type { CreditLedger } from '../../ports/credits/credit-ledger.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import { openBook } from './credit-books.ts';

const BATCH = 200;

interface Deps {
  creditLedger: CreditLedger;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Enters what expired in every account. */
export class ExpireCredits {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** How many accounts had something that was due. */
  async run(): Promise<number> {
    const now = this.deps.clock.now();
    for (let count = 0; ;) {
      const due = await this.deps.creditLedger.accountsWithExpiries(now, BATCH);
      for (const userId of due)
        await this.deps.unitOfWork.run((tx) => openBook(this.deps.creditLedger, tx, userId, now));
      count += due.length;
      if (due.length < BATCH) return count;
    }
  }
}
