import { ApiError, errorMessage } from '../../../api/errors.ts';
import type { AdminOrder, OrderAuditEntry } from '../../../api/ordering-admin.ts';
import { statusLabels } from '../../../entities/order/order-status.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { countOf } from '../../../lib/count-of.ts';

/** The server's message about a failed call; `generic` when it sent none. */
export function reasonOf(error: unknown, generic: string): string {
  const hasNoMessage = error instanceof ApiError && /^HTTP \d+$/.test(error.message);
  return hasNoMessage ? generic : errorMessage(error, generic);
}

/** An amount of the order in its own currency. */
export function amountOf(order: Pick<AdminOrder, 'currency' | 'currency_symbol'>, minor: number): string {
  return formatMoney({ minor, currency: order.currency }, order.currency_symbol);
}

/** 'Professional, 2 × Standard'. */
export function itemNames({ items }: Pick<AdminOrder, 'items'>): string {
  if (items.length === 0) return 'No items';
  return items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');
}

const actions: Readonly<Record<string, string>> = {
  'ordering.order_created': 'Entered by hand',
  'ordering.order_changed': 'Changed',
  'ordering.order_paid': 'Marked as paid',
  'ordering.order_cancelled': 'Cancelled',
  'ordering.order_refunded': 'Refunded',
  'ordering.refund_refused': 'The gateway refused a refund of',
  'ordering.refund_failed': 'A refund failed after all, of',
  'ordering.dispute_inquiry': 'The bank asks about the payment of',
  'ordering.dispute_open': 'Dispute opened over',
  'ordering.dispute_lost': 'Dispute lost over',
  'ordering.dispute_won': 'Dispute won over',
  'ordering.fraud_warning': 'Early fraud warning',
  'ordering.email_resent': 'Email sent again',
  'ordering.order_deleted': 'Deleted',
  'ordering.order_restored': 'Came back: charged after it had been deleted',
  'ordering.late_charge_returning': 'Charged after it was closed: being refunded',
  'ordering.late_charge_returned': 'The late charge was refunded',
  'ordering.late_charge_stuck': 'The gateway refused to refund the late charge',
  'ordering.late_charge': 'The gateway charged it after it had been marked as paid',
};

/** What was done with a reason of somebody's own. */
const reasoned: ReadonlySet<string> = new Set(['ordering.order_refunded', 'ordering.email_resent']);

/** What was done, for people. */
export function trailText({ action, details }: OrderAuditEntry): { title: string; text: string } {
  const { changed, kind, reason, amount_minor: minor, credits_taken: credits } = details;
  const currency = details['currency'];
  const amount =
    typeof minor === 'number' && typeof currency === 'string' ? ` ${formatMoney({ minor, currency })}` : '';
  const text = [
    typeof changed === 'string' ? changed.replaceAll('_', ' ') : '',
    typeof credits === 'number' && credits > 0 ? `${countOf(credits, 'credit')} taken back` : '',
    action === 'ordering.email_resent' && typeof kind === 'string' ? kind : '',
    typeof reason === 'string' && reasoned.has(action) ? reason : '',
  ];
  return { title: `${actions[action] ?? action}${amount}`, text: text.filter(Boolean).join('; ') };
}

const filterStatuses = ['paid', 'pending', 'cancelled', 'partly_refunded', 'refunded', 'disputed'] as const;

/** The status filter, with the labels that the table uses. */
export const statusOptions = [
  { value: '' as const, label: 'All statuses' },
  ...filterStatuses.map((value) => ({ value, label: statusLabels[value].label })),
];

export const packageOptions = [
  { value: '' as const, label: 'All packages' },
  { value: 'starter' as const, label: 'Starter' },
  { value: 'professional' as const, label: 'Professional' },
  { value: 'expert' as const, label: 'Expert' },
];
