import { ContainerModule } from 'inversify';
import type { OrderingAdminUseCases } from '../adapters/http/handlers/ordering-admin.ts';
import { PostgresOrderRegister } from '../adapters/postgres/postgres-order-register.ts';
import { CreateOrder } from '../application/ordering/create-order.ts';
import { DeleteOrder } from '../application/ordering/delete-order.ts';
import { HandPrices } from '../application/ordering/hand-prices.ts';
import { UpdateOrder } from '../application/ordering/update-order.ts';
import { VouchForOrder } from '../application/partners/vouch-for-order.ts';
import { catalogTokens } from './catalog-module.ts';
import { orderingTokens } from './ordering-module.ts';
import { partnersTokens } from './partners-module.ts';
import { token, tokens } from './tokens.ts';

export const orderingAdminUseCases = token<OrderingAdminUseCases>('orderingAdminUseCases');

/** Orders as admins run them. */
export const orderingAdminModule = new ContainerModule(({ bind }) => {
  bind(orderingAdminUseCases).toDynamicValue((context) => {
    const orders = context.get(orderingTokens.orders);
    const keys = context.get(orderingTokens.keys);
    const settleOrder = context.get(orderingTokens.settleOrder);
    const currencies = context.get(catalogTokens.currencies);
    const prices = new HandPrices(currencies, context.get(catalogTokens.packages));
    const audit = context.get(tokens.auditLog);
    const unitOfWork = context.get(tokens.unitOfWork);
    const ids = context.get(tokens.ids);
    const clock = context.get(tokens.clock);
    const [brands, clicks] = [context.get(partnersTokens.brands), context.get(partnersTokens.clicks)];
    return {
      orders,
      register: new PostgresOrderRegister(context.get(tokens.database)),
      currencies,
      createOrder: new CreateOrder({
        orders,
        users: context.get(tokens.users),
        keys,
        prices,
        vouchedClicks: new VouchForOrder(brands, clicks, ids, clock),
        settleOrder,
        audit,
        hash: context.get(tokens.keyedHash),
        unitOfWork,
        ids,
        clock,
      }),
      updateOrder: new UpdateOrder({
        orders,
        prices,
        settleOrder,
        refundOrder: context.get(orderingTokens.useCases).refundOrder,
        audit,
        unitOfWork,
        ids,
        clock,
      }),
      deleteOrder: new DeleteOrder(orders, keys, audit, unitOfWork, clock),
    };
  });
});
