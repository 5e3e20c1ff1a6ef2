import { tokens } from '../composition/tokens.ts';
import type { TestApi } from './start-test-api.ts';

export interface WantedIntegrations {
  key_id?: string;
  webhook_id?: string;
  delivery_id?: string;
}

/** Makes Ada an Expert with a key, a webhook, and a delivery to it that was given up. */
export async function giveAdaIntegrations(api: TestApi, wanted: WantedIntegrations): Promise<void> {
  const { key_id = '', webhook_id = '', delivery_id = '' } = wanted;
  const { container, database, clock } = api;
  const ada = await database.knex('accounts_users').where({ email: 'ada@example.com' }).first('id');
  await database.knex('accounts_users').where({ id: ada.id }).update({ subscription_tier: 'expert' });
  const at = clock.now();
  const owned = { userId: ada.id as string, createdAt: at };
  const key = {
    ...owned,
    id: key_id,
    name: 'Nightly export',
    prefix: 'wk_4kQx81Zb',
    scopes: ['analysis:read'] as const,
    expiresAt: null,
    lastUsedAt: null,
    revokedAt: null,
    keyHash: Buffer.alloc(32, key_id),
  };
  await container.get(tokens.unitOfWork).run((tx) => container.get(tokens.apiKeys).add(key, 1, tx));
  await container.get(tokens.webhooks).add(
    {
      ...owned,
      id: webhook_id,
      url: 'https://hooks.example.com/wickwise',
      events: ['order.paid'],
      status: 'active',
      failingSince: null,
      secretVersion: 1,
      secretRenewedAt: null,
    },
    1,
  );
  const made = { at: at.toISOString(), status: 500, latency_ms: 12, answer: 'not yet', error: null };
  await database.knex('integrations_deliveries').insert({
    id: delivery_id,
    webhook_id,
    event: 'order.paid',
    body: '{}',
    created_at: at,
    status: 'failed',
    tries: JSON.stringify([made]),
    tries_in_row: 1,
  });
}
