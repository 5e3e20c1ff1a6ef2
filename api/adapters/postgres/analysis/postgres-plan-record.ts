import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import {
  committedText,
  entryText,
  RECORD_START,
  type RecordContent,
  type RecordEntry,
} from '../../../domain/shared-with-web/plan-record.ts';
import type {
  GradeToSeal,
  PlanRecord,
  PlanToSeal,
  RecordCounts,
  RecordedPlan,
  StoredEntry,
} from '../../../ports/analysis/plan-record.ts';
import type { Digest } from '../../../ports/shared/digest.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import {
  countRecord,
  recordedPlans,
  storedEntries,
  toEntry,
  unsealedPlans,
  type EntryRow,
} from './plan-record-queries.ts';

/** Any number, the same for every replica: it names the lock under which the chain grows. */
const CHAIN_LOCK = 7_214_019;

/** A row of analysis_plan_seals. */
interface SealRow {
  analysis_id: string;
  sequence: string;
}

interface Deps {
  database: Knex;
  digest: Digest;
}

/** The chain in `analysis_record`; what opens it, in `analysis_plan_seals` and `analysis_grade_seals`. */
export class PostgresPlanRecord implements PlanRecord {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async sealPlan({ analysisId, madeAt, committed }: PlanToSeal, at: Date, tx: Transaction): Promise<void> {
    const trx = queryOn(this.deps.database, tx);
    await lockChain(trx);
    if (await trx('analysis_plan_seals').where({ analysis_id: analysisId }).first()) return;
    const salt = randomBytes(32).toString('hex');
    const commitment = this.deps.digest.sha256(committedText(committed, salt));
    const grade = { plan: null, outcome: null, bars: null, chance_per_mille: null };
    const times = { made_at: madeAt.toISOString(), sealed_at: at.toISOString() };
    const sequence = await this.#append(trx, { kind: 'plan', ...times, commitment, ...grade });
    await trx('analysis_plan_seals').insert({ analysis_id: analysisId, sequence, salt });
  }

  async sealGrade(
    { analysisId, followUpId, grade, chance }: GradeToSeal,
    at: Date,
    tx: Transaction,
  ): Promise<void> {
    const trx = queryOn(this.deps.database, tx);
    await lockChain(trx);
    const plan = await trx<SealRow>('analysis_plan_seals').where({ analysis_id: analysisId }).first();
    if (!plan || (await trx('analysis_grade_seals').where({ follow_up_id: followUpId }).first())) return;
    const sequence = await this.#append(trx, {
      kind: 'grade',
      made_at: at.toISOString(),
      sealed_at: at.toISOString(),
      commitment: null,
      plan: Number(plan.sequence),
      outcome: grade.outcome,
      bars: grade.lastBar,
      chance_per_mille: chance === null ? null : Math.round(chance * 1000),
    });
    await trx('analysis_grade_seals').insert({ follow_up_id: followUpId, sequence });
  }

  async sealOf(analysisId: string): Promise<StoredEntry | null> {
    const seal = await this.deps
      .database<SealRow>('analysis_plan_seals')
      .where({ analysis_id: analysisId })
      .first();
    const [stored] = seal ? await this.stored(Number(seal.sequence) - 1, 1) : [];
    return stored ?? null;
  }

  head(): Promise<RecordEntry | null> {
    return headOf(this.deps.database);
  }

  async entries(after: number, limit: number): Promise<RecordEntry[]> {
    const rows = await this.deps
      .database<EntryRow>('analysis_record')
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(limit);
    return rows.map(toEntry);
  }

  stored(after: number, limit: number): Promise<StoredEntry[]> {
    return storedEntries(this.deps.database, after, limit);
  }

  plans(limit: number, offset: number): Promise<RecordedPlan[]> {
    return recordedPlans(this.deps.database, limit, offset);
  }

  counts(): Promise<RecordCounts> {
    return countRecord(this.deps.database);
  }

  unsealed(limit: number): Promise<PlanToSeal[]> {
    return unsealedPlans(this.deps.database, limit);
  }

  /** Under the lock: nobody else adds an entry between the look at the last one and the end of the transaction. */
  async #append(trx: Knex, content: RecordContent): Promise<number> {
    const before = (await headOf(trx)) ?? RECORD_START;
    const entry = { ...content, sequence: before.sequence + 1, previous: before.hash };
    await trx('analysis_record').insert({ ...entry, hash: this.deps.digest.sha256(entryText(entry)) });
    return entry.sequence;
  }
}

async function lockChain(trx: Knex): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [CHAIN_LOCK]);
}

async function headOf(database: Knex): Promise<RecordEntry | null> {
  const row = await database<EntryRow>('analysis_record').orderBy('sequence', 'desc').first();
  return row ? toEntry(row) : null;
}
