import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import { payoutMoves } from '../../domain/partners/payout.ts';
import type { Payout, PayoutStore } from '../../ports/partners/payout-store.ts';
import { readPayout } from './read-payout.ts';

type Refusal = { code: 'partners.payout_not_found' } | { code: 'partners.payout_not_draft' };

interface Deps {
  payouts: PayoutStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Moves a payout from draft to approved. */
export class ApprovePayout {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(actorId: string, id: string): Promise<Result<Payout, Refusal>> {
    const { payouts, audit, unitOfWork, clock } = this.deps;
    return unitOfWork.run(async (tx): Promise<Result<Payout, Refusal>> => {
      const payout = await payouts.lock(tx, id);
      if (!payout) return err({ code: 'partners.payout_not_found' });
      if (payoutMoves[payout.status] !== 'approved') return err({ code: 'partners.payout_not_draft' });
      const at = clock.now();
      await payouts.approve(tx, id, at);
      const details = { month: payout.month };
      const action = 'partners.payout_approved';
      await audit.record(tx, { actorId, action, subject: `payout:${id}`, details, at });
      return ok(await readPayout(payouts, tx, id));
    });
  }
}
