import { isExpired, spendable, type CreditAccount } from './credit-account.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { CreditsInsufficient } from './errors.ts';
import { transfer, type Lot, type Movement, type Posting } from './journal.ts';

/** One movement for each lot whose time is over and that holds something, or that made the account unlimited. */
export function expiries(
  { lots, reservations }: Pick<CreditAccount, 'lots' | 'reservations'>,
  at: Date,
): Movement[] {
  const held = (lot: Lot): number => reservations.filter(({ lotId }) => lotId === lot.id).length;
  return lots
    .filter((lot) => isExpired(lot, at) && (lot.remaining > 0 || (lot.unlimited && lot.closedAt === null)))
    .map((lot) => (lot.unlimited ? unlimitedEnds(lot, at, 'expired') : expiry(lot, at, held(lot))));
}

/** @param held the lot's credits that are still set aside */
function expiry(lot: Lot, at: Date, held: number): Movement {
  return {
    kind: 'expire',
    // A credit that comes back into an expired lot expires on its own, even within the same millisecond. Nothing is set aside
    // from such a lot any more, so each expiry of a lot finds fewer held than the one before.
    key: `expire:${lot.id}:${held}`,
    at,
    memo: `${lot.remaining} unused ${lot.remaining === 1 ? 'credit' : 'credits'} expired.`,
    orderId: lot.orderId,
    analysisId: null,
    postings: transfer('available', 'expired', lot.remaining, lot.id),
  };
}

/** A share of what an order was paid with, as a fraction of whole minor units. */
export interface Share {
  numerator: number;
  denominator: number;
}

/**
 * How many of `granted` credits the refunds of an order cover in all: `floor(sum of shares × granted)`, never more than
 * all. Taken over the sum, so that an order refunded in parts gives back what it would have in one.
 */
export function coveredBy(shares: readonly Share[], granted: number): number {
  let [numerator, denominator] = [0n, 1n];
  for (const share of shares) {
    const under = BigInt(share.denominator);
    numerator = numerator * under + BigInt(share.numerator) * denominator;
    denominator *= under;
  }
  const covered = (numerator * BigInt(granted)) / denominator;
  return covered > BigInt(granted) ? granted : Number(covered);
}

/** Whether the refunds of an order give everything back. */
function isWhole(shares: readonly Share[]): boolean {
  return coveredBy(shares, 1) === 1;
}

/** A refund of an order, as far as its credits are concerned. */
export type CreditRefund = Share & { refundId: string; at: Date };

/** What of a lot's credits a refund covers beyond the `earlier` ones. */
function dueOf(lot: Lot, refund: Share, earlier: readonly Share[]): number {
  return coveredBy([...earlier, refund], lot.granted) - coveredBy(earlier, lot.granted);
}

/**
 * Takes back of one lot what a refund covers beyond the `earlier` ones, as far as it is unused; an unlimited lot ends
 * with the refund that completes the price. Null when there is nothing to take.
 */
export function takenBack(lot: Lot, refund: CreditRefund, earlier: readonly Share[]): Movement | null {
  if (lot.unlimited) {
    const ends = lot.closedAt === null && isWhole([...earlier, refund]);
    return ends ? unlimitedEnds(lot, refund.at, { refundId: refund.refundId }) : null;
  }
  const due = dueOf(lot, refund, earlier);
  const frozen = Math.min(due, lot.frozen);
  const available = Math.min(due - frozen, lot.remaining);
  const credits = frozen + available;
  if (credits === 0) return null;
  return {
    kind: 'take_back',
    key: takeBackKey(refund.refundId, lot.id),
    at: refund.at,
    memo: `Order refunded: ${credits} unused ${credits === 1 ? 'credit' : 'credits'} taken back.`,
    orderId: lot.orderId,
    analysisId: null,
    postings: [
      ...(available > 0 ? transfer('available', 'returned', available, lot.id) : []),
      ...(frozen > 0 ? transfer('frozen', 'returned', frozen, lot.id) : []),
    ],
  };
}

export const takeBackKey = (refundId: string, lotId: string): string => `take-back:${refundId}:${lotId}`;
export const unlimitedOffKey = (refundId: string, lotId: string): string =>
  `unlimited-off:${refundId}:${lotId}`;

function unlimitedEnds(lot: Lot, at: Date, why: 'expired' | { refundId: string }): Movement {
  const expired = why === 'expired';
  return {
    kind: 'unlimited_off',
    key: expired ? `unlimited-off:${lot.id}` : unlimitedOffKey(why.refundId, lot.id),
    at,
    memo: expired ? 'Unlimited credits ended.' : 'Order refunded: unlimited credits ended.',
    orderId: lot.orderId,
    analysisId: null,
    postings: transfer('available', expired ? 'expired' : 'returned', 0, lot.id),
    closes: lot.id,
  };
}

/**
 * What a refund covers and was spent, as a debt of the account. `used` is what of the lot was spent, is set aside, or settled
 * another debt, less what is owed for it already: nothing is owed twice, nor for credits that nobody used. Asked after
 * `takenBack`, whose movement took `taken`. Null when nothing is owed.
 */
export function debtOf(
  lot: Lot,
  refund: CreditRefund,
  earlier: readonly Share[],
  { taken, used }: { taken: number; used: number },
): Movement | null {
  const credits = lot.unlimited ? 0 : Math.min(dueOf(lot, refund, earlier) - taken, used);
  if (credits <= 0) return null;
  return {
    kind: 'debt',
    key: debtKey(refund.refundId, lot.id),
    at: refund.at,
    memo: `Payment taken back: ${credits} spent ${credits === 1 ? 'credit is' : 'credits are'} owed, which what is bought settles first.`,
    orderId: lot.orderId,
    analysisId: null,
    postings: transfer('owed', 'returned', credits, lot.id),
  };
}

export const debtKey = (refundId: string, lotId: string): string => `debt:${refundId}:${lotId}`;

/**
 * Gives back what a refund took of a lot, because the refund failed after all: first against what is still owed for it, the
 * rest into the lot. Null when it took nothing.
 */
export function refundUndone(
  account: CreditAccount,
  lot: Lot,
  refund: { refundId: string; at: Date },
  effect: { taken: number; owed: number; ended: boolean },
): Movement | null {
  const common = { at: refund.at, orderId: lot.orderId, analysisId: null };
  if (effect.ended)
    return {
      ...common,
      kind: 'unlimited_on',
      key: `unlimited-again:${refund.refundId}:${lot.id}`,
      memo: 'The refund failed: unlimited credits are back.',
      postings: transfer('returned', 'available', 0, lot.id),
      reopens: lot.id,
    };
  const back = effect.taken + effect.owed;
  if (back === 0) return null;
  const settles = Math.min(effect.owed, account.owed);
  return {
    ...common,
    kind: 'refund_undone',
    key: `refund-undone:${refund.refundId}:${lot.id}`,
    memo: `The refund failed: ${back} ${back === 1 ? 'credit is' : 'credits are'} back.`,
    postings: [
      ...(settles > 0 ? transfer('returned', 'owed', settles, lot.id) : []),
      ...(back > settles ? transfer('returned', 'available', back - settles, lot.id) : []),
    ],
  };
}

/** Takes credits away by hand, from what expires first on. */
export function removed(
  account: CreditAccount,
  removal: { credits: number; key: string; memo: string; at: Date },
): Result<Movement, CreditsInsufficient> {
  const { credits, key, memo, at } = removal;
  const postings: Posting[] = [];
  let left = credits;
  for (const lot of spendable(account, at)) {
    const part = Math.min(left, lot.remaining);
    if (part > 0) postings.push(...transfer('available', 'removed', part, lot.id));
    left -= part;
  }
  if (left > 0) return err({ code: 'credits.insufficient' });
  return ok({ kind: 'admin_removal', key, at, memo, orderId: null, analysisId: null, postings });
}
