import type { Subscription } from '../../../domain/visitors/newsletter.ts';
import type { ReceivedMessage } from '../../../ports/visitors/contact-messages.ts';
import type { components } from '../generated/contract.ts';
import type { CsvCell } from '../csv-stream.ts';

type Schemas = components['schemas'];

export function presentMessage(received: ReceivedMessage): Schemas['ReceivedMessage'] {
  const { id, name, email, subject, message, receivedAt, handledAt, handledBy } = received;
  return {
    id,
    name,
    email,
    subject,
    message,
    received_at: receivedAt.toISOString(),
    status: handledAt === null ? 'open' : 'handled',
    handled_at: handledAt?.toISOString() ?? null,
    handled_by: handledBy,
  };
}

export const MESSAGE_COLUMNS = [
  'id',
  'received_at',
  'status',
  'name',
  'email',
  'subject',
  'message',
  'handled_at',
  'handled_by',
] as const;

export function messageCells(received: ReceivedMessage): CsvCell[] {
  const shown = presentMessage(received);
  return MESSAGE_COLUMNS.map((column) => shown[column]);
}

export function presentSubscriber(
  subscription: Subscription,
): Schemas['SubscriberList']['subscribers'][number] {
  const { id, email, requestedAt, confirmedAt } = subscription;
  return {
    id,
    email,
    status: confirmedAt === null ? 'waiting' : 'confirmed',
    requested_at: requestedAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
  };
}

export const SUBSCRIBER_COLUMNS = ['id', 'email', 'status', 'requested_at', 'confirmed_at'] as const;

export function subscriberCells(subscription: Subscription): CsvCell[] {
  const shown = presentSubscriber(subscription);
  return SUBSCRIBER_COLUMNS.map((column) => shown[column]);
}
