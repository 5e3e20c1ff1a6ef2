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
import { visitorSettings } from '../application/visitors/visitor-settings.ts';
import * as visitors from '../application/visitors/index.ts';
import { tokens } from './tokens.ts';
import { call, provide, type Source, wire, wireAll } from './wire.ts';

/** What visitors may try without an account, the contact form, the newsletter and the support chat. */
export const visitorsModule = new ContainerModule(({ bind }) => {
  wireAll(bind, visitors);
  provide(bind, tokens.visitorSettings, visitorSettings);
  wire(bind, tokens.visitorUses, PostgresVisitorUses);
  wire(bind, tokens.visitorMessages, PostgresVisitorMessages);
  wire(bind, tokens.contactMessages, PostgresContactMessages);
  wire(bind, tokens.newsletter, PostgresNewsletterStore);
  provide(bind, tokens.jobTask, forgetVisitorsTask);
  provide(bind, tokens.jobTask, purgeContactsTask);
  provide(bind, tokens.personalDataSource, contactRecords);
  provide(bind, tokens.personalDataSource, newsletterRecords);
  provide(bind, tokens.personalDataEraser, visitorsEraser);
});

/** What is refused of visitors before their bodies are read. */
export const visitorsAdmissionsOf = (from: Source) => call(from, visitorsAdmissions);

/** The operations of visitors. */
export const visitorsOperations = (from: Source) => ({
  ...call(from, visitorsHandlers),
  ...call(from, contactHandlers),
  ...call(from, visitorsAdminHandlers),
});
