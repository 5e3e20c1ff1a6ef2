import { chargeDifferences, comparedTimes } from '../../domain/ordering/charge-proof.ts';
import type { BookProof } from '../../ports/credits/book-proof.ts';
import type { ChargedOrders } from '../../ports/ordering/charged-orders.ts';
import type { PaymentGateway } from '../../ports/payments/payment-gateway.ts';
import type { Clock } from '../../ports/shared/clock.ts';

interface Deps {
  gateway: PaymentGateway;
  chargedOrders: ChargedOrders;
  clock: Clock;
}

/** The charges and refunds of the gateway's own books against the orders, whichever gateway it is. */
export class ChargeBookProof implements BookProof {
  readonly book = 'charges';
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async differences(): Promise<string[]> {
    const { gateway, chargedOrders, clock } = this.deps;
    const times = comparedTimes(clock.now());
    const charges = await gateway.taken(times.since);
    if (!charges) return ['The payment gateway does not answer, so its charges are not compared'];
    const ids = charges.map(({ orderId }) => orderId);
    const orders = await chargedOrders.since(times, ids);
    return chargeDifferences(charges, orders, { ...times, named: (reference) => gateway.named(reference) });
  }
}
