import { ContainerModule } from 'inversify';
import { orderingAdminHandlers } from '../adapters/http/ordering/ordering-admin-handlers.ts';
import { orderingHandlers } from '../adapters/http/ordering/ordering-handlers.ts';
import {
  askAboutDisputesTask,
  askAboutRefundsTask,
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
import { PostgresPlacedOrders } from '../adapters/postgres/ordering/postgres-placed-orders.ts';
import { PostgresPlansHeld } from '../adapters/postgres/ordering/postgres-plans-held.ts';
import { PostgresOrderStore } from '../adapters/postgres/ordering/postgres-order-store.ts';
import * as ordering from '../application/ordering/index.ts';
import { tokens } from './tokens.ts';
import { call, provide, setting, type Source, wire, wireAll } from './wire.ts';

/** Checkout, orders, refunds, and orders as admins run them. */
export const orderingModule = new ContainerModule(({ bind }) => {
  wireAll(bind, ordering, {
    PlaceOrder: { guestsPerAddress: setting('guestCheckoutsPerHour') },
  });
  wire(bind, tokens.orders, PostgresOrderStore);
  wire(bind, tokens.checkoutTerms, PostgresCheckoutTerms);
  wire(bind, tokens.placedOrders, PostgresPlacedOrders);
  wire(bind, tokens.lateCharges, PostgresLateCharges);
  wire(bind, tokens.bookingFailures, PostgresBookingFailures);
  wire(bind, tokens.plans, PostgresPlansHeld);
  wire(bind, tokens.orderRegister, PostgresOrderRegister);
  wire(bind, tokens.idempotencyKeys, PostgresIdempotencyKeys);
  bind(tokens.gatewayEvents).toService(ordering.GatewayEvents);
  wire(bind, tokens.chargedOrders, PostgresChargedOrders);
  bind(tokens.bookProof).toService(ordering.ChargeBookProof);
  wire(bind, tokens.disputes, PostgresDisputeStore);
  provide(bind, tokens.jobTask, endPlansTask);
  provide(bind, tokens.jobTask, askAboutDisputesTask);
  provide(bind, tokens.jobTask, askAboutRefundsTask);
  provide(bind, tokens.jobTask, resolvePendingOrdersTask);
  provide(bind, tokens.personalDataSource, orderRecords);
  bind(tokens.personalDataEraser).toService(ordering.CancelOrdersOfLeaver);
  provide(bind, tokens.personalDataEraser, orderEraser);
});

/** The operations of ordering. */
export const orderingOperations = (from: Source) => ({
  ...call(from, orderingHandlers),
  ...call(from, orderingAdminHandlers),
});
