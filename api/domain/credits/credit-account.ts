import { changeOf, totalOf, type Lot, type Movement, type Reservation } from './journal.ts';

/** What stands for one user: the lots that still matter and the reservations that are open. */
export interface CreditAccount {
  userId: string;
  available: number;
  reserved: number;
  /** Spent credits that had to be given back: what is bought later settles them first. */
  owed: number;
  lots: readonly Lot[];
  reservations: readonly Reservation[];
}

/** Whether the account may analyse for nothing at `at`. */
export function isUnlimited({ lots }: Pick<CreditAccount, 'lots'>, at: Date): boolean {
  return lots.some(
    (lot) => lot.unlimited && lot.closedAt === null && lot.onHoldSince === null && !isExpired(lot, at),
  );
}

/** A lot is worth something until, not at, the instant it expires; on hold its time stands still. */
export function isExpired(lot: Pick<Lot, 'expiresAt' | 'onHoldSince'>, at: Date): boolean {
  return lot.onHoldSince === null && lot.expiresAt !== null && lot.expiresAt <= at;
}

/** The order in which lots are spent: what expires first, first; what never expires, last; then the older one. */
export function drawOrder(a: Lot, b: Lot): number {
  const expiry = (lot: Lot): number => lot.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  if (expiry(a) !== expiry(b)) return expiry(a) < expiry(b) ? -1 : 1;
  return a.grantedAt.getTime() - b.grantedAt.getTime() || (a.id < b.id ? -1 : 1);
}

/** Lots that hold credits at `at`, in the order in which they are spent. */
export function spendable({ lots }: Pick<CreditAccount, 'lots'>, at: Date): Lot[] {
  return lots
    .filter((lot) => lot.remaining > 0 && lot.onHoldSince === null && !isExpired(lot, at))
    .toSorted(drawOrder);
}

/**
 * The account after a movement. Throws when the movement does not add up, or anything would fall below zero: those are
 * bugs of whoever made it, and the database refuses them as well.
 */
export function applyMovement(account: CreditAccount, movement: Movement): CreditAccount {
  if (totalOf(movement.postings) !== 0) throw new Error(`${movement.key} does not add up to zero.`);
  const opened = movement.opens ? [...account.lots, movement.opens] : account.lots;
  const lots = opened.map((lot) => lotAfter(lot, movement));
  const after: CreditAccount = {
    ...account,
    available: account.available + changeOf(movement.postings, 'available'),
    reserved: account.reserved + changeOf(movement.postings, 'reserved'),
    owed: account.owed - changeOf(movement.postings, 'owed'),
    lots,
    reservations: withReservation(account.reservations, movement.reservation),
  };
  const overdrawn = lots.some(
    ({ remaining, frozen, granted }) => remaining < 0 || frozen < 0 || remaining + frozen > granted,
  );
  if (after.available < 0 || after.reserved < 0 || after.owed < 0 || overdrawn)
    throw new Error(`${movement.key} would overdraw the account.`);
  return after;
}

/** What a movement does to the credits of a lot that remain, or are frozen. */
export function lotChange(movement: Movement, lotId: string, account: 'available' | 'frozen'): number {
  return changeOf(
    movement.postings.filter((posting) => posting.lotId === lotId),
    account,
  );
}

/** A lot after a movement. */
export function lotAfter(lot: Lot, movement: Movement): Lot {
  const { closes, reopens, holds, releases, at } = movement;
  const released = releases?.lotId === lot.id ? { onHoldSince: null, expiresAt: releases.expiresAt } : {};
  return {
    ...lot,
    remaining: lot.remaining + lotChange(movement, lot.id, 'available'),
    frozen: lot.frozen + lotChange(movement, lot.id, 'frozen'),
    closedAt: closes === lot.id ? at : reopens === lot.id ? null : lot.closedAt,
    onHoldSince: holds === lot.id ? at : lot.onHoldSince,
    ...released,
  };
}

function withReservation(
  open: readonly Reservation[],
  changed: Reservation | undefined,
): readonly Reservation[] {
  if (!changed) return open;
  const others = open.filter(({ id }) => id !== changed.id);
  return changed.state === 'open' ? [...others, changed] : others;
}
