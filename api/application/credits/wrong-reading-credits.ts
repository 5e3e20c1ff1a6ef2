import {
  creditBack,
  fairSince,
  returnedForWrong,
  type ReportCredit,
} from '../../domain/credits/wrong-readings.ts';
import type { CreditLedger } from '../../ports/credits/credit-ledger.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { Charge } from './analysis-charges.ts';
import { openBook } from './credit-books.ts';

interface Deps {
  creditLedger: CreditLedger;
  ids: IdSource;
}

/** Gives credits back for readings that were reported as wrong. */
export class WrongReadingCredits {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** At most once per analysis. Reports of one account pass one after another, so that the limit holds. */
  async giveBack(tx: Transaction, { userId, analysisId, at }: Charge): Promise<ReportCredit> {
    const { creditLedger, ids } = this.deps;
    const book = await openBook(creditLedger, tx, userId, at);
    const since = fairSince(at);
    const paid = await creditLedger.spentOn(tx, analysisId);
    const counts = await creditLedger.spentAndReturned(tx, userId, since);
    const credit = creditBack(paid, { ...counts, since });
    if (credit === 'returned' && paid) await book.post(returnedForWrong(analysisId, ids.next(), paid, at));
    return credit;
  }
}
