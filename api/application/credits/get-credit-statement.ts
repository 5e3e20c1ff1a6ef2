import {
  applyMovement,
  isUnlimited,
  spendable,
  type CreditAccount,
} from '../../domain/credits/credit-account.ts';
import { dailyLimitOf, nextDay, startOfDay } from '../../domain/credits/daily-limit.ts';
import { expiries } from '../../domain/credits/endings.ts';
import { changeOf, type Lot } from '../../domain/credits/journal.ts';
import type { Role } from '../../domain/shared/role.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Position } from '../../ports/shared/list-part.ts';
import type { CreditLedger, StatementEntry } from '../../ports/credits/credit-ledger.ts';

export interface CreditStatement {
  asOf: Date;
  balance: number;
  unlimited: boolean;
  reserved: number;
  frozen: number;
  owed: number;
  /** The balance before the first entry shown. */
  opening: number;
  /** The balance after the last entry shown: `balance` when nothing newer was left out. */
  closing: number;
  /** Oldest first; with `opening` they add up to `closing`. */
  entries: StatementEntry[];
  /** Where older entries begin, if there are any: behind this one. */
  next: Position | null;
  /** Those that hold something, in the order in which they are spent. */
  lots: Lot[];
  dailyUsage: { used: number; limit: number | null; resetsAt: Date };
}

interface Deps {
  creditLedger: CreditLedger;
  clock: Clock;
}

/** The account's statement: every movement with its cause, and what stands now. Nothing is entered for looking at it. */
export class GetCreditStatement {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Lots whose time is over count as expired, also before their expiry is entered. */
  async run(
    user: { id: string; role: Role; tier: SubscriptionTier },
    /** `after`: the entries before this one. */
    { limit, after }: { limit: number; after?: Position | undefined },
  ): Promise<CreditStatement> {
    const now = this.deps.clock.now();
    const wanted = { limit, before: after?.id, day: startOfDay(now) };
    const overview = await this.deps.creditLedger.overview(user.id, wanted);
    const { account, due } = withExpiries(overview.account, now);
    const all = [...overview.entries, ...before(due, after)];
    const entries = all.slice(-limit);
    const [first] = entries;
    const isCut = overview.olderOnes || entries.length < all.length;
    const balance = after ? 0 : account.available;
    return {
      asOf: now,
      balance: account.available,
      unlimited: isUnlimited(account, now),
      reserved: account.reserved,
      frozen: account.lots.reduce((sum, lot) => sum + lot.frozen, 0),
      owed: account.owed,
      opening: first ? first.balanceAfter - first.credits : balance,
      closing: entries.at(-1)?.balanceAfter ?? balance,
      entries,
      next: isCut && first ? { at: first.at, id: first.id } : null,
      lots: spendable(account, now),
      dailyUsage: { used: overview.used, limit: dailyLimitOf(user), resetsAt: nextDay(now) },
    };
  }
}

/** Those before the entry at which a part begins; none when that one is entered already. */
function before(due: StatementEntry[], after: Position | undefined): StatementEntry[] {
  if (!after) return due;
  const place = due.findIndex(({ id }) => id === after.id);
  return due.slice(0, Math.max(0, place));
}

/** The account after the expiries that are due, and these as entries; the job that enters them comes later. */
function withExpiries(before: CreditAccount, now: Date): { account: CreditAccount; due: StatementEntry[] } {
  let account = before;
  const due = expiries(before, now).map((movement): StatementEntry => {
    account = applyMovement(account, movement);
    const { at, kind, memo, orderId, analysisId, postings } = movement;
    const credits = changeOf(postings, 'available');
    const id = postings[0]?.lotId ?? movement.key;
    return { id, at, kind, memo, credits, balanceAfter: account.available, orderId, analysisId };
  });
  return { account, due };
}
