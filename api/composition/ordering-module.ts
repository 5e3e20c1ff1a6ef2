import { ContainerModule } from 'inversify';
import { orderingAdminHandlers } from '../adapters/http/ordering/ordering-admin-handlers.ts';
import { orderingHandlers } from '../adapters/http/ordering/ordering-handlers.ts';
import {
  askAboutDisputesTask,
  endPlansTask,
  resolvePendingOrdersTask,
} from '../adapters/jobs/ordering-tasks.ts';
import { orderEraser, orderRecords } from '../adapters/postgres/ordering/personal-records.ts';
import { PostgresIdempotencyKeys } from '../adapters/postgres/shared/postgres-idempotency-keys.ts';
import { PostgresBookingFailures } from '../adapters/postgres/ordering/postgres-booking-failures.ts';
import { PostgresCheckoutTerms } from '../adapters/postgres/ordering/postgres-checkout-terms.ts';
import { PostgresChargedOrders } from '../adapters/postgres/ordering/postgres-charged-orders.ts';
import { PostgresDisputeStore } from '../adapters/postgres/ordering/postgres-dispute-store.ts';
import { PostgresLateCharges } from '../adapters/postgres/ordering/postgres-late-charges.ts';
import { PostgresOrderRegister } from '../adapters/postgres/ordering/postgres-order-register.ts';
import { PostgresPlansHeld } from '../adapters/postgres/ordering/postgres-plans-held.ts';
import { PostgresOrderStore } from '../adapters/postgres/ordering/postgres-order-store.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { AdminPrices } from '../application/ordering/admin-prices.ts';
import { AskAboutDisputes } from '../application/ordering/ask-about-disputes.ts';
import { CancelOrdersOfLeaver } from '../application/ordering/cancel-orders-of-leaver.ts';
import { ConfirmOrder } from '../application/ordering/confirm-order.ts';
import { CreateOrder } from '../application/ordering/create-order.ts';
import { DeleteOrder } from '../application/ordering/delete-order.ts';
import { EndPlans } from '../application/ordering/end-plans.ts';
import { PlanTiers } from '../application/ordering/plan-tiers.ts';
import { FindOwnOrder } from '../application/ordering/find-own-order.ts';
import { OrderGrants } from '../application/ordering/order-grants.ts';
import { GatewayEvents } from '../application/ordering/gateway-events.ts';
import { ChargeBookProof } from '../application/ordering/charge-book-proof.ts';
import { OrderDisputes } from '../application/ordering/order-disputes.ts';
import { OrderReversals } from '../application/ordering/order-reversals.ts';
import { OrderSettlement } from '../application/ordering/order-settlement.ts';
import { OrderTaxes } from '../application/ordering/order-taxes.ts';
import { OrderTokens } from '../application/ordering/order-tokens.ts';
import { PlaySandboxEvent } from '../application/ordering/play-sandbox-event.ts';
import { PlaceOrder } from '../application/ordering/place-order.ts';
import { RefundOrder } from '../application/ordering/refund-order.ts';
import { RequestRefund } from '../application/ordering/request-refund.ts';
import { ResolvePendingOrders } from '../application/ordering/resolve-pending-orders.ts';
import { LateChargeReturns } from '../application/ordering/late-charge-returns.ts';
import { OrderRefundEffects } from '../application/ordering/order-refund-effects.ts';
import { OrderRefundSettlement } from '../application/ordering/order-refund-settlement.ts';
import { UpdateOrder } from '../application/ordering/update-order.ts';
import { ViewCheckout } from '../application/ordering/view-checkout.ts';
import { WaitingOrders } from '../application/ordering/waiting-orders.ts';
import { Idempotency } from '../application/shared/idempotency.ts';
import { tokens } from './tokens.ts';
import { call, provide, setting, type Source, wire } from './wire.ts';

/** Checkout, orders, refunds, and orders as admins run them. */
export const orderingModule = new ContainerModule(({ bind }) => {
  wire(bind, tokens.orders, PostgresOrderStore);
  wire(bind, tokens.checkoutTerms, PostgresCheckoutTerms);
  wire(bind, tokens.lateCharges, PostgresLateCharges);
  wire(bind, tokens.bookingFailures, PostgresBookingFailures);
  wire(bind, tokens.plans, PostgresPlansHeld);
  wire(bind, tokens.orderRegister, PostgresOrderRegister);
  wire(bind, tokens.idempotencyKeys, PostgresIdempotencyKeys);
  wire(bind, Idempotency);
  wire(bind, tokens.gatewayEvents, GatewayEvents, { settlement: OrderSettlement, reversals: OrderReversals });
  wire(bind, tokens.chargedOrders, PostgresChargedOrders);
  wire(bind, tokens.bookProof, ChargeBookProof);
  wire(bind, tokens.disputes, PostgresDisputeStore);
  wire(bind, AskAboutDisputes, { reversals: OrderReversals });
  wire(bind, OrderDisputes, { effects: OrderRefundEffects });
  wire(bind, OrderReversals, {
    settlement: OrderRefundSettlement,
    effects: OrderRefundEffects,
    disputes: OrderDisputes,
    LateChargeReturns,
  });
  wire(bind, AdminPrices);
  wire(bind, OrderTaxes);
  wire(bind, PlanTiers);
  wire(bind, EndPlans, { PlanTiers });
  wire(bind, OrderGrants, { PlanTiers });
  wire(bind, WaitingOrders, { grants: OrderGrants });
  wire(bind, OrderSettlement, { grants: OrderGrants, OrderTokens });
  wire(bind, OrderTokens);
  wire(bind, ConfirmOrder, { FindOwnOrder, settlement: OrderSettlement });
  wire(bind, CreateOrder, {
    Idempotency,
    prices: AdminPrices,
    taxes: OrderTaxes,
    settlement: OrderSettlement,
  });
  wire(bind, DeleteOrder);
  wire(bind, FindOwnOrder, { OrderTokens });
  wire(bind, PlaySandboxEvent, { charges: tokens.sandboxCharges, reversals: OrderReversals });
  wire(bind, PlaceOrder, {
    Idempotency,
    taxes: OrderTaxes,
    settlement: OrderSettlement,
    tries: TryCounter,
    guestsPerAddress: setting('guestCheckoutsPerHour'),
  });
  wire(bind, RefundOrder, { Idempotency, refundSettlement: OrderRefundSettlement });
  wire(bind, RequestRefund, { FindOwnOrder });
  wire(bind, ResolvePendingOrders, {
    settlement: OrderSettlement,
    refundSettlement: OrderRefundSettlement,
    LateChargeReturns,
  });
  wire(bind, LateChargeReturns);
  wire(bind, OrderRefundEffects, { PlanTiers });
  wire(bind, OrderRefundSettlement, { effects: OrderRefundEffects });
  wire(bind, UpdateOrder, { prices: AdminPrices, settlement: OrderSettlement, RefundOrder });
  wire(bind, ViewCheckout, { OrderTokens });
  provide(bind, tokens.jobTask, endPlansTask, { EndPlans });
  provide(bind, tokens.jobTask, askAboutDisputesTask, { AskAboutDisputes });
  provide(bind, tokens.jobTask, resolvePendingOrdersTask, { resolvePending: ResolvePendingOrders });
  provide(bind, tokens.personalDataSource, orderRecords);
  wire(bind, tokens.personalDataEraser, CancelOrdersOfLeaver, { settlement: OrderSettlement });
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
    CreateOrder,
    UpdateOrder,
    DeleteOrder,
    PlaySandboxEvent,
  }),
});
