import { applyMovement, type CreditAccount } from '../../domain/credits/credit-account.ts';
import { expiries } from '../../domain/credits/endings.ts';
import { followUps } from '../../domain/credits/holds.ts';
import type { Movement } from '../../domain/credits/journal.ts';
import type { CreditLedger } from '../../ports/credits/credit-ledger.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  ledger: CreditLedger;
  tx: Transaction;
  account: CreditAccount;
  at: Date;
}

/** An account that is locked, with what was due at its instant already expired. */
export class CreditBook {
  private readonly deps: Deps;
  /** As it stands after every movement so far. */
  account: CreditAccount;

  constructor(deps: Deps) {
    this.deps = deps;
    this.account = deps.account;
  }

  /** Enters a movement and what must follow it; false when its key stands already, with nothing changed. */
  async post(movement: Movement): Promise<boolean> {
    if (!(await this.enter(movement))) return false;
    for (const next of followUps(this.account, movement)) await this.enter(next);
    return true;
  }

  /** Enters the last movement of the book: nobody hears whether its key stood already. */
  async postLast(movement: Movement): Promise<void> {
    const { ledger, tx, account } = this.deps;
    if (followUps(applyMovement(this.account, movement), movement).length > 0) await this.post(movement);
    else await ledger.postLater(tx, account.userId, movement);
  }

  private async enter(movement: Movement): Promise<boolean> {
    const { ledger, tx } = this.deps;
    const after = applyMovement(this.account, movement);
    const posted = await ledger.post(tx, this.account.userId, movement);
    if (posted) this.account = after;
    return posted;
  }

  /** Expires what is due. How many lots. */
  async expire(): Promise<number> {
    const due = expiries(this.account, this.deps.at);
    for (const movement of due) await this.post(movement);
    return due.length;
  }
}

/** Opens the account for a change: locked until the transaction ends, expired lots entered first. */
export async function openBook(
  ledger: CreditLedger,
  tx: Transaction,
  userId: string,
  at: Date,
  orderId?: string,
): Promise<CreditBook> {
  const book = new CreditBook({ ledger, tx, account: await ledger.lock(tx, userId, orderId), at });
  await book.expire();
  return book;
}
