import { payoutMoves } from '../../domain/partners/payout.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/audit-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payout, PayoutStore } from '../../ports/payout-store.ts';
import type { Transaction, UnitOfWork } from '../../ports/unit-of-work.ts';

type NotFound = { code: 'partners.payout_not_found' };
type ApproveRefusal = NotFound | { code: 'partners.payout_not_draft' };
type PayRefusal = NotFound | { code: 'partners.payout_not_approved' };

interface Deps {
  payouts: PayoutStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Moves a payout on: draft → approved → paid, by the hands of an admin. */
export class MovePayout {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async approve(actorId: string, id: string): Promise<Result<Payout, ApproveRefusal>> {
    return this.deps.unitOfWork.run(async (tx): Promise<Result<Payout, ApproveRefusal>> => {
      const payout = await this.deps.payouts.lock(tx, id);
      if (!payout) return err({ code: 'partners.payout_not_found' });
      if (payoutMoves[payout.status] !== 'approved') return err({ code: 'partners.payout_not_draft' });
      const at = this.deps.clock.now();
      await this.deps.payouts.approve(tx, id, at);
      await this.record(tx, actorId, 'partners.payout_approved', id, payout.month, at);
      return ok(await this.read(tx, id));
    });
  }

  /** From now on its commission counts as paid. Asked again with the same key, it answers the payout as it is. */
  async markPaid(actorId: string, id: string, key: string): Promise<Result<Payout, PayRefusal>> {
    return this.deps.unitOfWork.run(async (tx): Promise<Result<Payout, PayRefusal>> => {
      const payout = await this.deps.payouts.lock(tx, id);
      if (!payout) return err({ code: 'partners.payout_not_found' });
      if (payout.paidKey === key) return ok(await this.read(tx, id));
      if (payoutMoves[payout.status] !== 'paid') return err({ code: 'partners.payout_not_approved' });
      const at = this.deps.clock.now();
      await this.deps.payouts.markPaid(tx, id, key, at);
      await this.record(tx, actorId, 'partners.payout_paid', id, payout.month, at);
      return ok(await this.read(tx, id));
    });
  }

  private record(
    tx: Transaction,
    actorId: string,
    action: string,
    id: string,
    month: string,
    at: Date,
  ): Promise<void> {
    return this.deps.audit.record(tx, { actorId, action, subject: `payout:${id}`, details: { month }, at });
  }

  private async read(tx: Transaction, id: string): Promise<Payout> {
    const payout = await this.deps.payouts.find(id, tx);
    if (!payout) throw new Error(`Payout ${id} vanished.`);
    return payout;
  }
}
