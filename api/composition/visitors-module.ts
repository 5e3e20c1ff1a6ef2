import { ContainerModule } from 'inversify';
import { visitorsAdminHandlers } from '../adapters/http/visitors/visitors-admin-handlers.ts';
import { contactHandlers } from '../adapters/http/visitors/contact-handlers.ts';
import { visitorsAdmissions, visitorsHandlers } from '../adapters/http/visitors/visitors-handlers.ts';
import { forgetVisitorsTask } from '../adapters/jobs/forget-visitors-task.ts';
import { purgeContactsTask } from '../adapters/jobs/purge-contacts-task.ts';
import {
  contactRecords,
  visitorsEraser,
  newsletterRecords,
} from '../adapters/postgres/visitors/visitor-records.ts';
import { PostgresContactMessages } from '../adapters/postgres/visitors/postgres-contact-messages.ts';
import { PostgresNewsletterStore } from '../adapters/postgres/visitors/postgres-newsletter-store.ts';
import { PostgresVisitorMessages } from '../adapters/postgres/visitors/postgres-visitor-messages.ts';
import { PostgresVisitorUses } from '../adapters/postgres/visitors/postgres-visitor-uses.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { FileAddresses } from '../application/analysis/file-addresses.ts';
import { MeasureChart } from '../application/analysis/measure-chart.ts';
import { AdmitDemo } from '../application/visitors/admit-demo.ts';
import { AnalyzeDemo } from '../application/visitors/analyze-demo.ts';
import { AskSupport } from '../application/visitors/ask-support.ts';
import { ConfirmNewsletter } from '../application/visitors/confirm-newsletter.ts';
import { ContactLimiter } from '../application/visitors/contact-limiter.ts';
import { ForgetVisitors } from '../application/visitors/forget-visitors.ts';
import { IdentifyVisitor } from '../application/visitors/identify-visitor.ts';
import { SendContactMessage } from '../application/visitors/send-contact-message.ts';
import { SendVisitorMessage } from '../application/visitors/send-visitor-message.ts';
import { SubscribeNewsletter } from '../application/visitors/subscribe-newsletter.ts';
import { UnsubscribeNewsletter } from '../application/visitors/unsubscribe-newsletter.ts';
import { NewsletterTokens } from '../application/visitors/newsletter-tokens.ts';
import { UpdateContactMessage } from '../application/visitors/update-contact-message.ts';
import { VisitorQuota } from '../application/visitors/visitor-quota.ts';
import { visitorSettings } from '../application/visitors/visitor-settings.ts';
import { tokens } from './tokens.ts';
import { call, provide, type Source, wire } from './wire.ts';

/** What visitors may try without an account, the contact form, the newsletter and the support chat. */
export const visitorsModule = new ContainerModule(({ bind }) => {
  provide(bind, tokens.visitorSettings, visitorSettings);
  wire(bind, tokens.visitorUses, PostgresVisitorUses);
  wire(bind, tokens.visitorMessages, PostgresVisitorMessages);
  wire(bind, tokens.contactMessages, PostgresContactMessages);
  wire(bind, tokens.newsletter, PostgresNewsletterStore);
  wire(bind, ContactLimiter, { tries: TryCounter });
  wire(bind, NewsletterTokens);
  wire(bind, VisitorQuota, { uses: tokens.visitorUses, settings: tokens.visitorSettings });
  wire(bind, AdmitDemo, { quota: VisitorQuota, tries: TryCounter });
  wire(bind, AnalyzeDemo, { quota: VisitorQuota, measure: MeasureChart });
  wire(bind, AskSupport, { counter: ContactLimiter });
  wire(bind, ConfirmNewsletter, { counter: ContactLimiter, NewsletterTokens });
  wire(bind, ForgetVisitors, { uses: tokens.visitorUses, messages: tokens.visitorMessages });
  wire(bind, IdentifyVisitor);
  wire(bind, SendContactMessage, { messages: tokens.contactMessages, counter: ContactLimiter });
  wire(bind, SendVisitorMessage, {
    quota: VisitorQuota,
    tries: TryCounter,
    messages: tokens.visitorMessages,
  });
  wire(bind, SubscribeNewsletter, { counter: ContactLimiter });
  wire(bind, UnsubscribeNewsletter, { counter: ContactLimiter, NewsletterTokens });
  wire(bind, UpdateContactMessage, { messages: tokens.contactMessages });
  provide(bind, tokens.jobTask, forgetVisitorsTask, { ForgetVisitors });
  provide(bind, tokens.jobTask, purgeContactsTask, { messages: tokens.contactMessages });
  provide(bind, tokens.personalDataSource, contactRecords);
  provide(bind, tokens.personalDataSource, newsletterRecords);
  provide(bind, tokens.personalDataEraser, visitorsEraser);
});

/** What is refused of visitors before their bodies are read. */
export const visitorsAdmissionsOf = (from: Source) =>
  call(from, visitorsAdmissions, { IdentifyVisitor, AdmitDemo });

/** The operations of visitors. */
export const visitorsOperations = (from: Source) => ({
  ...call(from, visitorsHandlers, {
    IdentifyVisitor,
    quota: VisitorQuota,
    AnalyzeDemo,
    SendVisitorMessage,
    messages: tokens.visitorMessages,
    addresses: FileAddresses,
  }),
  ...call(from, contactHandlers, {
    SendContactMessage,
    SubscribeNewsletter,
    ConfirmNewsletter,
    UnsubscribeNewsletter,
    AskSupport,
  }),
  ...call(from, visitorsAdminHandlers, { messages: tokens.contactMessages, UpdateContactMessage }),
});
