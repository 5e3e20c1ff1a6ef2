import { ContainerModule } from 'inversify';
import type { VisitorsDeskUseCases } from '../adapters/http/handlers/visitors-desk.ts';
import { purgeDeskTask } from '../adapters/jobs/purge-desk-task.ts';
import { contactRecords, deskEraser, newsletterRecords } from '../adapters/postgres/desk-records.ts';
import { PostgresContactMessages } from '../adapters/postgres/postgres-contact-messages.ts';
import { PostgresNewsletterStore } from '../adapters/postgres/postgres-newsletter-store.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { AskSupport } from '../application/visitors/ask-support.ts';
import { ConfirmNewsletter } from '../application/visitors/confirm-newsletter.ts';
import { DeskCounter } from '../application/visitors/desk-counter.ts';
import { SendContactMessage } from '../application/visitors/send-contact-message.ts';
import { SubscribeNewsletter } from '../application/visitors/subscribe-newsletter.ts';
import { UnsubscribeNewsletter } from '../application/visitors/unsubscribe-newsletter.ts';
import { UnsubscribeTokens } from '../application/visitors/unsubscribe-tokens.ts';
import type { ContactMessages } from '../ports/contact-messages.ts';
import type { NewsletterStore } from '../ports/newsletter-store.ts';
import { learningTokens } from './learning-module.ts';
import { token, tokens } from './tokens.ts';

export const visitorsDeskUseCases = token<VisitorsDeskUseCases>('visitorsDeskUseCases');

/** What is kept of visitors who wrote. */
export const visitorsDeskTokens = {
  messages: token<ContactMessages>('contactMessages'),
  newsletter: token<NewsletterStore>('newsletterStore'),
};

/** The contact form, the newsletter and the support chat. */
export const visitorsDeskModule = new ContainerModule(({ bind }) => {
  bind(visitorsDeskTokens.messages).toResolvedValue(
    (database) => new PostgresContactMessages(database),
    [tokens.database],
  );
  bind(visitorsDeskTokens.newsletter).toResolvedValue(
    (database) => new PostgresNewsletterStore(database),
    [tokens.database],
  );
  bind(tokens.personalDataSource).toResolvedValue((database) => contactRecords(database), [tokens.database]);
  bind(tokens.personalDataSource).toResolvedValue(
    (database) => newsletterRecords(database),
    [tokens.database],
  );
  bind(tokens.personalDataEraser).toResolvedValue((database) => deskEraser(database), [tokens.database]);
  bind(tokens.jobTask).toResolvedValue(
    (messages, newsletter, clock) => purgeDeskTask(messages, newsletter, clock),
    [visitorsDeskTokens.messages, visitorsDeskTokens.newsletter, tokens.clock],
  );
  bind(visitorsDeskUseCases).toDynamicValue((context) => {
    const keys = context.get(tokens.keyedHash);
    const clock = context.get(tokens.clock);
    const counter = new DeskCounter(new TryCounter(context.get(tokens.throttles), keys, clock));
    const store = context.get(visitorsDeskTokens.newsletter);
    const unsubscribeTokens = new UnsubscribeTokens(keys);
    const posting = {
      counter,
      mail: context.get(tokens.mailQueue),
      unitOfWork: context.get(tokens.unitOfWork),
      ids: context.get(tokens.ids),
      clock,
      site: context.get(tokens.site),
    };
    const subscribing = { ...posting, store, tokens: context.get(tokens.sessionTokens) };
    return {
      sendContactMessage: new SendContactMessage({
        ...posting,
        messages: context.get(visitorsDeskTokens.messages),
      }),
      subscribeNewsletter: new SubscribeNewsletter(subscribing),
      confirmNewsletter: new ConfirmNewsletter({ ...subscribing, unsubscribeTokens }),
      unsubscribeNewsletter: new UnsubscribeNewsletter(store, counter, unsubscribeTokens),
      askSupport: new AskSupport(counter, context.get(learningTokens.lessonLibrary)),
    };
  });
});
