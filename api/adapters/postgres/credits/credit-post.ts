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
  const { postings, closes, reservation, at } = movement;
  for (const lotId of new Set(postings.map((posting) => posting.lotId))) {
    const change = lotId === null ? 0 : lotChange(movement, lotId);
    if (change !== 0) await trx('credits_lots').where({ id: lotId }).increment('remaining', change);
  }
  const [available, reserved] = [changeOf(postings, 'available'), changeOf(postings, 'reserved')];
  if (available !== 0 || reserved !== 0)
    await trx('credits_balances').where({ user_id: userId }).increment({ available, reserved });
  if (closes !== undefined) await trx('credits_lots').where({ id: closes }).update({ closed_at: at });
  if (reservation) await putReservation(trx, userId, reservation);
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
