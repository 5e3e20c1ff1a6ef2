import { PLAN_NOTICE_MS } from '../../domain/ordering/plan-validity.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { EndingPlan, PlansHeld } from '../../ports/ordering/plans-held.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import { planEndedEmail, planEndsSoonEmail } from './plan-emails.ts';
import type { PlanTiers } from './plan-tiers.ts';

const BATCH = 200;

interface Deps {
  plans: PlansHeld;
  planTiers: PlanTiers;
  users: UserStore;
  mail: MailQueue;
  site: Site;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Ends plans that were bought for a time, and says so a week before and when it happens. */
export class EndPlans {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** How many owners were warned, and how many plans ended. */
  async run(): Promise<{ warned: number; ended: number }> {
    const { plans, clock } = this.deps;
    const now = clock.now();
    const until = new Date(now.getTime() + PLAN_NOTICE_MS);
    const soon = await plans.endingSoon({ now, until, lead: PLAN_NOTICE_MS }, BATCH);
    for (const plan of soon) await this.warn(plan, now);
    const over = await plans.ended(now, BATCH);
    for (const plan of over) await this.end(plan, now);
    return { warned: soon.length, ended: over.length };
  }

  private warn(plan: EndingPlan, at: Date): Promise<void> {
    const { plans, users, mail, site, unitOfWork } = this.deps;
    return unitOfWork.run(async (tx) => {
      if (!(await plans.markWarned(plan.orderId, at, tx))) return;
      const user = await users.hold(plan.userId, tx);
      if (user) await mail.post(planEndsSoonEmail(user.email, plan, await site.details(tx)), tx);
    });
  }

  private end(plan: EndingPlan, at: Date): Promise<void> {
    const { plans, planTiers, users, mail, site, audit, unitOfWork } = this.deps;
    return unitOfWork.run(async (tx) => {
      if (!(await plans.markEnded(plan.orderId, at, tx))) return;
      const before = await users.hold(plan.userId, tx);
      if (!before || !plan.inForce) return;
      await planTiers.follow(plan.userId, at, tx);
      const after = (await users.find(plan.userId, tx)) ?? before;
      await mail.post(planEndedEmail(before.email, plan, after.tier, await site.details(tx)), tx);
      await audit.record(tx, {
        actorId: null,
        action: 'ordering.plan_ended',
        subject: `user:${plan.userId}`,
        details: { order: plan.orderId, before: before.tier, after: after.tier },
        at,
      });
    });
  }
}
