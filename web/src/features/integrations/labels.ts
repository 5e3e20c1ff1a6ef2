import type { ApiKey, Delivery, KeyScope, Webhook, WebhookEventType } from '../../api/integrations.ts';

/** What each scope lets a program do. */
export const scopeLabels: Readonly<Record<KeyScope, string>> = {
  'profile:read': 'See who you are and what your plan is',
  'analysis:read': 'Read your analyses, series and pictures',
  'analysis:write': 'Upload charts, analyse them, delete analyses',
  'credits:read': 'Read your credit statement',
  'orders:read': 'Read your orders and receipts',
  'webhooks:read': 'See your webhooks and what they were sent',
  'webhooks:write': 'Add, change, test and remove webhooks',
};

/** When each event is sent. */
export const eventLabels: Readonly<Record<WebhookEventType, string>> = {
  'analysis.completed': 'A chart was read and analysed',
  'analysis.failed': 'A chart was refused, or something failed',
  'order.paid': 'An order of yours was paid',
  'order.refunded': 'An order of yours was refunded',
  'order.disputed': 'The payment of an order is disputed, or the dispute is over',
};

type Tone = 'success' | 'warning' | 'danger' | 'plain';

export const keyStatus: Readonly<Record<ApiKey['status'], { tone: Tone; label: string }>> = {
  active: { tone: 'success', label: 'Active' },
  expired: { tone: 'plain', label: 'Expired' },
  revoked: { tone: 'plain', label: 'Revoked' },
};

export const deliveryStatus: Readonly<Record<Delivery['status'], { tone: Tone; label: string }>> = {
  pending: { tone: 'warning', label: 'Under way' },
  delivered: { tone: 'success', label: 'Delivered' },
  failed: { tone: 'danger', label: 'Given up' },
};

/** One that is active but fails says so. */
export function webhookStatus({ status, failing_since }: Webhook): { tone: Tone; label: string } {
  if (status === 'paused') return { tone: 'plain', label: 'Paused' };
  if (status === 'disabled') return { tone: 'danger', label: 'Disabled' };
  return failing_since === null
    ? { tone: 'success', label: 'Active' }
    : { tone: 'warning', label: 'Failing' };
}
