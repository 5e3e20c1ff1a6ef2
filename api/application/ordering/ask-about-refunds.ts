import { chargesToAskAbout, comparedTimes } from '../../domain/ordering/charge-proof.ts';
import type { ChargedOrders } from '../../ports/ordering/charged-orders.ts';
import type { PaymentGateway } from '../../ports/payments/payment-gateway.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { OrderReversals } from './order-reversals.ts';

interface Deps {
  gateway: PaymentGateway;
  chargedOrders: ChargedOrders;
  orderReversals: OrderReversals;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Books refunds that were made at the gateway and whose events got lost: its charges of the last weeks tell what they gave back. */
export class AskAboutRefunds {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** How many charges were asked about, and what went wrong with some; one that cannot be booked stops no other. */
  async run(): Promise<{ charges: number; failures: unknown[] }> {
    const { gateway, chargedOrders, orderReversals, unitOfWork, clock } = this.deps;
    const times = comparedTimes(clock.now());
    const charges = await gateway.taken(times.since);
    if (!charges) return { charges: 0, failures: [new Error('The payment gateway does not answer.')] };
    const ids = charges.map(({ orderId }) => orderId);
    const asked = chargesToAskAbout(charges, await chargedOrders.since(times, ids), times);
    const failures: unknown[] = [];
    for (const { reference, orderId } of asked) {
      try {
        const seen = await gateway.reversals(reference);
        if (seen) await unitOfWork.run((tx) => orderReversals.apply(orderId, seen, tx));
      } catch (error) {
        failures.push(error);
      }
    }
    return { charges: asked.length, failures };
  }
}
