import { IDEMPOTENCY_LEASE_MS } from '../../domain/shared/leases.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type {
  AttemptKey,
  IdempotencyKeys,
  KeyState,
  KeyTaking,
} from '../../ports/shared/idempotency-keys.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import { requestHash } from './request-hash.ts';

/** Why a call under a key is refused: the key belongs to another request, or another call is in progress. */
export type KeyRefusal = { reason: 'key_reused' } | { reason: 'in_progress'; retryAfterSeconds: number };

export interface IdempotentCall {
  /** Who calls and what for: keys of one scope do not meet those of another. */
  scope: string;
  key: string;
  /** What was asked for: the same key with another request is refused. */
  request: unknown;
}

/** Records what is being created, in the transaction that creates it, which is undone when a later attempt has taken over the key. */
export type Attach = (subjectId: string, tx: Transaction) => Promise<void>;

/** Says in its last transaction that the work is over, which saves one of its own. */
export type Finish = (tx: Transaction) => Promise<void>;

export interface IdempotentSteps<T, E> {
  /** Takes the key together with something else; else that is a statement of its own. */
  begin?(taking: KeyTaking): Promise<KeyState>;
  /** Does the work; what it makes it must `attach`. When it answers after `finish`, that transaction has committed. */
  work(attach: Attach, finish: Finish): Promise<Result<T, E>>;
  /** What an earlier call under the key made. */
  replay(subjectId: string): Promise<Result<T, E>>;
  /** The refusal as an error of the context. */
  refuse(refusal: KeyRefusal): E;
}

interface Deps {
  idempotencyKeys: IdempotencyKeys;
  hash: KeyedHash;
  clock: Clock;
}

/** Another call is at it. */
export const inProgress: KeyRefusal = { reason: 'in_progress', retryAfterSeconds: 1 };

/** Thrown to undo the transaction of an attempt that took longer than its lease. */
class TakenOver extends Error {}

/** Does work once per key: of many calls, also at once and on several replicas, one does it and all hear what it made. */
export class Idempotency {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async once<T, E>(
    { scope, key, request }: IdempotentCall,
    steps: IdempotentSteps<T, E>,
  ): Promise<Result<T, E>> {
    const { idempotencyKeys, hash, clock } = this.deps;
    const now = clock.now();
    const attempt: AttemptKey = { scope, key };
    const taking: KeyTaking = {
      attempt,
      requestHash: requestHash(hash, request),
      now,
      staleBefore: new Date(now.getTime() - IDEMPOTENCY_LEASE_MS),
    };
    const known = await (steps.begin ? steps.begin(taking) : idempotencyKeys.begin(taking));
    if (known.state === 'other_request') return err(steps.refuse({ reason: 'key_reused' }));
    if (known.state === 'in_progress') return err(steps.refuse(inProgress));
    if (known.state === 'made') return steps.replay(known.subjectId);
    let finished = false;
    try {
      return await steps.work(
        (subjectId, tx) => idempotencyKeys.attach(attempt, subjectId, tx, new TakenOver()),
        async (tx) => {
          await idempotencyKeys.finish(attempt, clock.now(), tx);
          finished = true;
        },
      );
    } catch (error) {
      finished = false;
      if (error instanceof TakenOver) return err(steps.refuse(inProgress));
      throw error;
    } finally {
      if (!finished) {
        await idempotencyKeys.release(attempt);
        await idempotencyKeys.finish(attempt, clock.now());
      }
    }
  }
}
