import { statusOfKey, type ApiKey } from '../../../domain/integrations/api-key.ts';
import { messageIdOf, type Delivery } from '../../../domain/integrations/delivery.ts';
import type { IntegrationsError } from '../../../domain/integrations/errors.ts';
import type { Webhook } from '../../../domain/integrations/webhook.ts';
import type { components } from '../generated/contract.ts';
import type { Failure } from '../problem.ts';

type Wire = components['schemas'];

/** A key as its owner sees it again. */
export function presentKey(key: ApiKey, now: Date): Wire['ApiKey'] {
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    scopes: [...key.scopes],
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    status: statusOfKey(key, now),
  };
}

export function presentWebhook(webhook: Webhook): Wire['Webhook'] {
  return {
    id: webhook.id,
    url: webhook.url,
    events: [...webhook.events],
    created_at: webhook.createdAt.toISOString(),
    status: webhook.status,
    failing_since: webhook.failingSince?.toISOString() ?? null,
  };
}

export function presentDelivery(delivery: Delivery): Wire['Delivery'] {
  return {
    id: delivery.id,
    message_id: messageIdOf(delivery.id),
    event: delivery.event,
    created_at: delivery.createdAt.toISOString(),
    status: delivery.status,
    next_try_at: delivery.nextTryAt?.toISOString() ?? null,
    payload: delivery.body,
    tries: delivery.tries.map(({ at, status, latencyMs, answer, error }) => ({
      at: at.toISOString(),
      status,
      latency_ms: latencyMs,
      answer,
      error,
    })),
  };
}

/** An error of the integrations domain as a failure with the field it is about. */
export function integrationsFailure(error: IntegrationsError): { failure: Failure } {
  switch (error.code) {
    case 'integrations.bad_url': {
      const errors = [{ field: 'url', message: error.reason }];
      return { failure: { code: error.code, detail: error.reason, errors } };
    }
    case 'integrations.blank_name':
      return { failure: { code: error.code, errors: [{ field: 'name', message: 'must not be blank' }] } };
    default:
      return { failure: { code: error.code } };
  }
}
