import {
  debtKey,
  debtOf,
  refundUndone,
  takeBackKey,
  takenBack,
  unlimitedOffKey,
  type CreditRefund,
  type Share,
} from '../../domain/credits/endings.ts';
import { granted } from '../../domain/credits/grants.ts';
import { heldLot, releasedLot } from '../../domain/credits/holds.ts';
import { changeOf, type Lot, type Movement } from '../../domain/credits/journal.ts';
import { orderNumber } from '../../domain/shared-with-web/order-number.ts';
import type { CreditLedger } from '../../ports/credits/credit-ledger.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type {
  CreditEffects,
  CreditsBought,
  CreditsHeld,
  CreditsReturned,
  CreditsTaken,
} from '../../ports/ordering/order-effects.ts';
import { openBook, type CreditBook } from './credit-books.ts';

interface Deps {
  creditLedger: CreditLedger;
  ids: IdSource;
}

/**
 * What orders do to credits: a lot for each line that was paid, its unused part back with a refund, on hold while the payment
 * is disputed.
 */
export class OrderCredits implements CreditEffects {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Opens the line's lot; asked again for the same line, nothing happens. */
  async grant(tx: Transaction, bought: CreditsBought): Promise<void> {
    const { userId, orderId, lineId, credits, validityDays, at } = bought;
    const book = await openBook(this.deps.creditLedger, tx, userId, at);
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
    await book.postLast(granted({ ...lot, at, memo, key: `purchase:${lineId}` }));
  }

  async takeBack(tx: Transaction, returned: CreditsReturned): Promise<CreditsTaken> {
    const { orderId, refundId, numerator, denominator, owing, at } = returned;
    const refund = { refundId, numerator, denominator, at };
    const sum = { taken: 0, owed: 0 };
    const owners = await this.ownersOf(tx, orderId);
    for (const userId of owners) {
      // Locked before the earlier refunds are read: two refunds of one order pass one after another.
      const book = await openBook(this.deps.creditLedger, tx, userId, at, orderId);
      const earlier = await this.deps.creditLedger.refundsOf(tx, orderId);
      const known = earlier.find((one) => one.refundId === refundId);
      if (known) return { taken: known.taken, owed: 0 };
      for (const lot of lotsOf(book, orderId)) {
        const { taken, owed } = await this.takeLotBack(tx, { book, lot, refund, earlier, owing });
        sum.taken += taken;
        sum.owed += owed;
      }
    }
    if (owners.length > 0)
      await this.deps.creditLedger.putRefund(tx, { ...refund, orderId, taken: sum.taken });
    return sum;
  }

  async undoTakeBack(
    tx: Transaction,
    { orderId, refundId, at }: { orderId: string; refundId: string; at: Date },
  ): Promise<void> {
    if (!(await this.deps.creditLedger.undoRefund(tx, refundId, at))) return;
    for (const userId of await this.ownersOf(tx, orderId)) {
      const book = await openBook(this.deps.creditLedger, tx, userId, at, orderId);
      for (const lot of lotsOf(book, orderId)) {
        const keys = [
          takeBackKey(refundId, lot.id),
          debtKey(refundId, lot.id),
          unlimitedOffKey(refundId, lot.id),
        ] as const;
        const returned = await this.deps.creditLedger.returnedBy(tx, keys);
        const [taken, owed] = [returned.get(keys[0]) ?? 0, returned.get(keys[1]) ?? 0];
        const effect = { taken, owed, ended: returned.has(keys[2]) };
        const movement = refundUndone(book.account, lot, { refundId, at }, effect);
        if (movement) await book.post(movement);
      }
      await book.expire();
    }
  }

  async hold(tx: Transaction, { orderId, name, at }: CreditsHeld): Promise<void> {
    await this.eachLot(tx, orderId, at, (lot) => heldLot(lot, name, at));
  }

  async release(tx: Transaction, { orderId, name, at }: CreditsHeld): Promise<void> {
    await this.eachLot(tx, orderId, at, (lot) => releasedLot(lot, name, at));
  }

  private async takeLotBack(
    tx: Transaction,
    { book, lot, refund, earlier, owing }: LotRefund,
  ): Promise<CreditsTaken> {
    const movement = takenBack(lot, refund, earlier);
    const posted = movement !== null && (await book.post(movement));
    const taken = posted ? changeOf(movement.postings, 'returned') : 0;
    if (!owing) return { taken, owed: 0 };
    const used = await this.deps.creditLedger.usedOf(tx, lot.id);
    const debt = debtOf(lot, refund, earlier, { taken, used });
    if (debt) await book.post(debt);
    return { taken, owed: debt ? changeOf(debt.postings, 'returned') : 0 };
  }

  private async eachLot(
    tx: Transaction,
    orderId: string,
    at: Date,
    movementOf: (lot: Lot) => Movement | null,
  ): Promise<void> {
    for (const userId of await this.ownersOf(tx, orderId)) {
      const book = await openBook(this.deps.creditLedger, tx, userId, at, orderId);
      for (const lot of lotsOf(book, orderId)) {
        const movement = movementOf(lot);
        if (movement) await book.post(movement);
      }
    }
  }

  /** In one order, so that two who change several accounts never wait for each other. */
  private async ownersOf(tx: Transaction, orderId: string): Promise<string[]> {
    const lots = await this.deps.creditLedger.lotsOfOrder(tx, orderId);
    return [...new Set(lots.map(({ userId }) => userId))].sort();
  }
}

/** A refund as far as one lot is concerned. */
interface LotRefund {
  book: CreditBook;
  lot: Lot;
  refund: CreditRefund;
  earlier: readonly Share[];
  owing: boolean;
}

const lotsOf = ({ account }: CreditBook, orderId: string): Lot[] =>
  account.lots.filter((lot) => lot.orderId === orderId);
