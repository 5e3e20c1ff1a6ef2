import type { OrderingErrorOf } from '../../domain/ordering/errors.ts';
import type { OrderRecord } from '../../domain/ordering/order.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { PaymentGateway } from '../../ports/payments/payment-gateway.ts';
import type { SandboxCharges } from '../../ports/payments/sandbox-charges.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { OrderReversals } from './order-reversals.ts';

export type SandboxEvent = 'dispute_opened' | 'dispute_won' | 'dispute_lost' | 'fraud_warning' | 'refunded';

const disputeStates = { dispute_opened: 'open', dispute_won: 'won', dispute_lost: 'lost' } as const;

interface Deps {
  sandboxCharges: SandboxCharges | null;
  gateway: PaymentGateway;
  orders: OrderStore;
  orderReversals: OrderReversals;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
}

/**
 * Lets the sandbox play what a bank does on its own account, and settles it as if its event had come. `charges` is null where
 * another gateway takes payments.
 */
export class PlaySandboxEvent {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    orderId: string,
    event: SandboxEvent,
  ): Promise<Result<OrderRecord, OrderingErrorOf<'ordering.not_found'>>> {
    const { sandboxCharges, gateway, orders, orderReversals, unitOfWork } = this.deps;
    const charge = (await orders.find(orderId))?.order.paymentReference;
    if (!sandboxCharges || !charge) return err({ code: 'ordering.not_found' });
    await this.play(sandboxCharges, charge, event);
    const seen = await gateway.reversals(charge);
    if (seen) await unitOfWork.run((tx) => orderReversals.apply(orderId, seen, tx));
    const record = await orders.find(orderId);
    return record ? ok(record) : err({ code: 'ordering.not_found' });
  }

  private async play(charges: SandboxCharges, charge: string, event: SandboxEvent): Promise<void> {
    const { ids, clock } = this.deps;
    const at = clock.now();
    if (event === 'fraud_warning')
      return charges.addWarning({ reference: `sbx_fw_${ids.next()}`, charge, at });
    if (event === 'refunded') return charges.refundAtProvider(charge, ids.next(), at);
    const open = (await charges.disputesOf(charge)).find(({ status }) => status === 'open');
    const dispute = open ?? { reference: `sbx_dp_${ids.next()}`, charge, openedAt: at };
    await charges.putDispute({ ...dispute, status: disputeStates[event] });
  }
}
