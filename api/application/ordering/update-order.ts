import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { OrderingError } from '../../domain/ordering/errors.ts';
import { sameLines, type TypedItem } from '../../domain/ordering/hand-order.ts';
import type { Order, OrderRecord } from '../../domain/ordering/order.ts';
import { moveTo, type OrderStatus, type StatusMove } from '../../domain/ordering/order-status.ts';
import { decimalNumber, decimalText } from '../../domain/shared-with-web/money.ts';
import { retaxed } from '../../domain/taxes/order-tax.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { AdminPrices } from './admin-prices.ts';
import type { RefundOrder } from './refund-order.ts';
import type { OrderSettlement } from './order-settlement.ts';

/** What is to change; what is left out stays. */
export interface OrderChange {
  email?: string | undefined;
  customerName?: string | undefined;
  totalAmount?: number | undefined;
  items?: readonly TypedItem[] | undefined;
  status?: OrderStatus | undefined;
  /** Why the money goes back. */
  reason?: string | undefined;
}

interface Deps {
  orders: OrderStore;
  adminPrices: AdminPrices;
  orderSettlement: OrderSettlement;
  refundOrder: RefundOrder;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
}

type Failed = Result<never, OrderingError> & { ok: false };

/**
 * An admin changes an order. A status goes the ways of an order's life with everything that hangs on them, by the code that
 * a checkout and a refund run; what was sold can change while the order is pending and was entered by hand. The address may
 * always be corrected: what was given to an account stays there.
 */
export class UpdateOrder {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    adminId: string,
    orderId: string,
    change: OrderChange,
  ): Promise<Result<OrderRecord, OrderingError>> {
    const done = await this.deps.unitOfWork.run((tx) => this.apply(adminId, orderId, change, tx));
    if (!done.ok) return done;
    if (done.value === 'refund') {
      const idempotencyKey = this.deps.ids.next();
      const reason = change.reason?.trim() || 'Set to refunded by an admin.';
      const refund = { adminId, orderId, amount: null, reason, idempotencyKey };
      const refunded = await this.deps.refundOrder.run(refund);
      return refunded.ok ? ok(refunded.value.record) : refunded;
    }
    const record = await this.deps.orders.find(orderId);
    return record ? ok(record) : err({ code: 'ordering.not_found' });
  }

  private async apply(
    adminId: string,
    orderId: string,
    change: OrderChange,
    tx: Transaction,
  ): Promise<Result<StatusMove, OrderingError>> {
    const record = await this.deps.orders.hold(orderId, tx);
    if (!record) return err({ code: 'ordering.not_found' });
    const from = record.order.status;
    const to = change.status ?? from;
    const move = moveTo(from, to);
    if (!move.ok) return err({ code: 'ordering.wrong_transition', from, to });
    const edited = await this.edited(record.order, change);
    if (!edited.ok) return edited;
    const order = edited.value;
    // First, because what is written before a refusal would stay.
    if (move.value === 'pay' && !(await this.deps.orderSettlement.payByHand(order, tx)))
      return err({ code: 'ordering.account_deleted' });
    const changed = changedFields(record.order, order);
    if (changed.length > 0) {
      await this.deps.orders.saveContent(order, tx);
      await this.note(adminId, order, 'order_changed', { changed: changed.join(', ') }, tx);
    }
    if (move.value === 'cancel') await this.deps.orderSettlement.cancelByHand(order, tx);
    if (move.value === 'pay' || move.value === 'cancel')
      await this.note(
        adminId,
        order,
        move.value === 'pay' ? 'order_paid' : 'order_cancelled',
        { from, to },
        tx,
      );
    return move;
  }

  /** The order with what was typed; the same lines come back as they are. */
  private async edited(order: Order, change: OrderChange): Promise<Result<Order, OrderingError>> {
    const email = change.email === undefined ? order.email : normaliseEmail(change.email);
    const customerName = change.customerName?.trim() || order.customerName;
    const named = { ...order, email, customerName };
    const items = change.items ?? (order.lines.length === 0 ? [] : null);
    const total = change.totalAmount ?? decimalNumber(order.total);
    if (items === null)
      return total === decimalNumber(order.total) ? ok(named) : totalFault(decimalText(order.total));
    const { currency } = order.total;
    const price = await this.deps.adminPrices.price(
      { items, totalAmount: total },
      { currency, rate: order.rate },
    );
    if (!price.ok) return err({ code: 'ordering.invalid_order', faults: price.error });
    const { lines, ...priced } = price.value;
    if (sameLines(lines, order.lines) && priced.total.minor === order.total.minor) return ok(named);
    if (order.status !== 'pending' || order.placedBy !== 'admin')
      return err({ code: 'ordering.items_fixed' });
    const tax = retaxed(order.tax, priced.total);
    return ok({
      ...named,
      ...priced,
      tax,
      lines: lines.map((line) => ({ id: this.deps.ids.next(), ...line })),
    });
  }

  private note(
    adminId: string,
    order: Order,
    verb: string,
    details: Record<string, string>,
    tx: Transaction,
  ): Promise<void> {
    const { minor: total_minor, currency } = order.total;
    return this.deps.audit.record(tx, {
      actorId: adminId,
      action: `ordering.${verb}`,
      subject: `order:${order.id}`,
      details: { ...details, total_minor, currency },
      at: this.deps.clock.now(),
    });
  }
}

/** Names only: the audit log outlives the account, so it holds no address. */
function changedFields(before: Order, after: Order): string[] {
  const changed = {
    email: before.email !== after.email,
    customer_name: before.customerName !== after.customerName,
    items: before.lines !== after.lines,
    total_amount: before.total.minor !== after.total.minor || before.total.currency !== after.total.currency,
  };
  return Object.entries(changed).flatMap(([field, is]) => (is ? [field] : []));
}

function totalFault(sum: string): Failed {
  const faults = [{ field: 'total_amount', message: `must be the sum of the items, ${sum}` }];
  return { ok: false, error: { code: 'ordering.invalid_order', faults } };
}
