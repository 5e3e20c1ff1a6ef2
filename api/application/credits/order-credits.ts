import { takenBack } from '../../domain/credits/endings.ts';
import { granted } from '../../domain/credits/grants.ts';
import { changeOf } from '../../domain/credits/journal.ts';
import { orderNumber } from '../../domain/shared-with-web/order-number.ts';
import type { CreditLedger } from '../../ports/credits/credit-ledger.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { CreditEffects, CreditsBought, CreditsReturned } from '../../ports/ordering/order-effects.ts';
import { openBook } from './credit-books.ts';

interface Deps {
  ledger: CreditLedger;
  ids: IdSource;
}

/** What orders do to credits: a lot for each line that was paid, its unused part back with a refund. */
export class OrderCredits implements CreditEffects {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Opens the line's lot; asked again for the same line, nothing happens. */
  async grant(tx: Transaction, bought: CreditsBought): Promise<void> {
    const { userId, orderId, lineId, credits, validityDays, at } = bought;
    const book = await openBook(this.deps.ledger, tx, userId, at);
    const what =
      credits === 'unlimited' ? 'Unlimited credits' : credits === 1 ? '1 credit' : `${credits} credits`;
    const memo = `${what} bought with order ${orderNumber(orderId)}.`;
    const lot = {
      lotId: this.deps.ids.next(),
      source: 'purchase' as const,
      credits,
      validityDays,
      orderId,
      lineId,
    };
    await book.post(granted({ ...lot, at, memo, key: `purchase:${lineId}` }));
  }

  async takeBack(tx: Transaction, returned: CreditsReturned): Promise<number> {
    const { orderId, refundId, numerator, denominator, at } = returned;
    const owners = new Set((await this.deps.ledger.lotsOfOrder(tx, orderId)).map(({ userId }) => userId));
    const refund = { refundId, numerator, denominator, at };
    let taken = 0;
    for (const userId of [...owners].sort()) {
      // Locked before the earlier refunds are read: two refunds of one order pass one after another.
      const book = await openBook(this.deps.ledger, tx, userId, at, orderId);
      const earlier = await this.deps.ledger.refundsOf(tx, orderId);
      const known = earlier.find((one) => one.refundId === refundId);
      if (known) return known.taken;
      for (const lot of book.account.lots.filter((one) => one.orderId === orderId)) {
        const movement = takenBack(lot, refund, earlier);
        if (movement && (await book.post(movement))) taken += changeOf(movement.postings, 'returned');
      }
    }
    if (owners.size > 0) await this.deps.ledger.putRefund(tx, { ...refund, orderId, taken });
    return taken;
  }
}
