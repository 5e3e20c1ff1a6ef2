import type { Lot, LotSource, MovementKind, Reservation } from '../../../domain/credits/journal.ts';
import type { StatementEntry } from '../../../ports/credits/credit-ledger.ts';

/** A row of credits_lots; the database hands whole numbers of 64 bits out as texts. */
export interface LotRow {
  id: string;
  user_id: string;
  source: LotSource;
  unlimited: boolean;
  granted: number | string;
  remaining: number | string;
  frozen: number | string;
  on_hold_since: Date | null;
  granted_at: Date;
  expires_at: Date | null;
  closed_at: Date | null;
  order_id: string | null;
  line_id: string | null;
}

/** A row of credits_reservations. */
export interface ReservationRow {
  analysis_id: string;
  user_id: string;
  lot_id: string | null;
  credits: number;
  state: Reservation['state'];
  reserved_at: Date;
  held_until: Date;
}

/** A movement with what it did to the balance; sums come as text from the database. */
export interface StatementRow {
  id: string;
  at: Date;
  kind: MovementKind;
  memo: string;
  order_id: string | null;
  analysis_id: string | null;
  credits: string;
  balance_after: string;
}

export function toLot(row: LotRow): Lot {
  return {
    id: row.id,
    source: row.source,
    unlimited: row.unlimited,
    granted: Number(row.granted),
    remaining: Number(row.remaining),
    frozen: Number(row.frozen),
    onHoldSince: row.on_hold_since,
    grantedAt: row.granted_at,
    expiresAt: row.expires_at,
    closedAt: row.closed_at,
    orderId: row.order_id,
    lineId: row.line_id,
  };
}

export function fromLot(userId: string, lot: Lot): LotRow {
  return {
    id: lot.id,
    user_id: userId,
    source: lot.source,
    unlimited: lot.unlimited,
    granted: lot.granted,
    remaining: lot.remaining,
    frozen: lot.frozen,
    on_hold_since: lot.onHoldSince,
    granted_at: lot.grantedAt,
    expires_at: lot.expiresAt,
    closed_at: lot.closedAt,
    order_id: lot.orderId,
    line_id: lot.lineId,
  };
}

export function toReservation(row: ReservationRow): Reservation {
  return {
    id: row.analysis_id,
    lotId: row.lot_id,
    credits: row.credits,
    state: row.state,
    reservedAt: row.reserved_at,
    heldUntil: row.held_until,
  };
}

export function toStatementEntry(row: StatementRow): StatementEntry {
  return {
    id: row.id,
    at: row.at,
    kind: row.kind,
    memo: row.memo,
    credits: Number(row.credits),
    balanceAfter: Number(row.balance_after),
    orderId: row.order_id,
    analysisId: row.analysis_id,
  };
}
