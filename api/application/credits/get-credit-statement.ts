import { isUnlimited, spendable } from '../../domain/credits/credit-account.ts';
import { dailyLimitOf, nextDay, startOfDay } from '../../domain/credits/daily-limit.ts';
import type { Lot } from '../../domain/credits/journal.ts';
import type { Role } from '../../domain/shared/role.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { CreditLedger, StatementEntry } from '../../ports/credits/credit-ledger.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import { openBook } from './credit-books.ts';

export interface CreditStatement {
  asOf: Date;
  balance: number;
  unlimited: boolean;
  reserved: number;
  frozen: number;
  owed: number;
  /** The balance before the first entry shown. */
  opening: number;
  /** Oldest first; with `opening` they add up to `balance`. */
  entries: StatementEntry[];
  /** Those that hold something, in the order in which they are spent. */
  lots: Lot[];
  dailyUsage: { used: number; limit: number | null; resetsAt: Date };
}

interface Deps {
  ledger: CreditLedger;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** The account's statement: every movement with its cause, and what stands now. */
export class GetCreditStatement {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Read under the account's lock, so that entries and balance are of the same instant. */
  run(
    user: { id: string; role: Role; tier: SubscriptionTier },
    { limit }: { limit: number },
  ): Promise<CreditStatement> {
    const now = this.deps.clock.now();
    return this.deps.unitOfWork.run(async (tx) => {
      const { account } = await openBook(this.deps.ledger, tx, user.id, now);
      const entries = await this.deps.ledger.statement(user.id, limit, tx);
      const first = entries[0];
      return {
        asOf: now,
        balance: account.available,
        unlimited: isUnlimited(account, now),
        reserved: account.reserved,
        frozen: account.lots.reduce((sum, lot) => sum + lot.frozen, 0),
        owed: account.owed,
        opening: first ? first.balanceAfter - first.credits : account.available,
        entries,
        lots: spendable(account, now),
        dailyUsage: {
          used: await this.deps.ledger.usedOn(user.id, startOfDay(now), tx),
          limit: dailyLimitOf(user),
          resetsAt: nextDay(now),
        },
      };
    });
  }
}
