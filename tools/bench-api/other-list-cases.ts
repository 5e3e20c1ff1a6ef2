import type { Knex } from '../../api/adapters/postgres/database.ts';
import { createLogger } from '../../api/adapters/logging/logger.ts';
import { PostgresAuditTrail } from '../../api/adapters/postgres/platform/postgres-audit-trail.ts';
import { PostgresBrandSales } from '../../api/adapters/postgres/partners/postgres-brand-sales.ts';
import { PostgresContactMessages } from '../../api/adapters/postgres/visitors/postgres-contact-messages.ts';
import { PostgresCreditLedger } from '../../api/adapters/postgres/credits/postgres-credit-ledger.ts';
import { PostgresDeliveryStore } from '../../api/adapters/postgres/integrations/postgres-delivery-store.ts';
import { PostgresNewsletterStore } from '../../api/adapters/postgres/visitors/postgres-newsletter-store.ts';
import { ledgerUserId } from './ledger-rows.ts';
import { LIST, perRow, SEARCH, someone } from './limits.ts';
import type { Case } from './measure.ts';
import { dayPlaced } from './order-rows.ts';
import { brandId, webhookId } from './partner-rows.ts';

const first = { offset: 0, limit: 20 };
const behind = { ...first, after: { at: dayPlaced(365), id: '80000000-0000-4000-8000-000000000000' } };

type Named = [name: string, ask: Case['ask'], limit?: number];

/** The other lists that grow for years: messages, newsletter, audit log, deliveries, a partner's orders, the ledger. */
export function otherListCases(database: Knex, rows: number): Case[] {
  const lists = [
    ...inbox(database, rows),
    ...auditLog(database, rows),
    ...partnerLists(database),
    ...ledger(database),
  ];
  return lists.map(([name, ask, limit = LIST]) => ({ name, ask, limit }));
}

function inbox(database: Knex, rows: number): Named[] {
  const messages = new PostgresContactMessages({ database });
  const subscribers = new PostgresNewsletterStore({ database });
  const middle = { offset: Math.floor(rows * 0.4), limit: 20 };
  return [
    ['messages', () => messages.page({}, first)],
    ['messages, how many are open', () => messages.counts()],
    ['messages, behind a cursor', () => messages.page({}, behind)],
    ['messages, a page in the middle', () => messages.page({}, middle), perRow(middle.offset, 2)],
    ['messages, open', () => messages.page({ handled: false }, first)],
    [
      'messages, search: part of an address',
      (turn) => messages.page({ q: someone(turn, rows).middle }, first),
      SEARCH,
    ],
    ['messages, search: word that many have', () => messages.page({ q: 'coffee' }, first), SEARCH],
    ['messages, search: two letters', () => messages.page({ q: 'ab' }, first), SEARCH],
    ['messages, search: nobody', () => messages.page({ q: 'nobody at all' }, first), SEARCH],
    ['newsletter', () => Promise.all([subscribers.page({}, first), subscribers.counts()])],
    [
      'newsletter, search: part of an address',
      (turn) => subscribers.page({ q: someone(turn, rows).middle }, first),
      SEARCH,
    ],
    ['newsletter, search: text that all have', () => subscribers.page({ q: 'example' }, first), SEARCH],
  ];
}

function auditLog(database: Knex, rows: number): Named[] {
  const trail = new PostgresAuditTrail({ database });
  const middle = { offset: Math.floor(rows * 0.4), limit: 20 };
  const place = { at: new Date(), id: String(Math.floor(rows / 2)) };
  return [
    ['audit log', () => Promise.all([trail.page({}, first), trail.actions()])],
    ['audit log, behind a cursor', () => trail.page({}, { ...first, after: place })],
    ['audit log, a page in the middle', () => trail.page({}, middle), perRow(middle.offset, 2)],
    ['audit log, one action', () => trail.page({ action: 'accounts.tier_changed' }, first)],
    [
      'audit log, one month',
      (turn) => trail.page({ from: dayPlaced(30 + turn), before: dayPlaced(turn) }, first),
    ],
    ['audit log, somebody', (turn) => trail.page({ actor: someone(turn, rows).middle }, first), SEARCH],
    ['audit log, name that many have', () => trail.page({ actor: 'lovelace' }, first), SEARCH],
    ['audit log, one object', () => trail.page({ subject: 'order:00ab' }, first)],
  ];
}

function partnerLists(database: Knex): Named[] {
  const sales = new PostgresBrandSales({ database });
  const deliveries = new PostgresDeliveryStore({ database, log: createLogger('error') });
  const all = { search: { kind: 'all' }, statuses: [], newestFirst: true } as const;
  const refunded = { ...all, statuses: ['refunded'] } as const;
  return [
    ['deliveries of a webhook', () => deliveries.list(webhookId, first)],
    ['deliveries of a webhook, failed', () => deliveries.list(webhookId, { status: 'failed', ...first })],
    ['deliveries of a webhook, behind a cursor', () => deliveries.list(webhookId, behind)],
    ["a partner's orders", () => sales.orders(brandId, all, first)],
    ["a partner's orders, refunded", () => sales.orders(brandId, refunded, first)],
    ["a partner's orders, behind a cursor", () => sales.orders(brandId, all, behind)],
  ];
}

function ledger(database: Knex): Named[] {
  const credits = new PostgresCreditLedger({ database });
  const day = dayPlaced(0);
  return [
    [
      'the ledger of 20,000 entries, the newest 1,000',
      () => credits.overview(ledgerUserId, { limit: 1000, day }),
      SEARCH,
    ],
    ['the ledger of 20,000 entries, the newest 20', () => credits.overview(ledgerUserId, { limit: 20, day })],
  ];
}
