import type { Clock } from '../../ports/clock.ts';
import type { CreditLedger } from '../../ports/credit-ledger.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import { openBook } from './credit-books.ts';

/** What an account can spend now. */
export interface Balance {
  credits: number;
  unlimited: boolean;
}

/** The balance as it is this instant: what expired a moment ago is entered first. */
export class GetBalance {
  private readonly ledger: CreditLedger;
  private readonly unitOfWork: UnitOfWork;
  private readonly clock: Clock;

  constructor(ledger: CreditLedger, unitOfWork: UnitOfWork, clock: Clock) {
    this.ledger = ledger;
    this.unitOfWork = unitOfWork;
    this.clock = clock;
  }

  async run(userId: string): Promise<Balance> {
    const now = this.clock.now();
    let standing = await this.ledger.standing(userId, now);
    if (standing.expiriesDue) {
      await this.unitOfWork.run((tx) => openBook(this.ledger, tx, userId, now));
      standing = await this.ledger.standing(userId, now);
    }
    return { credits: standing.available, unlimited: standing.unlimited };
  }
}
