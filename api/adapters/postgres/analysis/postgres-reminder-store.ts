import type { Knex } from 'knex';
import type { Reminder } from '../../../domain/analysis/reminder.ts';
import type { DueReminder, ReminderStore } from '../../../ports/analysis/reminder-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';

interface Deps {
  database: Knex;
}

interface Row {
  analysis_id: string;
  due_at: Date;
  sent_at: Date | null;
}

interface DueRow extends Row {
  user_id: string;
  symbol: string | null;
  created_at: Date;
}

const TABLE = 'analysis_reminders';

/** Reminders in `analysis_reminders`. */
export class PostgresReminderStore implements ReminderStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async find(analysisId: string): Promise<Reminder | null> {
    const row = await this.deps.database<Row>(TABLE).where({ analysis_id: analysisId }).first();
    return row ? toReminder(row) : null;
  }

  async listOfOwner(ownerId: string): Promise<Reminder[]> {
    return (await this.withAnalysis().where('a.user_id', ownerId)).map(toReminder);
  }

  async set(ownerId: string, analysisId: string, dueAt: Date): Promise<boolean> {
    // The lock makes a deletion wait, so that the row never points to what is gone.
    const result = await this.deps.database.raw<{ rowCount: number }>(
      `with analysis as (select id from analysis_analyses where id = ? and user_id = ? for key share)
       insert into analysis_reminders (analysis_id, due_at) select id, ?::timestamptz from analysis
       on conflict (analysis_id) do update set due_at = excluded.due_at, sent_at = null`,
      [analysisId, ownerId, dueAt],
    );
    return result.rowCount > 0;
  }

  async remove(ownerId: string, analysisId: string): Promise<void> {
    const own = this.deps.database('analysis_analyses').where({ id: analysisId, user_id: ownerId });
    await this.deps.database(TABLE).whereIn('analysis_id', own.select('id')).delete();
  }

  async answer(analysisId: string, over: boolean, now: Date, tx: Transaction): Promise<void> {
    const answered = queryOn(this.deps.database, tx)<Row>(TABLE).where({ analysis_id: analysisId });
    await (over ? answered : answered.andWhere('due_at', '<=', now)).delete();
  }

  async due(ownerId: string, now: Date, since: Date | null, limit: number): Promise<DueReminder[]> {
    const due = this.withAnalysis().where('a.user_id', ownerId).andWhere('r.due_at', '<=', now);
    const shown = since ? due.andWhere('a.created_at', '>=', since) : due;
    return (await shown.limit(limit)).map(toDue);
  }

  async toSend(now: Date, limit: number): Promise<DueReminder[]> {
    const unsent = this.withAnalysis().whereNull('r.sent_at').andWhere('r.due_at', '<=', now);
    return (await unsent.limit(limit)).map(toDue);
  }

  async markSent(analysisId: string, at: Date, tx: Transaction): Promise<boolean> {
    const marked = await queryOn(
      this.deps.database,
      tx,
    )<Row>(TABLE)
      .where({ analysis_id: analysisId })
      .whereNull('sent_at')
      .andWhere('due_at', '<=', at)
      .update({ sent_at: at });
    return marked > 0;
  }

  private withAnalysis() {
    const { database } = this.deps;
    return database(`${TABLE} as r`)
      .join('analysis_analyses as a', 'a.id', 'r.analysis_id')
      .select<DueRow[]>('r.*', 'a.user_id', 'a.created_at', database.raw(`${SYMBOL} as symbol`))
      .orderBy(['r.due_at', 'r.analysis_id']);
  }
}

/** As given or read; null when neither. */
export const SYMBOL = `case when lower(a.symbol) = 'unknown' then a.coin_symbol else a.symbol end`;

const toReminder = (row: Row): Reminder => ({
  analysisId: row.analysis_id,
  dueAt: row.due_at,
  sentAt: row.sent_at,
});

const toDue = (row: DueRow): DueReminder => ({
  analysisId: row.analysis_id,
  ownerId: row.user_id,
  symbol: row.symbol,
  dueAt: row.due_at,
  analysedAt: row.created_at,
});
