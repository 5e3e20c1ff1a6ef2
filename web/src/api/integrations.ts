/** API calls for API keys and webhooks. */
import { useQueryClient } from '@tanstack/react-query';
import {
  getListApiKeysQueryKey,
  getListDeliveriesQueryKey,
  getListWebhooksQueryKey,
  useAddWebhook as useGeneratedAddWebhook,
  useCreateApiKey as useGeneratedCreateApiKey,
  useListApiKeys,
  useListDeliveries,
  useListWebhooks,
  useRemoveWebhook as useGeneratedRemoveWebhook,
  useResendDelivery as useGeneratedResendDelivery,
  useRenewWebhookSecret as useGeneratedRenewWebhookSecret,
  useRevokeApiKey as useGeneratedRevokeApiKey,
  useTestWebhook as useGeneratedTestWebhook,
  useUpdateWebhook as useGeneratedUpdateWebhook,
} from './generated/client/integrations/integrations.ts';

export type { ApiKey, Delivery, KeyScope, Webhook, WebhookEventType, WebhookTry } from './generated/model';

/** A delivery that is under way is looked at again so often, in milliseconds. */
const LOOK_AGAIN_MS = 2_000;

function useAgain(...keys: readonly (readonly unknown[])[]) {
  const client = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** The own keys, newest first. */
export function useApiKeys() {
  return useListApiKeys();
}

/** Makes a key; the answer holds the key itself, for once. */
export function useCreateApiKey() {
  return useGeneratedCreateApiKey({ mutation: { onSuccess: useAgain(getListApiKeysQueryKey()) } });
}

export function useRevokeApiKey() {
  return useGeneratedRevokeApiKey({ mutation: { onSuccess: useAgain(getListApiKeysQueryKey()) } });
}

/** The own webhooks, oldest first. */
export function useWebhooks() {
  return useListWebhooks();
}

/** Adds a webhook; the answer holds the secret that signs its messages, for once. */
export function useAddWebhook() {
  return useGeneratedAddWebhook({ mutation: { onSuccess: useAgain(getListWebhooksQueryKey()) } });
}

export function useUpdateWebhook() {
  return useGeneratedUpdateWebhook({ mutation: { onSuccess: useAgain(getListWebhooksQueryKey()) } });
}

/** Gives a webhook a new secret; the answer holds it, for once. */
export function useRenewWebhookSecret() {
  return useGeneratedRenewWebhookSecret();
}

export function useRemoveWebhook() {
  return useGeneratedRemoveWebhook({ mutation: { onSuccess: useAgain(getListWebhooksQueryKey()) } });
}

/** What was sent to a webhook, newest first; looked at again while something is due within a minute. */
export function useDeliveries(webhookId: string, page: number) {
  const options = { page, pageSize: 10 };
  return useListDeliveries(webhookId, options, {
    query: {
      placeholderData: (before) => before,
      refetchInterval: ({ state }) => {
        const soon = Date.now() + 60_000;
        const due = state.data?.deliveries.some(
          ({ next_try_at: at }) => at !== null && Date.parse(at) < soon,
        );
        return due ? LOOK_AGAIN_MS : false;
      },
    },
  });
}

/** Sends a test event. */
export function useTestWebhook(webhookId: string) {
  const keys = [getListDeliveriesQueryKey(webhookId), getListWebhooksQueryKey()];
  return useGeneratedTestWebhook({ mutation: { onSuccess: useAgain(...keys) } });
}

/** Sends an event again. */
export function useResendDelivery(webhookId: string) {
  const keys = [getListDeliveriesQueryKey(webhookId), getListWebhooksQueryKey()];
  return useGeneratedResendDelivery({ mutation: { onSuccess: useAgain(...keys) } });
}
