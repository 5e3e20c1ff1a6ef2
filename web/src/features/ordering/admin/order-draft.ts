/** An order while it is typed: pure steps from one state of the form to the next. */
import { decimalText, parseMoney, sumOf, timesOf } from '../../../../../api/domain/shared-with-web/money.ts';
import type { AdminOrder, OrderItemDraft } from '../../../api/ordering-admin.ts';
import type { BillingValues } from '../checkout/payment-values.ts';
import type { OrderStatus } from '../../../api/ordering.ts';

export const ITEM_INCOMPLETE = 'Please fill in Item ID, Name, and Price';

/** A line of the order, as it is sent. */
export type DraftItem = OrderItemDraft & { quantity: number; currency: string };

export interface OrderForm {
  email: string;
  customerName: string;
  /** As typed; the sum of the items when there are any. */
  total: string;
  status: OrderStatus;
  /** Slug of the partner whose order it is; of a new order only. */
  partner: string;
  /** Of a new order only. */
  billing: BillingValues;
  items: readonly DraftItem[];
}

/** The fields of the line to add, as typed. */
export interface ItemForm {
  type: 'package' | 'credits';
  id: string;
  name: string;
  price: string;
  quantity: string;
  currency: string;
  credits: string;
  unlimited: boolean;
}

export const emptyItem = (currency: string): ItemForm => ({
  type: 'package',
  id: '',
  name: '',
  price: '',
  quantity: '1',
  currency,
  credits: '',
  unlimited: false,
});

const noBilling: BillingValues = { country: '', vatNumber: '', company: '', address: '' };

export const emptyOrder: OrderForm = {
  email: '',
  customerName: '',
  total: '',
  status: 'pending',
  partner: '',
  billing: noBilling,
  items: [],
};

/** The form of an order as it stands. */
export function formOf(order: AdminOrder): OrderForm {
  return {
    email: order.email,
    customerName: order.customer_name,
    total: decimalText({ minor: order.total_minor, currency: order.currency }),
    status: order.payment_status,
    partner: '',
    billing: noBilling,
    items: order.items.map(({ type, id, name, price, quantity, currency, credits }) => ({
      type,
      id,
      name,
      price,
      quantity,
      currency,
      ...(type === 'credits' && credits !== null ? { credits } : {}),
    })),
  };
}

/** Quantity as typed; whatever is no whole number from 1 counts as 1. */
export function quantityOf(typed: string): number {
  const quantity = Math.trunc(Number(typed));
  return quantity >= 1 ? quantity : 1;
}

/** The typed line; null when id, name or price is missing, or the price is no amount of its currency. */
export function itemOf(form: ItemForm): DraftItem | null {
  const [id, name] = [form.id.trim(), form.name.trim()];
  const price = parseMoney(form.price, form.currency);
  if (id === '' || name === '' || !price || price.minor < 0) return null;
  const credits = form.unlimited
    ? ('unlimited' as const)
    : Math.max(0, Math.trunc(Number(form.credits) || 0));
  return {
    type: form.type,
    id,
    name,
    price: Number(decimalText(price)),
    quantity: quantityOf(form.quantity),
    currency: form.currency,
    // Left empty, what the catalogue says of the item holds.
    ...(form.type === 'credits' && (form.unlimited || form.credits.trim() !== '') ? { credits } : {}),
  };
}

/** The order with other lines; its total is their sum. */
export function withItems(form: OrderForm, items: readonly DraftItem[]): OrderForm {
  const currency = items[0]?.currency ?? 'USD';
  const prices = items.map(({ price, quantity }) => {
    const one = parseMoney(price, currency);
    return one ? timesOf(one, quantity) : { minor: 0, currency };
  });
  return { ...form, items, total: decimalText(sumOf(prices, currency)) };
}

/** Which statuses an admin may choose from where an order stands; money goes back by a refund, not by a status. */
export function statusesFrom(current: OrderStatus | null): readonly OrderStatus[] {
  return current === null || current === 'pending' ? ['pending', 'paid', 'cancelled'] : [current];
}

/** Whether what is sold can change still. */
export function itemsAreOpen(order: AdminOrder | null): boolean {
  return order === null || (order.payment_status === 'pending' && order.placed_by === 'admin');
}
