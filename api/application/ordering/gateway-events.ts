import type { GatewayEventSink } from '../../ports/payments/gateway-event-sink.ts';
import type { GatewayEvent } from '../../ports/payments/payment-gateway.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { OrderReversals } from './order-reversals.ts';
import type { OrderSettlement } from './order-settlement.ts';

interface Deps {
  orderSettlement: OrderSettlement;
  orderReversals: OrderReversals;
}

/** Brings orders to what the gateway reports: first the charge, then what went back of it, whichever event came first. */
export class GatewayEvents implements GatewayEventSink {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async settle({ orderId, charge, reversals }: GatewayEvent, tx: Transaction): Promise<void> {
    await this.deps.orderSettlement.apply(orderId, charge, tx);
    if (reversals) await this.deps.orderReversals.apply(orderId, reversals, tx);
  }
}
