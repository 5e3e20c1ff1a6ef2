import type { OrderStore } from '../../../ports/ordering/order-store.ts';
import type { PlansHeld } from '../../../ports/ordering/plans-held.ts';
import type { Clock } from '../../../ports/shared/clock.ts';
import type { ConfirmOrder } from '../../../application/ordering/confirm-order.ts';
import type { FindOwnOrder, OrderVisitor } from '../../../application/ordering/find-own-order.ts';
import type { PlacedOrder, PlaceOrder } from '../../../application/ordering/place-order.ts';
import type { RefundOrder } from '../../../application/ordering/refund-order.ts';
import type { RequestRefund } from '../../../application/ordering/request-refund.ts';
import type { ViewCheckout } from '../../../application/ordering/view-checkout.ts';
import type { components } from '../generated/contract.ts';
import { signedIn, type HandlerRequest, type Handlers } from '../handler.ts';
import { orderingFailure } from './ordering-failure.ts';
import { readBilling } from './order-tax-presenters.ts';
import { presentOrder, presentOwnPlan, presentRefund } from './order-presenters.ts';

export interface OrderingUseCases {
  placeOrder: PlaceOrder;
  viewCheckout: ViewCheckout;
  findOwnOrder: FindOwnOrder;
  orders: OrderStore;
  plans: PlansHeld;
  clock: Clock;
  confirmOrder: ConfirmOrder;
  requestRefund: RequestRefund;
  refundOrder: RefundOrder;
}

type OrderingOperation =
  | 'checkoutAsGuest'
  | 'checkoutCart'
  | 'listOrders'
  | 'listOwnPlans'
  | 'getOrder'
  | 'confirmOrder'
  | 'requestRefund'
  | 'refundOrder';

/** Answers of the ordering operations. */
export function orderingHandlers(useCases: OrderingUseCases) {
  const present = async ({ record, challenge }: PlacedOrder) => {
    const { orderToken, claimRequired } = await useCases.viewCheckout.run(record);
    return {
      order: presentOrder(record),
      order_token: orderToken,
      claim_required: claimRequired,
      challenge: challenge && { url: challenge.url, client_secret: challenge.clientSecret },
    } satisfies components['schemas']['CheckoutResult'];
  };

  const checkout = async (request: HandlerRequest<'checkoutAsGuest'> | HandlerRequest<'checkoutCart'>) => {
    const result = await useCases.placeOrder.run(checkoutInput(request));
    if (!result.ok) return orderingFailure(result.error);
    const status = result.value.record.order.status === 'pending' ? 202 : 201;
    return { status, body: await present(result.value) } as const;
  };

  return {
    checkoutAsGuest: checkout,
    checkoutCart: checkout,

    async listOrders(request) {
      const { limit = 20, offset = 0 } = request.query;
      const { records, total } = await useCases.orders.listOf(signedIn(request).user.id, { limit, offset });
      return { status: 200, body: { orders: records.map(presentOrder), meta: { total, limit, offset } } };
    },

    async listOwnPlans(request) {
      const { plans, clock } = useCases;
      const held = await plans.ofOwner(signedIn(request).user.id, clock.now());
      return { status: 200, body: { plans: held.map(presentOwnPlan) } };
    },

    async getOrder(request) {
      const result = await useCases.findOwnOrder.run(request.path.order_id, visitorOf(request));
      return result.ok
        ? { status: 200, body: { order: presentOrder(result.value) } }
        : orderingFailure(result.error);
    },

    async confirmOrder(request) {
      const result = await useCases.confirmOrder.run(request.path.order_id, visitorOf(request));
      if (!result.ok) return orderingFailure(result.error);
      const status = result.value.record.order.status === 'pending' ? 202 : 200;
      return { status, body: await present(result.value) };
    },

    async requestRefund(request) {
      const { path, body } = request;
      const result = await useCases.requestRefund.run(path.order_id, visitorOf(request), body.reason);
      return result.ok
        ? { status: 201, body: { order: presentOrder(result.value) } }
        : orderingFailure(result.error);
    },

    async refundOrder(request) {
      const result = await useCases.refundOrder.run({
        adminId: signedIn(request).user.id,
        orderId: request.path.order_id,
        amount: request.body.amount ?? null,
        reason: request.body.reason,
        idempotencyKey: request.header['idempotency-key'],
      });
      if (!result.ok) return orderingFailure(result.error);
      const { record, refund } = result.value;
      const body = { order: presentOrder(record), refund: presentRefund(refund) };
      return { status: refund.status === 'pending' ? 202 : 201, body };
    },
  } satisfies Pick<Handlers, OrderingOperation>;
}

function checkoutInput(request: HandlerRequest<'checkoutAsGuest'> | HandlerRequest<'checkoutCart'>) {
  const { body, caller, cookies, address, header } = request;
  const details = body.paymentDetails;
  return {
    user: caller?.user ?? null,
    idempotencyKey: header['idempotency-key'],
    items: body.items,
    seenTotal: body.totalAmount,
    currency: body.currency,
    billing: readBilling(body.billing),
    payment: {
      email: details.email,
      firstName: details.first_name,
      lastName: details.last_name,
      cardNumber: details.card_number,
      expiry: details.expiry,
      cvc: details.cvc,
      zip: details.zip,
      paymentToken: details.payment_token,
    },
    referralCookie: cookies['wickwise_ref'],
    address,
    request: body,
  };
}

function visitorOf(request: HandlerRequest<'getOrder' | 'confirmOrder' | 'requestRefund'>): OrderVisitor {
  return { userId: request.caller?.user.id ?? null, token: request.query.order_token };
}
