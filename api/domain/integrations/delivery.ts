import type { Webhook } from './webhook.ts';

/** How one attempt went. */
export interface WebhookTry {
  at: Date;
  /** HTTP status of the answer; null when there was none. */
  status: number | null;
  latencyMs: number;
  /** How the answer began. */
  answer: string;
  /** Why there was no answer; null when there was one. */
  error: string | null;
}

/** An event on its way to one webhook. */
export interface Delivery {
  id: string;
  webhookId: string;
  /** A kind of event, or that of the test. */
  event: string;
  createdAt: Date;
  status: 'pending' | 'delivered' | 'failed';
  nextTryAt: Date | null;
  /** The bytes that are signed and sent. */
  body: string;
  tries: readonly WebhookTry[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait after each failed try, in milliseconds; after the last one the event is given up: 8 tries in 32 hours. */
export const WAITS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
];
/** A webhook that took nothing for so long is disabled. */
const FAILING_AT_MOST_MS = 72 * HOUR;
/** What a server says that wants to be asked no more (RFC 9110, 15.5.11). */
const GONE = 410;

/** What the receiver calls the event, the same at every try. */
export function messageIdOf(deliveryId: string): string {
  return `msg_${deliveryId.replaceAll('-', '')}`;
}

/** What a try makes of the delivery and its webhook. */
export interface AfterTry {
  delivery: Pick<Delivery, 'status' | 'nextTryAt'>;
  webhook: Pick<Webhook, 'status' | 'failingSince'>;
}

/**
 * Any 2xx is a delivery. Else the next try is due after a wait that grows; after the last one it is given up. A webhook that
 * has failed for days, or says it is gone, is disabled.
 * @param number which try this was since the event was last queued, from 1
 */
export function afterTry(
  webhook: Pick<Webhook, 'status' | 'failingSince'>,
  { at, status }: Pick<WebhookTry, 'at' | 'status'>,
  number: number,
): AfterTry {
  if (status !== null && status >= 200 && status < 300)
    return {
      delivery: { status: 'delivered', nextTryAt: null },
      webhook: { ...webhook, failingSince: null },
    };
  const failingSince = webhook.failingSince ?? at;
  const hopeless = status === GONE || at.getTime() - failingSince.getTime() >= FAILING_AT_MOST_MS;
  if (hopeless)
    return {
      delivery: { status: 'failed', nextTryAt: null },
      webhook: { status: 'disabled', failingSince },
    };
  const wait = WAITS[number - 1];
  const delivery =
    wait === undefined
      ? { status: 'failed' as const, nextTryAt: null }
      : { status: 'pending' as const, nextTryAt: new Date(at.getTime() + wait) };
  return { delivery, webhook: { status: webhook.status, failingSince } };
}
