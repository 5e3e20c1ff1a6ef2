import type { DisputeStore } from '../../ports/ordering/dispute-store.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { PaymentGateway } from '../../ports/payments/payment-gateway.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { OrderReversals } from './order-reversals.ts';

/** Between two questions about one dispute: an event may have got lost. */
const PAUSE_MS = 60 * 60_000;
const BATCH = 200;

interface Deps {
  orders: OrderStore;
  disputes: DisputeStore;
  gateway: PaymentGateway;
  orderReversals: OrderReversals;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Asks the gateway again about every dispute that is not over. */
export class AskAboutDisputes {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** How many orders were asked about, and what went wrong with some; one that cannot be booked stops no other. */
  async run(): Promise<{ orders: number; failures: unknown[] }> {
    const { orders, disputes, gateway, orderReversals, unitOfWork, clock } = this.deps;
    const now = clock.now();
    const ids = await disputes.takeOpen({ before: new Date(now.getTime() - PAUSE_MS), now }, BATCH);
    const failures: unknown[] = [];
    for (const id of ids) {
      try {
        const reference = (await orders.find(id))?.order.paymentReference;
        const seen = reference ? await gateway.reversals(reference) : null;
        if (seen) await unitOfWork.run((tx) => orderReversals.apply(id, seen, tx));
      } catch (error) {
        failures.push(error);
      }
    }
    return { orders: ids.length, failures };
  }
}
