import type { IntegrationsErrorCode } from '../../../domain/integrations/errors.ts';

/** Status, title and text of the failures of the integrations context, for the error table. */
export const integrationsErrors = {
  'integrations.bad_url': {
    status: 422,
    title: 'Address not accepted',
    text: 'The address must start with https:// and be reachable from the public internet.',
  },
  'integrations.blank_name': { status: 400, title: 'Blank name', text: 'Please name the key.' },
  'integrations.key_not_found': {
    status: 404,
    title: 'No such key',
    text: 'There is no such key, or it has been revoked.',
  },
  'integrations.too_many_keys': {
    status: 409,
    title: 'Too many keys',
    text: 'You have 20 keys. Revoke one that you no longer need.',
  },
  'integrations.too_many_webhooks': {
    status: 409,
    title: 'Too many webhooks',
    text: 'You have 10 webhooks. Remove one that you no longer need.',
  },
  'integrations.webhook_not_found': {
    status: 404,
    title: 'No such webhook',
    text: 'There is no such webhook.',
  },
  'integrations.webhook_idle': {
    status: 409,
    title: 'Webhook not active',
    text: 'The webhook is paused or disabled. Enable it first.',
  },
  'integrations.delivery_not_found': {
    status: 404,
    title: 'No such delivery',
    text: 'There is no such delivery, or it is older than 30 days.',
  },
  'integrations.delivery_under_way': {
    status: 409,
    title: 'Under way',
    text: 'This event is already on its way.',
  },
} satisfies Record<IntegrationsErrorCode, { status: number; title: string; text: string }>;
