import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { OrderingErrorOf } from '../../domain/ordering/errors.ts';
import type { Order, OrderRecord } from '../../domain/ordering/order.ts';
import type { OrderTax } from '../../domain/shared-with-web/tax.ts';
import type { TypedBilling } from '../../domain/taxes/order-tax.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { VouchedClicks } from '../../ports/partners/vouched-clicks.ts';
import type { HandPrice, AdminPrices, TypedPrice } from './admin-prices.ts';
import type { Attach, Idempotency } from '../shared/idempotency.ts';
import type { OrderTaxes } from './order-taxes.ts';
import { drawnNumber } from './drawn-number.ts';
import { keyRefused } from './key-refused.ts';
import type { OrderSettlement } from './order-settlement.ts';

export interface CreateOrderInput extends TypedPrice {
  adminId: string;
  email: string;
  /** Absent: the name of the account, else the part of the address before the @. */
  customerName?: string | undefined;
  /** Where the customer is; without a country the seller's. */
  billing: TypedBilling;
  status: 'pending' | 'paid' | 'cancelled';
  /** Slug of the partner whose order it is. */
  slug?: string | undefined;
  /** Absent: repeated requests are not recognised. */
  idempotencyKey?: string | undefined;
}

export type CreateOrderError = OrderingErrorOf<
  'ordering.invalid_order' | 'ordering.key_reused' | 'ordering.in_progress'
>;

interface Deps {
  orders: OrderStore;
  users: UserStore;
  idempotency: Idempotency;
  adminPrices: AdminPrices;
  orderTaxes: OrderTaxes;
  vouchedClicks: VouchedClicks;
  orderSettlement: OrderSettlement;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
}

/**
 * Writes down an order whose money comes in another way than through the checkout. Paid, it has the same effects, by the same
 * code, in the transaction that writes it.
 */
export class CreateOrder {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(input: CreateOrderInput): Promise<Result<OrderRecord, CreateOrderError>> {
    const { idempotencyKey: key = this.deps.ids.next(), ...request } = input;
    const call = { scope: `admin-order:${input.adminId}`, key, request };
    return this.deps.idempotency.once<OrderRecord, CreateOrderError>(call, {
      work: (attach) => this.attempt(input, attach),
      replay: async (orderId) => ok(await this.found(orderId)),
      refuse: keyRefused,
    });
  }

  private async attempt(
    input: CreateOrderInput,
    attach: Attach,
  ): Promise<Result<OrderRecord, CreateOrderError>> {
    const price = await this.deps.adminPrices.price(input);
    if (!price.ok) return err({ code: 'ordering.invalid_order', faults: price.error });
    const clickId = input.slug ? await this.deps.vouchedClicks.make(input.slug) : null;
    if (input.slug && clickId === null) return err(unknownPartner);
    const tax = await this.deps.orderTaxes.decideByHand(input.billing, price.value.total);
    if (!tax.ok) return err({ code: 'ordering.invalid_order', faults: tax.error });
    const drawn = await this.orderOf(input, { ...price.value, tax: tax.value }, clickId);
    const orderId = await this.deps.unitOfWork.run(async (tx) => {
      const order = await this.add(drawn, tx);
      await attach(order.id, tx);
      await this.settle(order, input, tx);
      return order.id;
    });
    return ok(await this.found(orderId));
  }

  /** Numbers are short enough to meet among millions of orders: then the order gets another id, and with it another number. */
  private async add(order: Order, tx: Transaction): Promise<Order> {
    const { orders, ids } = this.deps;
    return (await orders.add(order, tx)) ? order : this.add({ ...order, ...drawnNumber(ids) }, tx);
  }

  private async settle(order: Order, { status, adminId }: CreateOrderInput, tx: Transaction): Promise<void> {
    const { audit, orderSettlement } = this.deps;
    const { minor, currency } = order.total;
    await audit.record(tx, {
      actorId: adminId,
      action: 'ordering.order_created',
      subject: `order:${order.id}`,
      details: { number: order.number, total_minor: minor, currency, status },
      at: order.placedAt,
    });
    if (status === 'paid') await orderSettlement.payByHand(order, tx);
    if (status === 'cancelled') await orderSettlement.cancelByHand(order, tx);
  }

  private async orderOf(
    input: CreateOrderInput,
    { lines, ...price }: HandPrice & { tax: OrderTax },
    clickId: string | null,
  ): Promise<Order> {
    const { ids, users, clock } = this.deps;
    const email = normaliseEmail(input.email);
    const name = input.customerName?.trim() ?? '';
    const account = name === '' ? await users.findForLogin(email) : null;
    return {
      ...drawnNumber(ids),
      userId: null,
      email,
      customerName: name || (account?.user.fullName ?? email.slice(0, email.indexOf('@'))),
      placedBy: 'admin',
      status: 'pending',
      disputed: false,
      ...price,
      lines: lines.map((line) => ({ id: ids.next(), ...line })),
      card: null,
      paymentReference: null,
      clickId,
      placedAt: clock.now(),
      paidAt: null,
      cancelledAt: null,
    };
  }

  private async found(orderId: string): Promise<OrderRecord> {
    const record = await this.deps.orders.find(orderId);
    if (!record) throw new Error(`Order ${orderId} has vanished.`);
    return record;
  }
}

const unknownPartner: CreateOrderError = {
  code: 'ordering.invalid_order',
  faults: [{ field: 'ref', message: 'is not the slug of an active partner' }],
};
