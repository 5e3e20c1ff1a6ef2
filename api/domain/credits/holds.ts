import { spendable, type CreditAccount } from './credit-account.ts';
import { transfer, type Lot, type Movement } from './journal.ts';

const credits = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`;

/** Puts a lot on hold and freezes what is unused of it; null when it is on hold already. `name` says what for. */
export function heldLot(lot: Lot, name: string, at: Date): Movement | null {
  if (lot.onHoldSince !== null) return null;
  return {
    ...frozen(lot, `hold:${name}:${lot.id}`, at),
    memo: lot.unlimited
      ? 'The payment is disputed: unlimited credits are on hold.'
      : `The payment is disputed: ${credits(lot.remaining)} frozen.`,
    holds: lot.id,
  };
}

/** Ends the hold of a lot: what was frozen can be used again, and as long as before. Null when it is not on hold. */
export function releasedLot(lot: Lot, name: string, at: Date): Movement | null {
  if (lot.onHoldSince === null) return null;
  return {
    kind: 'thaw',
    key: `release:${name}:${lot.id}`,
    at,
    memo: lot.unlimited
      ? 'The dispute is over: unlimited credits are back.'
      : `The dispute is over: ${credits(lot.frozen)} can be used again.`,
    orderId: lot.orderId,
    analysisId: null,
    postings: transfer('frozen', 'available', lot.frozen, lot.id),
    releases: { lotId: lot.id, expiresAt: expiryAfterHold(lot, lot.onHoldSince, at) },
  };
}

/** The time on hold does not count; a lot that had expired before stays so. */
function expiryAfterHold({ expiresAt }: Lot, since: Date, at: Date): Date | null {
  if (expiresAt === null || expiresAt <= since) return expiresAt;
  return new Date(expiresAt.getTime() + at.getTime() - since.getTime());
}

/**
 * What must follow a movement, in the account as it stands after it: credits that came back into a lot on hold are frozen,
 * and what is owed is settled by whatever bought credits can be used.
 */
export function followUps(account: CreditAccount, cause: Movement): Movement[] {
  const back = account.lots.filter((lot) => lot.onHoldSince !== null && lot.remaining > 0);
  const freezing = back.map((lot) => frozen(lot, `freeze:${cause.key}:${lot.id}`, cause.at));
  let { owed } = account;
  const bought = spendable(account, cause.at).filter(({ source }) => source === 'purchase');
  const settling = bought.flatMap((lot) => {
    const part = Math.min(owed, lot.remaining);
    owed -= part;
    return part > 0 ? [settlement(lot, part, cause)] : [];
  });
  return [...freezing, ...settling];
}

function frozen(lot: Lot, key: string, at: Date): Movement {
  return {
    kind: 'freeze',
    key,
    at,
    memo: `The payment is disputed: ${credits(lot.remaining)} frozen.`,
    orderId: lot.orderId,
    analysisId: null,
    postings: transfer('available', 'frozen', lot.remaining, lot.id),
  };
}

function settlement(lot: Lot, part: number, cause: Movement): Movement {
  return {
    kind: 'debt_settled',
    key: `settle-debt:${cause.key}:${lot.id}`,
    at: cause.at,
    memo: `${credits(part)} went to settle what was owed for a payment that was taken back.`,
    orderId: lot.orderId,
    analysisId: null,
    postings: transfer('available', 'owed', part, lot.id),
  };
}
