import type { Knex } from 'knex';
import { WRONG_PARTS, type WrongPart } from '../../../domain/analysis/wrong-reading.ts';
import type { ReportCredit } from '../../../domain/credits/wrong-readings.ts';
import type { ChartHints } from '../../../ports/analysis/chart-hints.ts';
import type {
  ListedReport,
  NewReport,
  ReadingReport,
  ReadingReports,
} from '../../../ports/analysis/reading-reports.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';

interface Deps {
  database: Knex;
}

interface Row {
  id: string;
  analysis_id: string | null;
  user_id: string | null;
  reported_at: Date;
  wrong: WrongPart[];
  note: string;
  credit: ReportCredit;
  reader_version: number | null;
}

const TABLE = 'analysis_reading_reports';
const KEPT = 'exists (select from analysis_corrections c where c.analysis_id = r.analysis_id)';

/** Reports in `analysis_reading_reports`. */
export class PostgresReadingReports implements ReadingReports {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(report: NewReport, tx: Transaction): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )<Row>(TABLE).insert({
      id: report.id,
      analysis_id: report.analysisId,
      user_id: report.ownerId,
      reported_at: report.reportedAt,
      wrong: report.wrong,
      note: report.note,
      credit: report.credit,
      reader_version: report.readerVersion,
    });
  }

  async find(analysisId: string, tx?: Transaction): Promise<ReadingReport | null> {
    const database = queryOn(this.deps.database, tx);
    const row = await database(`${TABLE} as r`)
      .where({ analysis_id: analysisId })
      .first<(Row & { kept: boolean }) | undefined>('r.*', database.raw(`${KEPT} as kept`));
    return row ? { ...toReport(row), kept: row.kept } : null;
  }

  async page(
    { wrong, kept }: { wrong?: WrongPart | undefined; kept?: boolean | undefined },
    { offset, limit }: { offset: number; limit: number },
  ): Promise<{ reports: ListedReport[]; total: number }> {
    const { database } = this.deps;
    const matching = database(`${TABLE} as r`);
    if (wrong !== undefined) matching.whereRaw('? = any (r.wrong)', [wrong]);
    if (kept !== undefined) matching.whereRaw(kept ? KEPT : `not ${KEPT}`);
    const [counted] = await matching.clone().count<{ count: string }[]>();
    const rows = await matching
      .leftJoin('analysis_corrections as c', 'c.analysis_id', 'r.analysis_id')
      .leftJoin('analysis_analyses as a', 'a.id', 'c.analysis_id')
      .orderBy([{ column: 'r.reported_at', order: 'desc' }, { column: 'r.id' }])
      .offset(offset)
      .limit(limit)
      .select<(Row & { image_id: string | null; given: ChartHints | null })[]>(
        'r.*',
        'a.image_id',
        'c.given',
      );
    const reports = rows.map((row) => ({
      ...toReport(row),
      id: row.id,
      analysisId: row.analysis_id,
      ownerId: row.user_id,
      readerVersion: row.reader_version,
      imageId: row.image_id,
      corrected: row.given,
    }));
    return { reports, total: Number(counted?.count ?? 0) };
  }

  async counts(): Promise<{ reported: number; wrong: Record<WrongPart, number> }> {
    const parts = WRONG_PARTS.map(
      (part) => `(count(*) filter (where '${part}' = any (wrong)))::int as ${part}`,
    );
    const { rows } = await this.deps.database.raw<{ rows: [Record<WrongPart | 'reported', number>] }>(
      `select count(*)::int as reported, ${parts.join(', ')} from ${TABLE}`,
    );
    const { reported, ...wrong } = rows[0];
    return { reported, wrong };
  }

  async of(userId: string): Promise<(Omit<ReadingReport, 'kept'> & { analysisId: string | null })[]> {
    const rows = await this.deps
      .database<Row>(TABLE)
      .where({ user_id: userId })
      .orderBy(['reported_at', 'id']);
    return rows.map((row) => ({ ...toReport(row), analysisId: row.analysis_id }));
  }

  async forget(userId: string, tx: Transaction): Promise<void> {
    const forgotten = { user_id: null, note: '' };
    await queryOn(this.deps.database, tx)<Row>(TABLE).where({ user_id: userId }).update(forgotten);
  }
}

function toReport({ reported_at, wrong, note, credit }: Row): Omit<ReadingReport, 'kept'> {
  return { reportedAt: reported_at, wrong, note, credit };
}
