import type { KeyReused, UserNotFound } from '../../domain/accounts/errors.ts';
import { isPseudonym } from '../../domain/accounts/pseudonym.ts';
import type { CreditsInsufficient } from '../../domain/credits/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdempotencyKeys } from '../../ports/shared/idempotency-keys.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { CreditAdjustments } from '../credits/credit-adjustments.ts';

/** After so long an attempt that is not finished belongs to a process that died. */
const LEASE_MS = 60_000;

export interface CreditAdjustment {
  userId: string;
  /** Above zero they are given, below zero taken. */
  credits: number;
  reason: string;
  idempotencyKey: string;
}

interface Deps {
  users: UserStore;
  creditAdjustments: CreditAdjustments;
  idempotencyKeys: IdempotencyKeys;
  hash: KeyedHash;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

type Refused = UserNotFound | KeyReused | CreditsInsufficient;

/** Gives credits to an account or takes some, by an admin, once per key. */
export class AdjustUserCredits {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(actorId: string, change: CreditAdjustment): Promise<Result<void, Refused>> {
    const { idempotencyKeys, hash, clock, unitOfWork } = this.deps;
    const now = clock.now();
    const attempt = { scope: `credits:${actorId}`, key: change.idempotencyKey };
    const print = hash.of(
      'credit-adjustment',
      JSON.stringify([change.userId, change.credits, change.reason]),
    );
    const known = await idempotencyKeys.begin(attempt, print, now, new Date(now.getTime() - LEASE_MS));
    if (known.state === 'made') return ok(undefined);
    if (known.state !== 'fresh') return err({ code: 'accounts.key_reused' });
    try {
      return await unitOfWork.run(async (tx): Promise<Result<void, Refused>> => {
        const user = await this.deps.users.find(change.userId, tx);
        if (!user || isPseudonym(user.email)) return err({ code: 'accounts.user_not_found' });
        const moved = await this.move(tx, actorId, change);
        if (moved.ok && !(await idempotencyKeys.attach(attempt, change.userId, tx))) {
          throw new Error('A later attempt has taken the key over: nothing is moved twice.');
        }
        return moved;
      });
    } finally {
      await idempotencyKeys.release(attempt);
      await idempotencyKeys.finish(attempt, clock.now());
    }
  }

  private async move(
    tx: Transaction,
    actorId: string,
    { userId, credits, reason }: CreditAdjustment,
  ): Promise<Result<void, CreditsInsufficient>> {
    const { creditAdjustments, audit, clock } = this.deps;
    if (credits > 0) await creditAdjustments.give(tx, userId, credits);
    else {
      const taken = await creditAdjustments.take(tx, userId, -credits);
      if (!taken.ok) return taken;
    }
    await audit.record(tx, {
      actorId,
      action: 'accounts.credits_adjusted',
      subject: `user:${userId}`,
      details: { credits, reason },
      at: clock.now(),
    });
    return ok(undefined);
  }
}
