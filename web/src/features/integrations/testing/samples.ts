import type { ApiKey, Delivery, Webhook } from '../../../api/integrations.ts';
import { buildUser, sessionOf } from '../../../entities/session/testing/build-user.ts';

/** Somebody on the Expert plan. */
export const expertSession = sessionOf(
  buildUser({ plan: 'expert', subscription_tier: 'expert', credits_unlimited: true }),
);

export const sampleKey: ApiKey = {
  id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2b01',
  name: 'Nightly export',
  prefix: 'wk_4kQx81Zb',
  scopes: ['analysis:read', 'credits:read'],
  created_at: '2026-11-01T10:00:00Z',
  expires_at: '2027-11-01T10:00:00Z',
  last_used_at: '2026-11-20T02:00:00Z',
  status: 'active',
};

export const sampleWebhook: Webhook = {
  id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2c01',
  url: 'https://hooks.example.com/wickwise',
  events: ['analysis.completed', 'order.paid'],
  created_at: '2026-11-01T10:00:00Z',
  status: 'active',
  failing_since: null,
};

export const sampleDelivery: Delivery = {
  id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2d01',
  message_id: 'msg_6f9c2f2e4a534a0b9b1e0d5f5f1d2d01',
  event: 'analysis.completed',
  created_at: '2026-11-20T02:00:00Z',
  status: 'failed',
  next_try_at: null,
  payload: '{"type":"analysis.completed","timestamp":"2026-11-20T02:00:00.000Z","data":{}}',
  tries: [
    { at: '2026-11-20T02:00:00Z', status: 500, latency_ms: 132, answer: 'not yet', error: null },
    {
      at: '2026-11-20T02:00:05Z',
      status: null,
      latency_ms: 10000,
      answer: '',
      error: 'No answer within 10 seconds.',
    },
  ],
};
