import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import type { OrderingUseCases } from '../adapters/http/handlers/ordering.ts';
import { resolvePendingOrdersTask } from '../adapters/jobs/ordering-tasks.ts';
import { PostgresIdempotencyKeys } from '../adapters/postgres/postgres-idempotency-keys.ts';
import { PostgresOrderStore } from '../adapters/postgres/postgres-order-store.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { ConfirmOrder } from '../application/ordering/confirm-order.ts';
import { FindOwnOrder } from '../application/ordering/find-own-order.ts';
import { ListOrders } from '../application/ordering/list-orders.ts';
import { OrderTokens } from '../application/ordering/order-tokens.ts';
import { PlaceOrder } from '../application/ordering/place-order.ts';
import { RefundOrder } from '../application/ordering/refund-order.ts';
import { RequestRefund } from '../application/ordering/request-refund.ts';
import { ResolvePendingOrders } from '../application/ordering/resolve-pending-orders.ts';
import { SettleOrder } from '../application/ordering/settle-order.ts';
import { SettleRefund } from '../application/ordering/settle-refund.ts';
import { ViewCheckout } from '../application/ordering/view-checkout.ts';
import type { IdempotencyKeys } from '../ports/idempotency-keys.ts';
import type { OrderStore } from '../ports/order-store.ts';
import { catalogTokens } from './catalog-module.ts';
import { token, tokens } from './tokens.ts';

/** What the ordering context is made of, and what others take of it. */
export const orderingTokens = {
  orders: token<OrderStore>('orders'),
  keys: token<IdempotencyKeys>('idempotencyKeys'),
  orderTokens: token<OrderTokens>('orderTokens'),
  findOwnOrder: token<FindOwnOrder>('findOwnOrder'),
  settleOrder: token<SettleOrder>('settleOrder'),
  settleRefund: token<SettleRefund>('settleRefund'),
  resolvePending: token<ResolvePendingOrders>('resolvePendingOrders'),
  useCases: token<OrderingUseCases>('orderingUseCases'),
};

const own = orderingTokens;

/** Checkout, orders, refunds. */
export const orderingModule = new ContainerModule((options) => {
  bindParts(options);
  bindSettling(options);
  bindUseCases(options);
});

function bindParts({ bind }: ContainerModuleLoadOptions): void {
  bind(own.orders).toResolvedValue((database) => new PostgresOrderStore(database), [tokens.database]);
  bind(own.keys).toResolvedValue((database) => new PostgresIdempotencyKeys(database), [tokens.database]);
  bind(own.orderTokens).toResolvedValue((hash) => new OrderTokens(hash), [tokens.keyedHash]);
  bind(own.findOwnOrder).toResolvedValue(
    (orders, orderTokens, clock) => new FindOwnOrder(orders, orderTokens, clock),
    [own.orders, own.orderTokens, tokens.clock],
  );
}

function bindSettling({ bind }: ContainerModuleLoadOptions): void {
  bind(own.settleOrder).toDynamicValue(
    (context) =>
      new SettleOrder({
        orders: context.get(own.orders),
        keys: context.get(own.keys),
        accounts: context.get(tokens.unclaimedAccounts),
        credits: context.get(tokens.creditEffects),
        commission: context.get(tokens.commissionEffects),
        audit: context.get(tokens.auditLog),
        events: context.get(tokens.events),
        mail: context.get(tokens.mailQueue),
        tokens: context.get(own.orderTokens),
        unitOfWork: context.get(tokens.unitOfWork),
        ids: context.get(tokens.ids),
        clock: context.get(tokens.clock),
        site: context.get(tokens.site),
      }),
  );
  bind(tokens.gatewayEvents).toResolvedValue((settleOrder) => settleOrder, [own.settleOrder]);
  bind(own.settleRefund).toDynamicValue(
    (context) =>
      new SettleRefund({
        orders: context.get(own.orders),
        keys: context.get(own.keys),
        gateway: context.get(tokens.paymentGateway),
        credits: context.get(tokens.creditEffects),
        commission: context.get(tokens.commissionEffects),
        audit: context.get(tokens.auditLog),
        events: context.get(tokens.events),
        mail: context.get(tokens.mailQueue),
        unitOfWork: context.get(tokens.unitOfWork),
        clock: context.get(tokens.clock),
        site: context.get(tokens.site),
      }),
  );
  bind(own.resolvePending).toResolvedValue(
    (orders, gateway, settleOrder, settleRefund, clock) =>
      new ResolvePendingOrders(orders, gateway, settleOrder, settleRefund, clock),
    [own.orders, tokens.paymentGateway, own.settleOrder, own.settleRefund, tokens.clock],
  );
  bind(tokens.jobTask).toResolvedValue(
    (resolvePending) => resolvePendingOrdersTask(resolvePending),
    [own.resolvePending],
  );
}

function bindUseCases({ bind }: ContainerModuleLoadOptions): void {
  bind(own.useCases).toDynamicValue((context) => {
    const environment = context.get(tokens.environment);
    const orders = context.get(own.orders);
    const keys = context.get(own.keys);
    const clock = context.get(tokens.clock);
    const ids = context.get(tokens.ids);
    const hash = context.get(tokens.keyedHash);
    const unitOfWork = context.get(tokens.unitOfWork);
    const gateway = context.get(tokens.paymentGateway);
    const settleOrder = context.get(own.settleOrder);
    const findOwnOrder = context.get(own.findOwnOrder);
    return {
      placeOrder: new PlaceOrder({
        orders,
        keys,
        prices: context.get(catalogTokens.priceList),
        gateway,
        referrals: context.get(tokens.referralLookup),
        settleOrder,
        tries: new TryCounter(context.get(tokens.throttles), hash, clock),
        hash,
        unitOfWork,
        ids,
        clock,
        guestsPerAddress: environment.guestCheckoutsPerHour,
      }),
      viewCheckout: new ViewCheckout(context.get(tokens.users), context.get(own.orderTokens)),
      findOwnOrder,
      listOrders: new ListOrders(orders),
      confirmOrder: new ConfirmOrder(findOwnOrder, gateway, settleOrder),
      requestRefund: new RequestRefund({
        findOwnOrder,
        orders,
        mail: context.get(tokens.mailQueue),
        unitOfWork,
        ids,
        clock,
        site: context.get(tokens.site),
      }),
      refundOrder: new RefundOrder({
        orders,
        keys,
        settleRefund: context.get(own.settleRefund),
        hash,
        unitOfWork,
        ids,
        clock,
      }),
    };
  });
}
