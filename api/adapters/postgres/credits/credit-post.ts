import type { Knex } from 'knex';
import { lotAfter, lotChange } from '../../../domain/credits/credit-account.ts';
import { changeOf, type Lot, type Movement, type Reservation } from '../../../domain/credits/journal.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { nameOf, prepared } from '../shared/prepared.ts';
import { writeLater, type NamedPart } from '../shared/write-later.ts';
import { fromLot } from './credit-rows.ts';

/** A part of the statement that enters a movement. */
type Part = Omit<NamedPart, 'name'>;

/** Each part writes only when the movement was entered; none sees what another writes. */
const ENTERED = 'exists (select from entered)';

/**
 * Enters a movement and carries it into the projections, in one statement. A key that stands already, in this account or another,
 * stops it before anything is written.
 */
export async function postMovement(trx: Knex, userId: string, movement: Movement): Promise<boolean> {
  const parts = partsOf(trx, userId, movement);
  const sql = `with ${parts.map(({ name, sql: part }) => `${name} as (${part})`).join(', ')} ${WHETHER_ENTERED}`;
  const bindings = parts.flatMap((part) => [...part.bindings]);
  const entering = trx.raw<{ rows: unknown[] }>(sql, bindings);
  const { rows } = await prepared(entering, nameOf(sql));
  return rows.length > 0;
}

/** The same with whatever else the transaction writes at its end; nobody hears whether the key stood already. */
export async function postMovementLater(trx: Knex, userId: string, movement: Movement): Promise<void> {
  await writeLater(trx as unknown as Transaction, {
    tables: [
      'credits_movements',
      'credits_entries',
      'credits_lots',
      'credits_balances',
      'credits_reservations',
    ],
    parts: partsOf(trx, userId, movement),
    statement: trx.raw(WHETHER_ENTERED),
  });
}

const WHETHER_ENTERED = 'select id from entered';

function partsOf(trx: Knex, userId: string, movement: Movement): NamedPart[] {
  const { kind, key, at, memo, orderId, analysisId } = movement;
  const entered = {
    name: 'entered',
    sql: `insert into credits_movements (user_id, kind, key, at, memo, order_id, analysis_id) values (?, ?, ?, ?, ?, ?, ?)
      on conflict (key) do nothing returning id`,
    bindings: [userId, kind, key, at, memo, orderId, analysisId],
  };
  const parts = [
    ...(movement.opens ? [openedLot(userId, lotAfter(movement.opens, movement))] : []),
    entries(userId, movement),
    ...projections(trx, userId, movement),
  ];
  return [entered, ...parts.map((part, index) => ({ name: `part${index}`, ...part }))];
}

function openedLot(userId: string, lot: Lot): Part {
  return {
    sql: `insert into credits_lots select * from json_populate_record(null::credits_lots, ?::json) where ${ENTERED}`,
    bindings: [JSON.stringify(fromLot(userId, lot))],
  };
}

function entries(userId: string, { postings }: Movement): Part {
  const rows = postings.map(({ account, lotId, credits }) => ({ account, lot_id: lotId, credits }));
  return {
    sql: `insert into credits_entries (movement_id, user_id, account, lot_id, credits)
      select entered.id, ?::uuid, given.account, given.lot_id, given.credits
      from entered, json_populate_recordset(null::credits_entries, ?::json) as given`,
    bindings: [userId, JSON.stringify(rows)],
  };
}

function projections(trx: Knex, userId: string, movement: Movement): Part[] {
  const { postings, reservation, opens } = movement;
  const lotIds = new Set(
    postings.flatMap(({ lotId }) => (lotId === null || lotId === opens?.id ? [] : lotId)),
  );
  const change = {
    available: changeOf(postings, 'available'),
    reserved: changeOf(postings, 'reserved'),
    owed: -changeOf(postings, 'owed'),
  };
  const moves = Object.values(change).some((credits) => credits !== 0);
  return [
    ...[...lotIds].flatMap((lotId) => lotProjection(trx, movement, lotId)),
    ...(moves ? [guarded(trx('credits_balances').where({ user_id: userId }).increment(change))] : []),
    ...(reservation ? [reservationPart(trx, userId, reservation)] : []),
  ];
}

/** One write, so that the lot is never seen half changed. */
function lotProjection(trx: Knex, movement: Movement, lotId: string): Part[] {
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
  return Object.keys(change).length > 0
    ? [guarded(trx('credits_lots').where({ id: lotId }).update(change))]
    : [];
}

function reservationPart(trx: Knex, userId: string, reservation: Reservation): Part {
  if (reservation.state === 'open') {
    const row = JSON.stringify(reservationRow(userId, reservation));
    const sql = `insert into credits_reservations
      select * from json_populate_record(null::credits_reservations, ?::json) where ${ENTERED}`;
    return { sql, bindings: [row] };
  }
  return guarded(endOf(trx, reservation));
}

function guarded(update: Knex.QueryBuilder): Part {
  const { sql, bindings } = update.whereRaw(ENTERED).toSQL();
  return { sql, bindings: [...bindings] };
}

/** Adds a reservation, or ends the open one; an ended one never opens again. */
export async function putReservation(trx: Knex, userId: string, reservation: Reservation): Promise<void> {
  if (reservation.state === 'open')
    await trx('credits_reservations').insert(reservationRow(userId, reservation));
  else await endOf(trx, reservation);
}

function reservationRow(userId: string, reservation: Reservation) {
  const { id, lotId, credits, state, reservedAt, heldUntil } = reservation;
  return {
    analysis_id: id,
    user_id: userId,
    lot_id: lotId,
    credits,
    state,
    reserved_at: reservedAt,
    held_until: heldUntil,
  };
}

function endOf(trx: Knex, { id, state }: Reservation) {
  return trx('credits_reservations').where({ analysis_id: id, state: 'open' }).update({ state });
}
