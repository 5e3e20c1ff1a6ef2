import type { ReviewFinding } from '../../domain/partners/self-referral.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { SelfReferral, SelfReferrals } from '../../ports/partners/self-referrals.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

type NotFound = { code: 'partners.self_referral_not_found' };

interface Deps {
  selfReferrals: SelfReferrals;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Records an admin's verdict on an order that looks like the partner's own. A second verdict replaces the first. */
export class ReviewSelfReferral {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    actorId: string,
    orderId: string,
    found: { finding: ReviewFinding; note: string },
  ): Promise<Result<SelfReferral, NotFound>> {
    return this.deps.unitOfWork.run(async (tx): Promise<Result<SelfReferral, NotFound>> => {
      const at = this.deps.clock.now();
      const written = await this.deps.selfReferrals.review(tx, orderId, { ...found, at });
      const order = written ? await this.deps.selfReferrals.find(orderId, tx) : null;
      if (!order) return err({ code: 'partners.self_referral_not_found' });
      await this.deps.audit.record(tx, {
        actorId,
        action: 'partners.self_referral_reviewed',
        subject: `order:${orderId}`,
        details: { brand: order.brand.name, ...found },
        at,
      });
      return ok(order);
    });
  }
}
