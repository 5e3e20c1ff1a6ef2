import { CREDIT_LEASE_MS } from '../shared/leases.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { isUnlimited, spendable, type CreditAccount } from './credit-account.ts';
import type { CreditsInsufficient } from './errors.ts';
import { transfer, type Movement, type Reservation } from './journal.ts';

/** Until when a reservation stands whose work showed life at `at`. */
export function heldUntil(at: Date): Date {
  return new Date(at.getTime() + CREDIT_LEASE_MS);
}

/**
 * Sets one credit aside for an analysis, from the lot that expires first; for an unlimited account none, but the analysis
 * counts among those of the day all the same.
 */
export function reserved(
  account: CreditAccount,
  analysisId: string,
  at: Date,
): Result<Movement | Reservation, CreditsInsufficient> {
  const base = { id: analysisId, state: 'open' as const, reservedAt: at, heldUntil: heldUntil(at) };
  if (isUnlimited(account, at)) return ok({ ...base, lotId: null, credits: 0 });
  const [lot] = spendable(account, at);
  if (!lot) return err({ code: 'credits.insufficient' });
  return ok({
    kind: 'reserve',
    key: `reserve:${analysisId}`,
    at,
    memo: 'One credit reserved for an analysis.',
    orderId: null,
    analysisId,
    postings: transfer('available', 'reserved', 1, lot.id),
    reservation: { ...base, lotId: lot.id, credits: 1 },
  });
}

/** Spends what was reserved: the analysis is done. An unlimited account enters zero credits. */
export function settled(reservation: Reservation, at: Date): Movement {
  const unlimited = reservation.credits === 0;
  return {
    kind: unlimited ? 'unlimited_use' : 'settle',
    key: `settle:${reservation.id}`,
    at,
    memo: unlimited ? 'Analysis completed; unlimited credits.' : 'Analysis completed: the credit is spent.',
    orderId: null,
    analysisId: reservation.id,
    postings: transfer(unlimited ? 'available' : 'reserved', 'spent', reservation.credits, reservation.lotId),
    reservation: { ...reservation, state: 'settled' },
  };
}

/** Why a reserved credit comes back. */
export type VoidReason = 'refused' | 'failed' | 'abandoned';

const VOID_MEMOS: Readonly<Record<VoidReason, string>> = {
  refused: 'The chart could not be read: the credit is back.',
  failed: 'The analysis failed on our side: the credit is back.',
  abandoned: 'The analysis was interrupted: the credit is back.',
};

/**
 * Gives back what was set aside, into the lot it came from (an expired lot expires again at once). For an unlimited
 * account there is nothing to enter: only the reservation ends.
 */
export function voided(reservation: Reservation, reason: VoidReason, at: Date): Movement | Reservation {
  const ended: Reservation = { ...reservation, state: 'voided' };
  if (reservation.credits === 0) return ended;
  return {
    kind: 'void',
    key: `void:${reservation.id}`,
    at,
    memo: VOID_MEMOS[reason],
    orderId: null,
    analysisId: reservation.id,
    postings: transfer('reserved', 'available', reservation.credits, reservation.lotId),
    reservation: ended,
  };
}
