import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useRemoveWebhook, useUpdateWebhook, useWebhooks } from '../../api/integrations.ts';
import type { Webhook } from '../../api/integrations.ts';
import { formatMoment } from '../../lib/format-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Flex, Stack, chakra } from '../../ui/layout.ts';
import { Panel } from '../../ui/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { AddWebhookDialog } from './add-webhook-dialog.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { RenewSecret } from './renew-secret.tsx';
import { ShownOnce } from './shown-once.tsx';
import { WebhookEventsDialog } from './webhook-events-dialog.tsx';
import { webhookStatus } from './labels.ts';

/** The webhooks of the account. `locked`: without the Expert plan nothing is sent, but what there is can be removed. */
export function WebhooksPanel({ locked }: { locked: boolean }) {
  const { data, error, isPending, isFetching, refetch } = useWebhooks();
  const removeWebhook = useRemoveWebhook();
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Webhook | null>(null);
  const [changing, setChanging] = useState<Webhook | null>(null);
  const [renewing, setRenewing] = useState<Webhook | null>(null);
  const [looking, setLooking] = useState<string | null>(null);
  const looked = data?.webhooks.find(({ id }) => id === looking);

  const remove = async ({ id }: Webhook): Promise<void> => {
    try {
      await removeWebhook.mutateAsync({ webhookId: id });
      toast.success('Webhook removed');
    } catch (failure) {
      toast.error('The webhook could not be removed', errorMessage(failure));
      throw failure;
    }
  };
  const add = (
    <Button size="sm" icon={Plus} disabled={locked} onClick={() => setAdding(true)}>
      Add webhook
    </Button>
  );
  return (
    <Panel title="Webhooks" flush aside={data && data.webhooks.length > 0 && add}>
      {isPending && (
        <Stack p="5" gap="3" aria-busy="true">
          <Skeleton h="2.5rem" />
          <Skeleton h="2.5rem" />
        </Stack>
      )}
      {error && (
        <ErrorState
          title="Webhooks could not be loaded"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.webhooks.length === 0 && (
        <EmptyState icon={WebhookIcon} title="No webhooks yet" action={add}>
          A webhook is an address of yours that we call when an analysis is done or an order is paid, with a
          signature that proves it was us.
        </EmptyState>
      )}
      <chakra.ul listStyleType="none">
        {data?.webhooks.map((webhook) => (
          <Row
            key={webhook.id}
            webhook={webhook}
            locked={locked}
            onLog={() => setLooking(webhook.id)}
            onChange={() => setChanging(webhook)}
            onRenew={() => setRenewing(webhook)}
            onRemove={() => setLeaving(webhook)}
          />
        ))}
      </chakra.ul>
      <AddWebhookDialog
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={(made) => {
          setAdding(false);
          setSecret(made);
        }}
      />
      <WebhookEventsDialog webhook={changing} onClose={() => setChanging(null)} />
      <RenewSecret webhook={renewing} onClose={() => setRenewing(null)} onRenewed={setSecret} />
      <ShownOnce
        title="The secret of your webhook"
        what="secret"
        value={secret}
        note="Check the header webhook-signature with it, by the Standard Webhooks specification."
        onDone={() => setSecret(null)}
      />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title="Remove this webhook?"
        description={`${leaving?.url ?? ''} receives no more messages, and its log is deleted. This cannot be undone.`}
        confirm="Remove webhook"
        busyLabel="Removing…"
        onConfirm={() => leaving && remove(leaving)}
      />
      <Sheet
        open={looked !== undefined}
        onOpenChange={() => setLooking(null)}
        title="Deliveries"
        width="min(38rem, 100vw)"
      >
        {looked && <DeliveryLog webhook={looked} locked={locked} />}
      </Sheet>
    </Panel>
  );
}

interface RowProps {
  webhook: Webhook;
  locked: boolean;
  onLog: () => void;
  onChange: () => void;
  onRenew: () => void;
  onRemove: () => void;
}

function Row({ webhook, locked, onLog, onChange, onRenew, onRemove }: RowProps) {
  const update = useUpdateWebhook();
  const { url, events, status, failing_since: since } = webhook;
  const { tone, label } = webhookStatus(webhook);
  const switchTo = (active: boolean): void =>
    update.mutate(
      { webhookId: webhook.id, data: { active } },
      { onError: (error) => toast.error('The webhook could not be changed', errorMessage(error)) },
    );
  return (
    <Flex
      as="li"
      wrap="wrap"
      gap="3"
      align="center"
      px="5"
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Stack gap="1" flex="1 1 20rem" minW="0">
        <Flex gap="2" wrap="wrap" align="center">
          <chakra.span textStyle="code" overflowWrap="anywhere">
            {url}
          </chakra.span>
          <Badge tone={tone}>{label}</Badge>
        </Flex>
        <chakra.p textStyle="caption" color="fg.muted">
          {events.join(', ')}
          {since !== null && `; failing since ${formatMoment(since)}`}
        </chakra.p>
      </Stack>
      <Flex gap="1" wrap="wrap">
        <Button variant="outline" size="sm" aria-label={`Deliveries to ${url}`} onClick={onLog}>
          Deliveries
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={locked}
          aria-label={`Change the events of ${url}`}
          onClick={onChange}
        >
          Change
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={locked}
          aria-label={`New secret for ${url}`}
          onClick={onRenew}
        >
          New secret
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={locked}
          busy={update.isPending}
          aria-label={`${status === 'active' ? 'Pause' : 'Enable'} ${url}`}
          onClick={() => switchTo(status !== 'active')}
        >
          {status === 'active' ? 'Pause' : 'Enable'}
        </Button>
        <Button variant="quiet" size="sm" aria-label={`Remove ${url}`} onClick={onRemove}>
          Remove
        </Button>
      </Flex>
    </Flex>
  );
}
