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

/**
 * Takes back of one lot what a refund covers beyond the `earlier` ones, as far as it is unused; an unlimited lot ends
 * with the refund that completes the price. Null when there is nothing to take.
 */
export function takenBack(
  lot: Lot,
  refund: Share & { refundId: string; at: Date },
  earlier: readonly Share[],
): Movement | null {
  const shares = [...earlier, refund];
  if (lot.unlimited) {
    const ends = lot.closedAt === null && isWhole(shares);
    return ends ? unlimitedEnds(lot, refund.at, 'refunded') : null;
  }
  const due = coveredBy(shares, lot.granted) - coveredBy(earlier, lot.granted);
  const credits = Math.min(due, lot.remaining);
  if (credits === 0) return null;
  return {
    kind: 'take_back',
    key: `take-back:${refund.refundId}:${lot.id}`,
    at: refund.at,
    memo: `Order refunded: ${credits} unused ${credits === 1 ? 'credit' : 'credits'} taken back.`,
    orderId: lot.orderId,
    analysisId: null,
    postings: transfer('available', 'returned', credits, lot.id),
  };
}

function unlimitedEnds(lot: Lot, at: Date, why: 'expired' | 'refunded'): Movement {
  const memo = why === 'expired' ? 'Unlimited credits ended.' : 'Order refunded: unlimited credits ended.';
  return {
    kind: 'unlimited_off',
    key: `unlimited-off:${lot.id}`,
    at,
    memo,
    orderId: lot.orderId,
    analysisId: null,
    postings: transfer('available', why === 'expired' ? 'expired' : 'returned', 0, lot.id),
    closes: lot.id,
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
