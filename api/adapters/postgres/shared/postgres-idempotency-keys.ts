import type { Knex } from 'knex';
import type { AttemptKey, IdempotencyKeys, KeyState } from '../../../ports/shared/idempotency-keys.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { prepared } from './prepared.ts';
import { writeLater } from './write-later.ts';

const TABLE = 'ordering_idempotency_keys';

interface KeyRow {
  request_hash: Buffer;
  subject_id: string | null;
  started_at: Date;
  done_at: Date | null;
}

const take = `
  insert into ordering_idempotency_keys as taken (scope, key, request_hash, started_at)
  values (:scope, :key, :requestHash, :now)
  on conflict (scope, key) do update set request_hash = excluded.request_hash, started_at = excluded.started_at
    where taken.subject_id is null and taken.started_at < :staleBefore
  returning key`;

interface Deps {
  database: Knex;
}

/** Keys in `ordering_idempotency_keys`; one upsert takes a key, so of parallel calls exactly one gets it. */
export class PostgresIdempotencyKeys implements IdempotencyKeys {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async begin(attempt: AttemptKey, requestHash: Buffer, now: Date, staleBefore: Date): Promise<KeyState> {
    const taking = { ...attempt, requestHash, now, staleBefore };
    const asked = this.deps.database.raw<{ rows: unknown[] }>(take, taking);
    const { rows } = await prepared(asked, 'take-key');
    if (rows.length > 0) return { state: 'fresh' };
    const known = await this.deps.database<KeyRow>('ordering_idempotency_keys').where(attempt).first();
    // Given back between the two statements: whoever held it has just failed, and the caller may try again.
    if (!known) return { state: 'in_progress' };
    if (!known.request_hash.equals(requestHash)) return { state: 'other_request' };
    const underWay = known.done_at === null && known.started_at >= staleBefore;
    if (known.subject_id === null || underWay) return { state: 'in_progress' };
    return { state: 'made', subjectId: known.subject_id };
  }

  attach(attempt: AttemptKey, subjectId: string, tx: Transaction, takenOver: Error): Promise<void> {
    const own = this.keys(tx).where(attempt).whereNull('subject_id');
    const statement = own.update({ subject_id: subjectId }).returning('key');
    return writeLater(tx, { tables: [TABLE], statement, otherwise: takenOver });
  }

  finish(attempt: AttemptKey, at: Date, tx?: Transaction): Promise<void> {
    const statement = this.keys(tx).where(attempt).update({ done_at: at });
    return writeLater(tx, { tables: [TABLE], statement });
  }

  async release(attempt: AttemptKey): Promise<void> {
    await this.keys(undefined).where(attempt).whereNull('subject_id').delete();
  }

  async releaseSubject(subjectId: string, tx: Transaction): Promise<void> {
    await this.keys(tx).where({ subject_id: subjectId }).delete();
  }

  private keys(tx: Transaction | undefined) {
    return queryOn(this.deps.database, tx)(TABLE);
  }
}
