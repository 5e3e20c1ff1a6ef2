import type { Knex } from 'knex';
import { lotChange } from '../../../domain/credits/credit-account.ts';
import { changeOf, type Movement, type Reservation } from '../../../domain/credits/journal.ts';
import { fromLot } from './credit-rows.ts';

/**
 * Enters a movement and carries it into the projections, all in the transaction handed in. A key that stands already, in
 * this account or another, stops it before anything is written.
 */
export async function postMovement(trx: Knex, userId: string, movement: Movement): Promise<boolean> {
  const added = await trx('credits_movements')
    .insert({
      user_id: userId,
      kind: movement.kind,
      key: movement.key,
      at: movement.at,
      memo: movement.memo,
      order_id: movement.orderId,
      analysis_id: movement.analysisId,
    })
    .onConflict('key')
    .ignore()
    .returning<{ id: string }[]>('id');
  const id = added[0]?.id;
  if (id === undefined) return false;

  if (movement.opens) await trx('credits_lots').insert(fromLot(userId, movement.opens));
  await trx('credits_entries').insert(
    movement.postings.map(({ account, lotId, credits }) => ({
      movement_id: id,
      user_id: userId,
      account,
      lot_id: lotId,
      credits,
    })),
  );
  await project(trx, userId, movement);
  return true;
}

async function project(trx: Knex, userId: string, movement: Movement): Promise<void> {
  const { postings, reservation } = movement;
  for (const lotId of new Set(postings.map((posting) => posting.lotId)))
    if (lotId !== null) await projectLot(trx, movement, lotId);
  const change = {
    available: changeOf(postings, 'available'),
    reserved: changeOf(postings, 'reserved'),
    owed: -changeOf(postings, 'owed'),
  };
  if (Object.values(change).some((credits) => credits !== 0))
    await trx('credits_balances').where({ user_id: userId }).increment(change);
  if (reservation) await putReservation(trx, userId, reservation);
}

/** One statement, so that the lot is never seen half changed. */
async function projectLot(trx: Knex, movement: Movement, lotId: string): Promise<void> {
  const { closes, reopens, holds, releases, at } = movement;
  const [remaining, frozen] = [lotChange(movement, lotId, 'available'), lotChange(movement, lotId, 'frozen')];
  const change = {
    ...(remaining === 0 ? {} : { remaining: trx.raw('remaining + ?', [remaining]) }),
    ...(frozen === 0 ? {} : { frozen: trx.raw('frozen + ?', [frozen]) }),
    ...(closes === lotId ? { closed_at: at } : {}),
    ...(reopens === lotId ? { closed_at: null } : {}),
    ...(holds === lotId ? { on_hold_since: at } : {}),
    ...(releases?.lotId === lotId ? { on_hold_since: null, expires_at: releases.expiresAt } : {}),
  };
  if (Object.keys(change).length > 0) await trx('credits_lots').where({ id: lotId }).update(change);
}

/** Adds a reservation, or ends the open one; an ended one never opens again. */
export async function putReservation(trx: Knex, userId: string, reservation: Reservation): Promise<void> {
  const { id, lotId, credits, state, reservedAt, heldUntil } = reservation;
  if (state === 'open') {
    await trx('credits_reservations').insert({
      analysis_id: id,
      user_id: userId,
      lot_id: lotId,
      credits,
      state,
      reserved_at: reservedAt,
      held_until: heldUntil,
    });
    return;
  }
  await trx('credits_reservations').where({ analysis_id: id, state: 'open' }).update({ state });
}
