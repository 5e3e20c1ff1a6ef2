import { emailIdentity } from '../../domain/shared/email-identity.ts';
import { granted, TRIAL } from '../../domain/credits/grants.ts';
import type { CreditLedger } from '../../ports/credits/credit-ledger.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import { openBook } from './credit-books.ts';

interface Deps {
  creditLedger: CreditLedger;
  hash: KeyedHash;
  ids: IdSource;
}

/** Gives a new account its trial: once per mailbox, remembered as a keyed hash that outlives the account. */
export class GiveTrial {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** False when the mailbox had its trial before. */
  async run(tx: Transaction, user: { id: string; email: string }, at: Date): Promise<boolean> {
    const mailbox = this.deps.hash.of('credits.trial', emailIdentity(user.email)).toString('hex');
    const book = await openBook(this.deps.creditLedger, tx, user.id, at);
    return book.post(
      granted({
        lotId: this.deps.ids.next(),
        source: 'trial',
        credits: TRIAL.credits,
        validityDays: TRIAL.days,
        at,
        key: `trial:${mailbox}`,
        memo: `Trial: ${TRIAL.credits} credits for ${TRIAL.days} days.`,
      }),
    );
  }
}
