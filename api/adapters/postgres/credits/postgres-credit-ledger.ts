import { DAY_MS } from '../../../domain/shared-with-web/time.ts';
import type { Knex } from 'knex';
import type { CreditAccount } from '../../../domain/credits/credit-account.ts';
import type { Share } from '../../../domain/credits/endings.ts';
import type { Lot, Movement, Reservation } from '../../../domain/credits/journal.ts';
import type {
  CreditLedger,
  CreditOverview,
  CreditStanding,
  StatementEntry,
} from '../../../ports/credits/credit-ledger.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { postMovement, postMovementLater, putReservation } from './credit-post.ts';
import { heldAccount, readAccount, readOverview, STATEMENT, USED } from './read-account.ts';
import { EXPIRES, readStanding } from './read-standing.ts';
import {
  toLot,
  toStatementEntry,
  type LotRow,
  type ReservationRow,
  type StatementRow,
} from './credit-rows.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { ask, statement } from '../shared/ask.ts';
import { prepared } from '../shared/prepared.ts';

const USED_ASKED = statement<{ used: number }>('credits-used', USED);

interface Deps {
  database: Knex;
}

/** The ledger in `credits_*`. */
export class PostgresCreditLedger implements CreditLedger {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async lock(tx: Transaction, userId: string, orderId?: string): Promise<CreditAccount> {
    const trx = queryOn(this.deps.database, tx);
    const known = orderId === undefined ? heldAccount.take(trx, userId) : undefined;
    if (known) return known;
    const nothing = { user_id: userId, available: 0, reserved: 0 };
    const held = () =>
      prepared(
        trx('credits_balances').where({ user_id: userId }).forUpdate().pluck('user_id'),
        'hold-credits',
      );
    if ((await held()).length === 0) {
      await trx('credits_balances').insert(nothing).onConflict('user_id').ignore();
      await held();
    }
    // A statement of its own: what changed while the one before waited for the lock is seen by the next one only.
    return readAccount(trx, userId, orderId);
  }

  overview(userId: string, wanted: Parameters<CreditLedger['overview']>[1]): Promise<CreditOverview> {
    return readOverview(this.deps.database, userId, wanted);
  }

  post(tx: Transaction, userId: string, movement: Movement): Promise<boolean> {
    return postMovement(queryOn(this.deps.database, tx), userId, movement);
  }

  postLater(tx: Transaction, userId: string, movement: Movement): Promise<void> {
    return postMovementLater(queryOn(this.deps.database, tx), userId, movement);
  }

  putReservation(tx: Transaction, userId: string, reservation: Reservation): Promise<void> {
    return putReservation(queryOn(this.deps.database, tx), userId, reservation);
  }

  async hold(analysisId: string, until: Date): Promise<void> {
    await this.deps
      .database('credits_reservations')
      .where({ analysis_id: analysisId, state: 'open' })
      .where('held_until', '<', until)
      .update({ held_until: until });
  }

  async usedOn(userId: string, day: Date, tx?: Transaction): Promise<number> {
    const next = new Date(day.getTime() + DAY_MS);
    const [row] = await ask(queryOn(this.deps.database, tx), USED_ASKED, { userId, day, next });
    return row?.used ?? 0;
  }

  standing(userId: string, at: Date): Promise<CreditStanding> {
    return readStanding(this.deps.database, userId, at);
  }

  async statement(userId: string, limit: number, tx: Transaction): Promise<StatementEntry[]> {
    const { rows } = await queryOn(this.deps.database, tx).raw<{ rows: StatementRow[] }>(STATEMENT, {
      userId,
      before: null,
      limit,
    });
    return rows.map(toStatementEntry);
  }

  accountsWithExpiries(at: Date, limit: number): Promise<string[]> {
    return this.deps
      .database('credits_lots')
      .whereRaw(EXPIRES)
      .where('expires_at', '<=', at)
      .distinct()
      .limit(limit)
      .pluck('user_id');
  }

  async lapsedReservations(at: Date, limit: number): Promise<{ userId: string; analysisId: string }[]> {
    const rows = await this.deps
      .database<ReservationRow>('credits_reservations')
      .where({ state: 'open' })
      .where('held_until', '<=', at)
      .limit(limit)
      .select('user_id', 'analysis_id');
    return rows.map((row) => ({ userId: row.user_id, analysisId: row.analysis_id }));
  }

  async lotsOfOrder(tx: Transaction, orderId: string): Promise<{ userId: string; lot: Lot }[]> {
    const rows = await queryOn(this.deps.database, tx)<LotRow>('credits_lots').where({ order_id: orderId });
    return rows.map((row) => ({ userId: row.user_id, lot: toLot(row) }));
  }

  async refundsOf(
    tx: Transaction,
    orderId: string,
  ): Promise<(Share & { refundId: string; taken: number })[]> {
    const query = queryOn(this.deps.database, tx)('credits_refunds').where({ order_id: orderId });
    const rows = await query.whereNull('undone_at');
    return rows.map((row: { refund_id: string; numerator: string; denominator: string; taken: string }) => ({
      refundId: row.refund_id,
      numerator: Number(row.numerator),
      denominator: Number(row.denominator),
      taken: Number(row.taken),
    }));
  }

  async putRefund(
    tx: Transaction,
    refund: Share & { refundId: string; orderId: string; taken: number; at: Date },
  ): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('credits_refunds').insert({
      refund_id: refund.refundId,
      order_id: refund.orderId,
      numerator: refund.numerator,
      denominator: refund.denominator,
      taken: refund.taken,
      refunded_at: refund.at,
    });
  }

  async undoRefund(tx: Transaction, refundId: string, at: Date): Promise<boolean> {
    const changed = await queryOn(
      this.deps.database,
      tx,
    )('credits_refunds')
      .where({ refund_id: refundId })
      .whereNull('undone_at')
      .update({ undone_at: at });
    return changed === 1;
  }

  async usedOf(tx: Transaction, lotId: string): Promise<number> {
    const [row] = await queryOn(
      this.deps.database,
      tx,
    )('credits_entries')
      .where({ lot_id: lotId })
      .whereIn('account', ['spent', 'reserved', 'owed'])
      .sum<{ credits: string | null }[]>('credits as credits');
    return Number(row?.credits ?? 0);
  }

  async spentOn(
    tx: Transaction,
    analysisId: string,
  ): Promise<{ at: Date; lotExpiresAt: Date | null } | null> {
    const row = await queryOn(
      this.deps.database,
      tx,
    )('credits_movements as m')
      .join('credits_reservations as r', 'r.analysis_id', 'm.analysis_id')
      .join('credits_lots as l', 'l.id', 'r.lot_id')
      .where({ 'm.key': `settle:${analysisId}`, 'm.kind': 'settle' })
      .first<{ at: Date; expires_at: Date | null } | undefined>('m.at', 'l.expires_at');
    return row ? { at: row.at, lotExpiresAt: row.expires_at } : null;
  }

  async spentAndReturned(
    tx: Transaction,
    userId: string,
    since: Date,
  ): Promise<{ spent: number; returned: number }> {
    const { rows } = await queryOn(this.deps.database, tx).raw<{
      rows: [{ spent: number; returned: number }];
    }>(
      `select count(*) filter (where kind = 'settle')::int as spent,
         count(*) filter (where kind = 'reading_wrong')::int as returned
       from credits_movements where user_id = ? and at >= ? and kind in ('settle', 'reading_wrong')`,
      [userId, since],
    );
    return rows[0];
  }

  async analysesCompleted(): Promise<number> {
    const [row] = await this.deps
      .database('credits_reservations')
      .where({ state: 'settled' })
      .count<{ count: string }[]>();
    return Number(row?.count ?? 0);
  }

  async returnedBy(tx: Transaction, keys: readonly string[]): Promise<Map<string, number>> {
    const rows: { key: string; credits: string }[] = await queryOn(
      this.deps.database,
      tx,
    )('credits_movements as m')
      .join('credits_entries as e', 'e.movement_id', 'm.id')
      .whereIn('m.key', keys)
      .where('e.account', 'returned')
      .groupBy('m.key')
      .select('m.key')
      .sum('e.credits as credits');
    return new Map(rows.map(({ key, credits }) => [key, Number(credits)]));
  }
}
