import type { Knex } from 'knex';
import type {
  AttemptKey,
  IdempotencyKeys,
  KeyState,
  KeyTaking,
} from '../../../ports/shared/idempotency-keys.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { prepared } from './prepared.ts';
import { writeLater } from './write-later.ts';

const TABLE = 'ordering_idempotency_keys';

interface KeyRow {
  scope: string;
  key: string;
  request_hash: Buffer;
  subject_id: string | null;
  started_at: Date;
  done_at: Date | null;
}

/** Takes a key; answers a row when that was possible. */
export const TAKE_KEY = `
  insert into ordering_idempotency_keys as taken (scope, key, request_hash, started_at)
  values (:scope, :key, :requestHash, :now)
  on conflict (scope, key) do update set request_hash = excluded.request_hash, started_at = excluded.started_at
    where taken.subject_id is null and taken.started_at < :staleBefore
  returning key`;

/** What `TAKE_KEY` asks for. */
export const bindingsOf = ({ attempt: { scope, key }, ...taking }: KeyTaking) => ({ scope, key, ...taking });

/** What is known of a key that could not be taken. */
export async function knownKey(
  query: Knex,
  { attempt: { scope, key }, requestHash, staleBefore }: KeyTaking,
): Promise<KeyState> {
  const known = await query<KeyRow>('ordering_idempotency_keys').where({ scope, key }).first();
  // Given back between the two statements: whoever held it has just failed, and the caller may try again.
  if (!known) return { state: 'in_progress' };
  if (!known.request_hash.equals(requestHash)) return { state: 'other_request' };
  const underWay = known.done_at === null && known.started_at >= staleBefore;
  if (known.subject_id === null || underWay) return { state: 'in_progress' };
  return { state: 'made', subjectId: known.subject_id };
}

interface Deps {
  database: Knex;
}

/** Keys in `ordering_idempotency_keys`; one upsert takes a key, so of parallel calls exactly one gets it. */
export class PostgresIdempotencyKeys implements IdempotencyKeys {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async begin(taking: KeyTaking): Promise<KeyState> {
    const asked = this.deps.database.raw<{ rows: unknown[] }>(TAKE_KEY, bindingsOf(taking));
    const { rows } = await prepared(asked, 'take-key');
    return rows.length > 0 ? { state: 'fresh' } : knownKey(this.deps.database, taking);
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
