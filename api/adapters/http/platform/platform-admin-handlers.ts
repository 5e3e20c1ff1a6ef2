import { DAY_MS } from '../../../domain/shared-with-web/time.ts';
import type { CheckBooks } from '../../../application/platform/check-books.ts';
import type { GetSystemHealth } from '../../../application/platform/get-system-health.ts';
import type { SaveSettings } from '../../../application/platform/save-settings.ts';
import type { AuditFilter, AuditTrail } from '../../../ports/platform/audit-trail.ts';
import type { PlatformSettingsStore } from '../../../ports/platform/platform-settings.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { csvAnswer } from '../csv.ts';
import { partOf, presentPart } from '../long-list.ts';
import { readPage } from '../read-page.ts';
import {
  AUDIT_COLUMNS,
  platformFailure,
  presentAuditEntry,
  presentBooksProof,
  presentSettings,
  presentSystemHealth,
  readSettings,
} from './platform-admin-presenters.ts';

export interface PlatformAdminUseCases {
  settings: PlatformSettingsStore;
  saveSettings: SaveSettings;
  getSystemHealth: GetSystemHealth;
  checkBooks: CheckBooks;
  auditTrail: AuditTrail;
}

/** What the console shows of the installation is of this moment. */
const FRESH = { 'Cache-Control': 'no-store', Vary: 'Accept' };
/** Answers of the operations with which admins set, watch and prove the platform. */
export function platformAdminHandlers(useCases: PlatformAdminUseCases) {
  return {
    async getSettings() {
      const settings = presentSettings(await useCases.settings.stored());
      return { status: 200, body: { settings }, headers: FRESH };
    },

    async saveSettings(request) {
      const { body } = request;
      const actorId = signedIn(request).user.id;
      const result = await useCases.saveSettings.run(actorId, readSettings(body), body.version);
      if (!result.ok) return platformFailure(result.error);
      return { status: 200, body: { settings: presentSettings(result.value) } };
    },

    async getSystemHealth() {
      return { status: 200, body: presentSystemHealth(await useCases.getSystemHealth.run()), headers: FRESH };
    },

    async proveBooks(request) {
      const { books, at } = await useCases.checkBooks.run(signedIn(request).user.id);
      return { status: 200, body: presentBooksProof(books, at) };
    },

    async listAuditLog({ query, accept }) {
      const filter = auditFilter(query);
      const { auditTrail } = useCases;
      if (accept === 'text/csv') return csvAnswer('audit-log.csv', AUDIT_COLUMNS, auditTrail.all(filter));
      const [{ found, slice }, actions] = await Promise.all([
        readPage(partOf('audit', query), (part) => auditTrail.page(filter, part)),
        auditTrail.actions(),
      ]);
      const { entries, ...total } = found;
      const last = entries.at(-1);
      const meta = presentPart('audit', slice, total, last && { at: last.at, id: String(last.id) });
      return {
        status: 200,
        body: { entries: entries.map(presentAuditEntry), meta, actions },
        headers: FRESH,
      };
    },
  } satisfies Partial<Handlers>;
}

interface AuditQuery {
  action?: string;
  actor?: string;
  object?: string;
  from?: string;
  to?: string;
}

/** Days count in UTC, `to` to its end. */
function auditFilter({ action, actor, object, from, to }: AuditQuery): AuditFilter {
  return {
    action,
    actor: actor?.trim().toLowerCase() === 'system' ? null : actor?.trim(),
    subject: object?.trim(),
    from: from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS),
  };
}
