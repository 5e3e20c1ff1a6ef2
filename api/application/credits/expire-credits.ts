import type { Clock } from '../../ports/clock.ts';
import type { CreditLedger } from '../../ports/credit-ledger.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import { openBook } from './credit-books.ts';

const BATCH = 200;

/** Enters what expired in every account. */
export class ExpireCredits {
  private readonly ledger: CreditLedger;
  private readonly unitOfWork: UnitOfWork;
  private readonly clock: Clock;

  constructor(ledger: CreditLedger, unitOfWork: UnitOfWork, clock: Clock) {
    this.ledger = ledger;
    this.unitOfWork = unitOfWork;
    this.clock = clock;
  }

  /** How many accounts had something that was due. */
  async run(): Promise<number> {
    const now = this.clock.now();
    for (let count = 0; ;) {
      const due = await this.ledger.accountsWithExpiries(now, BATCH);
      for (const userId of due) await this.unitOfWork.run((tx) => openBook(this.ledger, tx, userId, now));
      count += due.length;
      if (due.length < BATCH) return count;
    }
  }
}
