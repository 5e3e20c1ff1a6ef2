import { Send } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useDeliveries, useResendDelivery, useTestWebhook } from '../../api/integrations.ts';
import type { Delivery, Webhook, WebhookTry } from '../../api/integrations.ts';
import { formatMoment } from '../../lib/format-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Flex, Stack, chakra } from '../../ui/layout.ts';
import { Pager } from '../../ui/pager.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { deliveryStatus } from './labels.ts';

/** What was sent to a webhook, how it answered, and the way to send it again. */
export function DeliveryLog({ webhook, locked }: { webhook: Webhook; locked: boolean }) {
  const [page, setPage] = useState(1);
  const { data, error, isPending, isFetching, refetch } = useDeliveries(webhook.id, page);
  const test = useTestWebhook(webhook.id);
  const idle = locked || webhook.status !== 'active';
  const sendTest = (
    <Button
      variant="outline"
      size="sm"
      icon={Send}
      disabled={idle}
      busy={test.isPending}
      onClick={() =>
        test.mutate(
          { webhookId: webhook.id },
          { onError: (failure) => toast.error('The test was not sent', errorMessage(failure)) },
        )
      }
    >
      Send test event
    </Button>
  );
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <chakra.p textStyle="code" overflowWrap="anywhere" flex="1 1 14rem">
          {webhook.url}
        </chakra.p>
        {sendTest}
      </Flex>
      {isPending && <SkeletonText lines={6} />}
      {error && (
        <ErrorState
          title="Deliveries could not be loaded"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.meta.total === 0 && (
        <EmptyState title="Nothing sent yet">
          Events are listed here for at least 30 days, each with every attempt and its answer.
        </EmptyState>
      )}
      <Stack as="ol" listStyleType="none" gap="3">
        {data?.deliveries.map((delivery) => (
          <Entry key={delivery.id} delivery={delivery} webhookId={webhook.id} idle={idle} />
        ))}
      </Stack>
      {data && data.meta.pages > 1 && (
        <Pager
          page={page}
          pages={data.meta.pages}
          total={data.meta.total}
          totalIsExact={data.meta.total_is_exact}
          onPage={setPage}
          of="the deliveries"
        />
      )}
    </Stack>
  );
}

function Entry({ delivery, webhookId, idle }: { delivery: Delivery; webhookId: string; idle: boolean }) {
  const resend = useResendDelivery(webhookId);
  const { event, created_at: at, status, next_try_at: next, tries, payload } = delivery;
  const again = (): void =>
    resend.mutate(
      { webhookId, deliveryId: delivery.id },
      { onError: (error) => toast.error('The event was not sent again', errorMessage(error)) },
    );
  return (
    <Stack as="li" gap="2" borderWidth="1px" borderRadius="control" p="4">
      <Flex gap="2" wrap="wrap" align="center" justify="space-between">
        <Flex gap="2" wrap="wrap" align="center">
          <chakra.span textStyle="code" fontWeight="550">
            {event}
          </chakra.span>
          <Badge tone={deliveryStatus[status].tone}>{deliveryStatus[status].label}</Badge>
        </Flex>
        {status !== 'pending' && (
          <Button
            variant="quiet"
            size="sm"
            disabled={idle}
            busy={resend.isPending}
            aria-label={`Send again: ${event} of ${formatMoment(at)}`}
            onClick={again}
          >
            Send again
          </Button>
        )}
      </Flex>
      <chakra.p textStyle="caption" color="fg.muted">
        {formatMoment(at)}
        {next !== null && tries.length > 0 && `; next try ${formatMoment(next)}`}
      </chakra.p>
      {tries.length > 0 && (
        <chakra.ol listStyleType="none" aria-label="Tries">
          {tries.map((made, index) => (
            <Try key={made.at + String(index)} made={made} number={index + 1} />
          ))}
        </chakra.ol>
      )}
      <chakra.details textStyle="caption">
        <chakra.summary cursor="pointer" color="fg.muted">
          Message
        </chakra.summary>
        <Excerpt text={payload} />
      </chakra.details>
    </Stack>
  );
}

function Try({ made, number }: { made: WebhookTry; number: number }) {
  const good = made.status !== null && made.status >= 200 && made.status < 300;
  return (
    <chakra.li textStyle="body" py="1">
      <Flex columnGap="3" wrap="wrap" fontVariantNumeric="tabular-nums">
        <chakra.span color="fg.muted">{number}.</chakra.span>
        <chakra.span color={good ? 'success.fg' : 'danger.fg'} fontWeight="550">
          {made.status ?? 'No answer'}
        </chakra.span>
        <chakra.span color="fg.muted">{made.latency_ms} ms</chakra.span>
        <chakra.span color="fg.muted">{formatMoment(made.at)}</chakra.span>
      </Flex>
      {made.error !== null && <chakra.p color="fg.muted">{made.error}</chakra.p>}
      {made.answer !== '' && <Excerpt text={made.answer} />}
    </chakra.li>
  );
}

function Excerpt({ text }: { text: string }) {
  return (
    <chakra.pre
      textStyle="code"
      bg="bg.subtle"
      borderRadius="control"
      px="3"
      py="2"
      mt="1"
      maxH="12rem"
      overflow="auto"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      tabIndex={0}
    >
      {text}
    </chakra.pre>
  );
}
