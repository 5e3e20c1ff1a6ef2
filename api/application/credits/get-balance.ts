import type { Clock } from '../../ports/shared/clock.ts';
import type { CreditLedger, CreditStanding } from '../../ports/credits/credit-ledger.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import { openBook } from './credit-books.ts';

/** What an account can spend now. */
export interface Balance {
  credits: number;
  unlimited: boolean;
  /** Of these credits those that expire first. */
  expiring: CreditStanding['expiring'];
}

interface Deps {
  creditLedger: CreditLedger;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** The balance as it is this instant: what expired a moment ago is entered first. */
export class GetBalance {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string): Promise<Balance> {
    const now = this.deps.clock.now();
    let standing = await this.deps.creditLedger.standing(userId, now);
    if (standing.expiriesDue) {
      await this.deps.unitOfWork.run((tx) => openBook(this.deps.creditLedger, tx, userId, now));
      standing = await this.deps.creditLedger.standing(userId, now);
    }
    return balanceOf(standing);
  }
}

/** Of an account without expiries that are due. */
export function balanceOf({ available, unlimited, expiring }: CreditStanding): Balance {
  return { credits: available, unlimited, expiring };
}
