import type { UpdateContactMessage } from '../../../application/visitors/update-contact-message.ts';
import type { ContactMessages } from '../../../ports/visitors/contact-messages.ts';
import type { NewsletterStore } from '../../../ports/visitors/newsletter-store.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { csvAnswer } from '../csv.ts';
import { partOf, presentPart } from '../long-list.ts';
import { readPage } from '../read-page.ts';
import {
  MESSAGE_COLUMNS,
  presentMessage,
  presentSubscriber,
  SUBSCRIBER_COLUMNS,
} from './visitors-admin-presenters.ts';
import { contactFailure } from './contact-failure.ts';

export interface VisitorsAdminUseCases {
  contactMessages: ContactMessages;
  updateContactMessage: UpdateContactMessage;
  newsletter: NewsletterStore;
}

const FRESH = { 'Cache-Control': 'no-store', Vary: 'Accept' };

/** Answers of the admins' inbox: what visitors wrote, and who wants the newsletter. */
export function visitorsAdminHandlers({
  contactMessages,
  updateContactMessage,
  newsletter,
}: VisitorsAdminUseCases) {
  return {
    async listContactMessages({ query, accept }) {
      const { q, status } = query;
      const filter = { q, handled: status && status === 'handled' };
      if (accept === 'text/csv')
        return csvAnswer('contact-messages.csv', MESSAGE_COLUMNS, contactMessages.all(filter));
      const [{ found, slice }, counts] = await Promise.all([
        readPage(partOf('messages', query), (part) => contactMessages.page(filter, part)),
        contactMessages.counts(),
      ]);
      const { messages, ...total } = found;
      const last = messages.at(-1);
      const meta = presentPart('messages', slice, total, last && { at: last.receivedAt, id: last.id });
      return { status: 200, body: { messages: messages.map(presentMessage), meta, counts }, headers: FRESH };
    },

    async getContactMessage({ path }) {
      const found = await contactMessages.find(path.message_id);
      if (!found) return contactFailure({ code: 'visitors.message_not_found' });
      return { status: 200, body: { message: presentMessage(found) }, headers: FRESH };
    },

    async updateContactMessage(request) {
      const actorId = signedIn(request).user.id;
      const { path, body } = request;
      const result = await updateContactMessage.run(actorId, path.message_id, body.status === 'handled');
      if (!result.ok) return contactFailure(result.error);
      return { status: 200, body: { message: presentMessage(result.value) } };
    },

    async listSubscribers({ query, accept }) {
      const { q, status } = query;
      const filter = { q, confirmed: status && status === 'confirmed' };
      if (accept === 'text/csv')
        return csvAnswer('newsletter.csv', SUBSCRIBER_COLUMNS, newsletter.all(filter));
      const [{ found, slice }, counts] = await Promise.all([
        readPage(partOf('subscribers', query), (part) => newsletter.page(filter, part)),
        newsletter.counts(),
      ]);
      const { subscriptions, ...total } = found;
      const last = subscriptions.at(-1);
      const meta = presentPart('subscribers', slice, total, last && { at: last.requestedAt, id: last.id });
      const subscribers = subscriptions.map(presentSubscriber);
      return { status: 200, body: { subscribers, meta, counts }, headers: FRESH };
    },
  } satisfies Partial<Handlers>;
}
