import { DAY_MS } from '../../../domain/shared-with-web/time.ts';
import { csvAnswer, flat } from '../csv.ts';
import type { CreateOrder } from '../../../application/ordering/create-order.ts';
import type { DeleteOrder } from '../../../application/ordering/delete-order.ts';
import type { PlaySandboxEvent } from '../../../application/ordering/play-sandbox-event.ts';
import type { ResendOrderEmail } from '../../../application/ordering/resend-order-email.ts';
import type { UpdateOrder } from '../../../application/ordering/update-order.ts';
import { planIntent } from '../../../domain/accounts/plan-intent.ts';
import type { TypedItem } from '../../../domain/ordering/hand-order.ts';
import type { OrderRecord } from '../../../domain/ordering/order.ts';
import type { CurrencyStore } from '../../../ports/currencies/currency-store.ts';
import type { OrderFilter, OrderRegister } from '../../../ports/ordering/order-register.ts';
import type { OrderStore } from '../../../ports/ordering/order-store.ts';
import type { components } from '../generated/contract.ts';
import { signedIn, type HandlerRequest, type Handlers } from '../handler.ts';
import {
  ORDER_COLUMNS,
  presentAdminOrder,
  presentTrailEntry,
  type Symbols,
} from './admin-order-presenters.ts';
import { readBilling } from './order-tax-presenters.ts';
import { orderingFailure } from './ordering-failure.ts';
import { partOf, presentPart } from '../long-list.ts';
import { readPage } from '../read-page.ts';

export interface OrderingAdminUseCases {
  orders: OrderStore;
  orderRegister: OrderRegister;
  currencies: CurrencyStore;
  createOrder: CreateOrder;
  updateOrder: UpdateOrder;
  deleteOrder: DeleteOrder;
  playSandboxEvent: PlaySandboxEvent;
  resendOrderEmail: ResendOrderEmail;
}

/** Answers hold customers' data and must not be cached. */
const HEADERS = { 'Cache-Control': 'no-store', Vary: 'Accept' };
/** Answers of the operations by which admins run orders. */
export function orderingAdminHandlers(useCases: OrderingAdminUseCases) {
  const { orders, orderRegister, currencies } = useCases;
  const symbols = async (): Promise<Symbols> =>
    new Map((await currencies.list()).map(({ code, symbol }) => [code, symbol]));
  const envelope = async (record: OrderRecord) => ({ order: presentAdminOrder(record, await symbols()) });

  return {
    async listAdminOrders(request) {
      const { sort = 'created_at', order = 'desc' } = request.query;
      const filter = filterOf(request.query);
      if (request.accept === 'text/csv')
        return csvAnswer('orders.csv', ORDER_COLUMNS, flat(orderRegister.each(filter)));
      const [{ found, slice }, signs] = await Promise.all([
        readPage(partOf('orders', request.query), (part) =>
          orderRegister.list(filter, { sort, order, ...part }),
        ),
        symbols(),
      ]);
      const { records, ...total } = found;
      const shown = records.map((record) => presentAdminOrder(record, signs));
      const last = sort === 'created_at' ? records.at(-1)?.order : undefined;
      const meta = presentPart('orders', slice, total, last && { at: last.placedAt, id: last.id });
      return { status: 200, body: { orders: shown, meta }, headers: HEADERS };
    },

    async getAdminOrder({ path }) {
      const record = await orders.find(path.order_id);
      if (!record) return orderingFailure({ code: 'ordering.not_found' });
      return { status: 200, body: await envelope(record) };
    },

    async getOrderAudit({ path }) {
      const entries = await orderRegister.trail(path.order_id);
      if (entries.length === 0 && !(await orders.find(path.order_id)))
        return orderingFailure({ code: 'ordering.not_found' });
      return { status: 200, body: { entries: entries.map(presentTrailEntry) } };
    },

    async createAdminOrder(request) {
      const { body, header } = request;
      const result = await useCases.createOrder.run({
        adminId: signedIn(request).user.id,
        email: body.email,
        customerName: body.customer_name,
        status: body.payment_status ?? 'pending',
        billing: readBilling(body.billing),
        totalAmount: body.total_amount,
        currency: body.currency,
        items: (body.items ?? []).map(typedItem),
        slug: body.ref,
        idempotencyKey: header['idempotency-key'],
      });
      return result.ok ? { status: 201, body: await envelope(result.value) } : orderingFailure(result.error);
    },

    async updateAdminOrder(request) {
      const { body, path } = request;
      const result = await useCases.updateOrder.run(signedIn(request).user.id, path.order_id, {
        email: body.email,
        customerName: body.customer_name,
        totalAmount: body.total_amount,
        items: body.items?.map(typedItem),
        // Only the bank says so: sent back as it stands, it is no change.
        status: body.payment_status === 'disputed' ? undefined : body.payment_status,
        reason: body.reason,
      });
      return result.ok ? { status: 200, body: await envelope(result.value) } : orderingFailure(result.error);
    },

    async playSandboxEvent({ path, body }) {
      const result = await useCases.playSandboxEvent.run(path.order_id, body.event);
      return result.ok ? { status: 200, body: await envelope(result.value) } : orderingFailure(result.error);
    },

    async resendOrderEmail(request) {
      const { body, path, header } = request;
      const result = await useCases.resendOrderEmail.run({
        actorId: signedIn(request).user.id,
        orderId: path.order_id,
        kind: body.kind,
        reason: body.reason.trim(),
        idempotencyKey: header['idempotency-key'],
      });
      return result.ok ? { status: 202 } : orderingFailure(result.error);
    },

    async deleteAdminOrder(request) {
      const result = await useCases.deleteOrder.run(signedIn(request).user.id, request.path.order_id);
      return result.ok ? { status: 204 } : orderingFailure(result.error);
    },
  } satisfies Partial<Handlers>;
}

function typedItem(item: components['schemas']['OrderItemDraft']): TypedItem {
  const { type, id, name, price, quantity = 1, currency } = item;
  const credits = item.unlimited === true ? 'unlimited' : item.credits;
  return { type, id, name, price, quantity, currency, credits };
}

/** `all` and nothing at all mean the same; a day is one of UTC. */
function filterOf(query: HandlerRequest<'listAdminOrders'>['query']): OrderFilter {
  const { q, status, package: plan, date, date_to: last = date } = query;
  const start = (day: string | undefined) => (day === undefined ? undefined : new Date(`${day}T00:00:00Z`));
  const lastDay = start(last);
  return {
    q,
    userId: query.user_id,
    refundRequested: query.refund_requested,
    status: status === 'all' ? undefined : status,
    tier: plan === undefined || plan === 'all' ? undefined : planIntent(plan),
    from: start(date),
    before: lastDay && new Date(lastDay.getTime() + DAY_MS),
  };
}
