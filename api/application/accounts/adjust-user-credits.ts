import type { AdjustmentInProgress, KeyReused, UserNotFound } from '../../domain/accounts/errors.ts';
import type { CreditsInsufficient } from '../../domain/credits/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { Attach, Idempotency, KeyRefusal } from '../shared/idempotency.ts';
import type { CreditAdjustments } from '../credits/credit-adjustments.ts';

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
  idempotency: Idempotency;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

type Refused = UserNotFound | KeyReused | AdjustmentInProgress | CreditsInsufficient;

/** Gives credits to an account or takes some, by an admin, once per key. */
export class AdjustUserCredits {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(actorId: string, change: CreditAdjustment): Promise<Result<void, Refused>> {
    const { idempotencyKey: key, userId, credits, reason } = change;
    const call = { scope: `credits:${actorId}`, key, request: { userId, credits, reason } };
    return this.deps.idempotency.once<void, Refused>(call, {
      work: (attach) => this.adjust(actorId, change, attach),
      replay: async () => ok(undefined),
      refuse: keyRefused,
    });
  }

  private adjust(actorId: string, change: CreditAdjustment, attach: Attach): Promise<Result<void, Refused>> {
    return this.deps.unitOfWork.run(async (tx): Promise<Result<void, Refused>> => {
      if (!(await this.deps.users.hold(change.userId, tx))) return err({ code: 'accounts.user_not_found' });
      const moved = await this.move(tx, actorId, change);
      if (moved.ok) await attach(change.userId, tx);
      return moved;
    });
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

function keyRefused(refusal: KeyRefusal): KeyReused | AdjustmentInProgress {
  return refusal.reason === 'key_reused'
    ? { code: 'accounts.key_reused' }
    : { code: 'accounts.in_progress', retryAfterSeconds: refusal.retryAfterSeconds };
}
