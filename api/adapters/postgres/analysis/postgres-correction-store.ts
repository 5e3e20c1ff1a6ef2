import type { Knex } from 'knex';
import type { WrongPart } from '../../../domain/analysis/wrong-reading.ts';
import type {
  Correction,
  CorrectionStore,
  KeptCorrection,
  LearningConsent,
} from '../../../ports/analysis/correction-store.ts';
import type { ChartHints } from '../../../ports/analysis/chart-hints.ts';
import type { ChartReadout } from '../../../ports/analysis/chart-reading.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { ImageModel } from './image-model.ts';

interface Deps {
  database: Knex;
}

interface ConsentRow {
  user_id: string;
  given_at: Date;
  policy_version: string;
}

interface CorrectionRow {
  analysis_id: string;
  user_id: string;
  kept_at: Date;
  given: ChartHints;
}

const CONSENTS = 'analysis_learning_consents';
const CORRECTIONS = 'analysis_corrections';

/** Consents and corrections in `analysis_learning_consents` and `analysis_corrections`. */
export class PostgresCorrectionStore implements CorrectionStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async consentOf(userId: string): Promise<LearningConsent | null> {
    const row = await this.deps.database<ConsentRow>(CONSENTS).where({ user_id: userId }).first();
    return row ? { givenAt: row.given_at, policyVersion: row.policy_version } : null;
  }

  async consent(userId: string, { givenAt, policyVersion }: LearningConsent): Promise<void> {
    await this.deps
      .database<ConsentRow>(CONSENTS)
      .insert({ user_id: userId, given_at: givenAt, policy_version: policyVersion })
      .onConflict('user_id')
      .ignore();
  }

  async withdraw(userId: string, tx?: Transaction): Promise<void> {
    await queryOn(this.deps.database, tx)<ConsentRow>(CONSENTS).delete().where({ user_id: userId });
  }

  async keep({ analysisId, given, keptAt }: Correction, tx: Transaction): Promise<boolean> {
    // The lock on the consent: a withdrawal at the same time deletes this one too, or comes first and it is not kept.
    const { rows } = await queryOn(this.deps.database, tx).raw<{ rows: unknown[] }>(
      `insert into analysis_corrections (analysis_id, user_id, kept_at, given)
         select a.id, c.user_id, ?, ?::jsonb
         from analysis_analyses a join analysis_learning_consents c on c.user_id = a.user_id
         where a.id = ? and a.image_id is not null and a.status = 'completed' for key share of c
       on conflict (analysis_id) do update set given = analysis_corrections.given || excluded.given
       returning analysis_id`,
      [keptAt, JSON.stringify(given), analysisId],
    );
    return rows.length > 0;
  }

  async of(userId: string): Promise<Correction[]> {
    const rows = await this.deps
      .database<CorrectionRow>(CORRECTIONS)
      .where({ user_id: userId })
      .orderBy(['kept_at', 'analysis_id']);
    return rows.map(toCorrection);
  }

  async count(userId: string): Promise<number> {
    const [row] = await this.deps
      .database(CORRECTIONS)
      .where({ user_id: userId })
      .count<{ count: string }[]>();
    return Number(row?.count ?? 0);
  }

  async kept(after: string | null, limit: number): Promise<KeptCorrection[]> {
    const query = this.deps
      .database(`${CORRECTIONS} as c`)
      .join('analysis_analyses as a', 'a.id', 'c.analysis_id')
      .join('analysis_images as i', 'i.id', 'a.image_id')
      .leftJoin('analysis_reading_reports as r', 'r.analysis_id', 'c.analysis_id')
      .orderBy('c.analysis_id')
      .limit(limit)
      .select<(CorrectionRow & { reading: ChartReadout; image_id: string; wrong: WrongPart[] | null })[]>(
        'c.analysis_id',
        'c.kept_at',
        'c.given',
        'a.reading',
        'a.image_id',
        'r.wrong',
      );
    if (after !== null) query.where('c.analysis_id', '>', after);
    const rows = await query;
    const images = await ImageModel.query(this.deps.database).findByIds(rows.map(({ image_id }) => image_id));
    const imageOf = new Map(images.map((image) => [image.id, image.toImage()]));
    return rows.flatMap((row) => {
      const image = imageOf.get(row.image_id);
      return image ? [{ ...toCorrection(row), readout: row.reading, image, wrong: row.wrong ?? [] }] : [];
    });
  }
}

function toCorrection({
  analysis_id,
  given,
  kept_at,
}: Pick<CorrectionRow, 'analysis_id' | 'given' | 'kept_at'>): Correction {
  return { analysisId: analysis_id, given, keptAt: kept_at };
}
