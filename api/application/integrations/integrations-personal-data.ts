import type { ApiKeyStore } from '../../ports/integrations/api-key-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { PersonalDataEraser, PersonalDataSource } from '../../ports/accounts/personal-data.ts';
import type { WebhookStore } from '../../ports/integrations/webhook-store.ts';

/** API keys, for the data export; the keys themselves are known to nobody but their owner. */
export function apiKeysData({ apiKeys }: { apiKeys: ApiKeyStore }): PersonalDataSource {
  return {
    name: 'api_keys',
    async read(userId) {
      const all = await apiKeys.listOf(userId, new Date(0));
      return all.map((key) => ({
        name: key.name,
        prefix: key.prefix,
        scopes: key.scopes,
        created_at: key.createdAt.toISOString(),
        expires_at: key.expiresAt?.toISOString() ?? null,
        last_used_at: key.lastUsedAt?.toISOString() ?? null,
        revoked_at: key.revokedAt?.toISOString() ?? null,
      }));
    },
  };
}

/** Webhooks, for the data export. */
export function webhooksData({ webhooks }: { webhooks: WebhookStore }): PersonalDataSource {
  return {
    name: 'webhooks',
    async read(userId) {
      const all = await webhooks.listOf(userId);
      return all.map(({ url, events, status, createdAt }) => ({
        url,
        events,
        status,
        created_at: createdAt.toISOString(),
      }));
    },
  };
}

/** Revokes the keys of a deleted account and stops its event deliveries. */
export function eraseIntegrations({
  apiKeys,
  webhooks,
  clock,
}: {
  apiKeys: ApiKeyStore;
  webhooks: WebhookStore;
  clock: Clock;
}): PersonalDataEraser {
  return {
    async erase(userId, _pseudonym, tx) {
      await apiKeys.revokeAllOf(userId, clock.now(), tx);
      await webhooks.removeAllOf(userId, tx);
    },
  };
}
