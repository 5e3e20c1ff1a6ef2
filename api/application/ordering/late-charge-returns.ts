import type { LateCharge } from '../../domain/ordering/order.ts';
import type { SeenRefund } from '../../domain/ordering/seen-refund.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { LateCharges } from '../../ports/ordering/late-charges.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { GatewayRefund, PaymentGateway } from '../../ports/payments/payment-gateway.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import { lateChargeEmail, lateChargeStuckEmail } from './order-emails.ts';

interface Deps {
  orders: OrderStore;
  lateCharges: LateCharges;
  gateway: PaymentGateway;
  audit: AuditLog;
  mail: MailQueue;
  unitOfWork: UnitOfWork;
  clock: Clock;
  site: Site;
}

/**
 * Gives a charge that came too late back, and tells the customer; the admin when the gateway refuses. Safe to repeat: its id
 * is the key at the gateway. Nothing of the order's own books changes.
 */
export class LateChargeReturns {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async send(late: LateCharge): Promise<void> {
    const { id: key, reference, amount } = late;
    const answer = await this.deps.gateway.refund({ key, reference, amount });
    if (answer.state !== 'unknown') await this.deps.unitOfWork.run((tx) => this.book(late, answer, tx));
  }

  /** What the gateway says of giving it back, on its own account. */
  async recordRefund(
    late: LateCharge,
    { state, reference, reason }: SeenRefund,
    tx: Transaction,
  ): Promise<void> {
    if (state === 'succeeded') await this.book(late, { state, reference }, tx);
    if (state === 'failed')
      await this.book(late, { state: 'refused', reason: reason ?? 'The gateway gave no reason.' }, tx);
  }

  private async book(
    late: LateCharge,
    answer: Exclude<GatewayRefund, { state: 'unknown' }>,
    tx: Transaction,
  ): Promise<void> {
    const { orders, lateCharges, audit, mail, site, clock } = this.deps;
    const record = await orders.hold(late.orderId, tx);
    if (!record) throw new Error(`Order ${late.orderId} has vanished.`);
    const at = clock.now();
    const refused = answer.state === 'refused';
    const settled = refused
      ? { status: 'refused' as const, reference: null, at }
      : { status: 'succeeded' as const, reference: answer.reference, at };
    if (!(await lateCharges.settle(late.id, settled, tx))) return;
    await audit.record(tx, {
      actorId: null,
      action: refused ? 'ordering.late_charge_stuck' : 'ordering.late_charge_returned',
      subject: `order:${late.orderId}`,
      details: {
        reference: late.reference,
        amount_minor: late.amount.minor,
        currency: late.amount.currency,
        reason: refused ? answer.reason : late.reason,
      },
      at,
    });
    const details = await site.details(tx);
    if (refused) await mail.post(lateChargeStuckEmail(record.order, late, answer.reason, details), tx);
    else await mail.post(lateChargeEmail(record.order, late, details), tx);
  }
}
