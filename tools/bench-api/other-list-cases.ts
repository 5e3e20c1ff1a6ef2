import type { Knex } from '../../api/adapters/postgres/database.ts';
import { createLogger } from '../../api/adapters/logging/logger.ts';
import { PostgresAuditTrail } from '../../api/adapters/postgres/platform/postgres-audit-trail.ts';
import { PostgresBrandSales } from '../../api/adapters/postgres/partners/postgres-brand-sales.ts';
import { PostgresContactMessages } from '../../api/adapters/postgres/visitors/postgres-contact-messages.ts';
import { PostgresDeliveryStore } from '../../api/adapters/postgres/integrations/postgres-delivery-store.ts';
import { PostgresNewsletterStore } from '../../api/adapters/postgres/visitors/postgres-newsletter-store.ts';
import { OTHER_LIST_MS, someone } from './limits.ts';
import type { Case } from './measure.ts';
import { brandId, webhookId } from './partner-rows.ts';

const first = { offset: 0, limit: 20 };
const middle = { offset: 40_000, limit: 20 };

/** What the other lists are asked for that grow for years: messages, newsletter, audit log, deliveries, a partner's orders. */
export function otherListCases(database: Knex, count: string): Case[] {
  const lists = [...inbox(database), ...auditLog(database), ...partnerLists(database)];
  return lists.map(([name, ask]) => ({ name: `${count} rows: ${name}`, limitMs: OTHER_LIST_MS, ask }));
}

type Named = [name: string, ask: Case['ask']];

function inbox(database: Knex): Named[] {
  const messages = new PostgresContactMessages({ database });
  const subscribers = new PostgresNewsletterStore({ database });
  return [
    ['messages', () => Promise.all([messages.page({}, first), messages.counts()])],
    ['messages, a page in the middle', () => messages.page({}, middle)],
    ['messages, open', () => messages.page({ handled: false }, first)],
    ['messages, search: part of an address', (turn) => messages.page({ q: someone(turn).middle }, first)],
    ['messages, search: word that many have', () => messages.page({ q: 'coffee' }, first)],
    ['messages, search: two letters', () => messages.page({ q: 'ab' }, first)],
    ['messages, search: nobody', () => messages.page({ q: 'nobody at all' }, first)],
    ['newsletter', () => Promise.all([subscribers.page({}, first), subscribers.counts()])],
    [
      'newsletter, search: part of an address',
      (turn) => subscribers.page({ q: someone(turn).middle }, first),
    ],
    ['newsletter, search: text that all have', () => subscribers.page({ q: 'example' }, first)],
  ];
}

function auditLog(database: Knex): Named[] {
  const trail = new PostgresAuditTrail({ database });
  return [
    ['audit log', () => Promise.all([trail.page({}, first), trail.actions()])],
    ['audit log, a page in the middle', () => trail.page({}, middle)],
    ['audit log, one action', () => trail.page({ action: 'accounts.tier_changed' }, first)],
    ['audit log, somebody', (turn) => trail.page({ actor: someone(turn).middle }, first)],
    ['audit log, name that many have', () => trail.page({ actor: 'lovelace' }, first)],
    ['audit log, one object', () => trail.page({ subject: 'order:00ab' }, first)],
  ];
}

function partnerLists(database: Knex): Named[] {
  const sales = new PostgresBrandSales({ database });
  const deliveries = new PostgresDeliveryStore({ database, log: createLogger('error') });
  const all = { search: { kind: 'all' }, statuses: [], newestFirst: true } as const;
  return [
    ['deliveries of a webhook', () => deliveries.list(webhookId, first)],
    ['deliveries of a webhook, failed', () => deliveries.list(webhookId, { status: 'failed', ...first })],
    [
      'deliveries of a webhook, a page in the middle',
      () => deliveries.list(webhookId, { ...middle, offset: 4000 }),
    ],
    ["a partner's orders", () => sales.orders(brandId, all, first)],
    ["a partner's orders, refunded", () => sales.orders(brandId, { ...all, statuses: ['refunded'] }, first)],
    ["a partner's orders, the last page", () => sales.orders(brandId, all, { ...first, offset: 20_000 })],
  ];
}
