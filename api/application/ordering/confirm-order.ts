import type { OrderingErrorOf } from '../../domain/ordering/errors.ts';
import { awaitsGateway } from '../../domain/ordering/order-status.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { PaymentGateway } from '../../ports/payments/payment-gateway.ts';
import type { FindOwnOrder, OrderVisitor } from './find-own-order.ts';
import type { PlacedOrder } from './place-order.ts';
import type { OrderSettlement } from './order-settlement.ts';

interface Deps {
  findOwnOrder: FindOwnOrder;
  gateway: PaymentGateway;
  orderSettlement: OrderSettlement;
}

/** Asks the gateway what became of a pending order, and books it. Moves no money by itself. */
export class ConfirmOrder {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    orderId: string,
    visitor: OrderVisitor,
  ): Promise<Result<PlacedOrder, OrderingErrorOf<'ordering.not_found' | 'ordering.declined'>>> {
    const found = await this.deps.findOwnOrder.run(orderId, visitor);
    if (!found.ok) return found;
    if (!awaitsGateway(found.value.order)) return ok({ record: found.value, challenge: null });
    const charge = await this.deps.gateway.find(orderId);
    if (!charge) return ok({ record: found.value, challenge: null });
    const record = (await this.deps.orderSettlement.settleCharge(orderId, charge)) ?? found.value;
    if (charge.state === 'declined') return err({ code: 'ordering.declined', reason: charge.code, orderId });
    return ok({ record, challenge: charge.state === 'challenge' ? charge : null });
  }
}
