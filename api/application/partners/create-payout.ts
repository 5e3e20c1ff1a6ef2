import { cutOff, monthOf, payoutLines } from '../../domain/partners/payout.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { Payout, PayoutStore } from '../../ports/partners/payout-store.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';

type Refusal =
  | { code: 'partners.payout_too_early' }
  | { code: 'partners.payout_exists' }
  | { code: 'partners.key_reused' };

interface Deps {
  payouts: PayoutStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
}

/** Puts together what partners get for a month. Asked again with the same key, it answers the same payout. */
export class CreatePayout {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(actorId: string, month: string, key: string): Promise<Result<Payout, Refusal>> {
    if (month > monthOf(this.deps.clock.now())) return err({ code: 'partners.payout_too_early' });
    return this.deps.unitOfWork.run(async (tx): Promise<Result<Payout, Refusal>> => {
      await this.deps.payouts.lockAll(tx);
      const earlier = await this.deps.payouts.findByCreateKey(tx, key);
      if (earlier) {
        return earlier.month === month
          ? ok(await this.read(tx, earlier.id))
          : err({ code: 'partners.key_reused' });
      }
      if (await this.deps.payouts.isMonthTaken(tx, month)) return err({ code: 'partners.payout_exists' });
      return ok(await this.create(tx, actorId, month, key));
    });
  }

  private async create(tx: Transaction, actorId: string, month: string, key: string): Promise<Payout> {
    const createdAt = this.deps.clock.now();
    const lines = payoutLines(await this.deps.payouts.openEntries(tx, cutOff(month, createdAt)));
    const id = this.deps.ids.next();
    await this.deps.payouts.add(tx, { id, month, createKey: key, createdAt, lines });
    await this.deps.audit.record(tx, {
      actorId,
      action: 'partners.payout_created',
      subject: `payout:${id}`,
      details: { month, lines: lines.length },
      at: createdAt,
    });
    return this.read(tx, id);
  }

  private async read(tx: Transaction, id: string): Promise<Payout> {
    const payout = await this.deps.payouts.find(id, tx);
    if (!payout) throw new Error(`Payout ${id} vanished.`);
    return payout;
  }
}
