import { ContainerModule } from 'inversify';
import { orderingAdminHandlers } from '../adapters/http/ordering/ordering-admin-handlers.ts';
import { orderingHandlers } from '../adapters/http/ordering/ordering-handlers.ts';
import { resolvePendingOrdersTask } from '../adapters/jobs/ordering-tasks.ts';
import { orderEraser, orderRecords } from '../adapters/postgres/ordering/personal-records.ts';
import { PostgresIdempotencyKeys } from '../adapters/postgres/shared/postgres-idempotency-keys.ts';
import { PostgresOrderRegister } from '../adapters/postgres/ordering/postgres-order-register.ts';
import { PostgresOrderStore } from '../adapters/postgres/ordering/postgres-order-store.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { AdminPrices } from '../application/ordering/admin-prices.ts';
import { ConfirmOrder } from '../application/ordering/confirm-order.ts';
import { CreateOrder } from '../application/ordering/create-order.ts';
import { DeleteOrder } from '../application/ordering/delete-order.ts';
import { FindOwnOrder } from '../application/ordering/find-own-order.ts';
import { OrderSettlement } from '../application/ordering/order-settlement.ts';
import { OrderTokens } from '../application/ordering/order-tokens.ts';
import { PlaceOrder } from '../application/ordering/place-order.ts';
import { RefundOrder } from '../application/ordering/refund-order.ts';
import { RequestRefund } from '../application/ordering/request-refund.ts';
import { ResolvePendingOrders } from '../application/ordering/resolve-pending-orders.ts';
import { SettleRefund } from '../application/ordering/settle-refund.ts';
import { UpdateOrder } from '../application/ordering/update-order.ts';
import { ViewCheckout } from '../application/ordering/view-checkout.ts';
import { Idempotency } from '../application/shared/idempotency.ts';
import { tokens } from './tokens.ts';
import { call, provide, setting, type Source, wire } from './wire.ts';

/** Checkout, orders, refunds, and orders as admins run them. */
export const orderingModule = new ContainerModule(({ bind }) => {
  wire(bind, tokens.orders, PostgresOrderStore);
  wire(bind, tokens.orderRegister, PostgresOrderRegister);
  wire(bind, tokens.idempotencyKeys, PostgresIdempotencyKeys);
  wire(bind, Idempotency);
  bind(tokens.gatewayEvents).toService(OrderSettlement);
  wire(bind, AdminPrices);
  wire(bind, OrderSettlement, {
    credits: tokens.creditEffects,
    commission: tokens.commissionEffects,
    orderTokens: OrderTokens,
  });
  wire(bind, OrderTokens);
  wire(bind, ConfirmOrder, { findOwnOrder: FindOwnOrder, settlement: OrderSettlement });
  wire(bind, CreateOrder, { idempotency: Idempotency, prices: AdminPrices, settlement: OrderSettlement });
  wire(bind, DeleteOrder);
  wire(bind, FindOwnOrder, { orderTokens: OrderTokens });
  wire(bind, PlaceOrder, {
    idempotency: Idempotency,
    settlement: OrderSettlement,
    tries: TryCounter,
    guestsPerAddress: setting('guestCheckoutsPerHour'),
  });
  wire(bind, RefundOrder, { idempotency: Idempotency, settleRefund: SettleRefund });
  wire(bind, RequestRefund, { findOwnOrder: FindOwnOrder });
  wire(bind, ResolvePendingOrders, { settlement: OrderSettlement, settleRefund: SettleRefund });
  wire(bind, SettleRefund, { credits: tokens.creditEffects, commission: tokens.commissionEffects });
  wire(bind, UpdateOrder, { prices: AdminPrices, settlement: OrderSettlement, refundOrder: RefundOrder });
  wire(bind, ViewCheckout, { orderTokens: OrderTokens });
  provide(bind, tokens.jobTask, resolvePendingOrdersTask, { resolvePending: ResolvePendingOrders });
  provide(bind, tokens.personalDataSource, orderRecords);
  provide(bind, tokens.personalDataEraser, orderEraser);
});

/** The operations of ordering. */
export const orderingOperations = (from: Source) => ({
  ...call(from, orderingHandlers, {
    PlaceOrder,
    ViewCheckout,
    FindOwnOrder,
    ConfirmOrder,
    RequestRefund,
    RefundOrder,
  }),
  ...call(from, orderingAdminHandlers, {
    register: tokens.orderRegister,
    createOrder: CreateOrder,
    updateOrder: UpdateOrder,
    deleteOrder: DeleteOrder,
  }),
});
