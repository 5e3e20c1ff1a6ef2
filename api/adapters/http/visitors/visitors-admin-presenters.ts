import { columnsOf, fields } from '../csv.ts';
import type { Subscription } from '../../../domain/visitors/newsletter.ts';
import type { ReceivedMessage } from '../../../ports/visitors/contact-messages.ts';
import type { components } from '../generated/contract.ts';

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

export const MESSAGE_COLUMNS = columnsOf(
  presentMessage,
  fields('id', 'received_at', 'status', 'name', 'email', 'subject', 'message', 'handled_at', 'handled_by'),
);

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

export const SUBSCRIBER_COLUMNS = columnsOf(
  presentSubscriber,
  fields('id', 'email', 'status', 'requested_at', 'confirmed_at'),
);
