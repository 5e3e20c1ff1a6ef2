import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import { payoutMoves } from '../../domain/partners/payout.ts';
import type { Payout, PayoutStore } from '../../ports/partners/payout-store.ts';
import { readPayout } from './read-payout.ts';

type Refusal = { code: 'partners.payout_not_found' } | { code: 'partners.payout_not_approved' };

interface Deps {
  payouts: PayoutStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Moves a payout from approved to paid: from now on its commission counts as paid. */
export class MarkPayoutPaid {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Asked again with the same key, it answers the payout as it is. */
  async run(actorId: string, id: string, key: string): Promise<Result<Payout, Refusal>> {
    const { payouts, audit, unitOfWork, clock } = this.deps;
    return unitOfWork.run(async (tx): Promise<Result<Payout, Refusal>> => {
      const payout = await payouts.lock(tx, id);
      if (!payout) return err({ code: 'partners.payout_not_found' });
      if (payout.paidKey === key) return ok(await readPayout(payouts, tx, id));
      if (payoutMoves[payout.status] !== 'paid') return err({ code: 'partners.payout_not_approved' });
      const at = clock.now();
      await payouts.markPaid(tx, id, key, at);
      const details = { month: payout.month };
      await audit.record(tx, {
        actorId,
        action: 'partners.payout_paid',
        subject: `payout:${id}`,
        details,
        at,
      });
      return ok(await readPayout(payouts, tx, id));
    });
  }
}
