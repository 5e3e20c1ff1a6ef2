import type { Column } from '../csv.ts';
import type { SystemHealth } from '../../../application/platform/get-system-health.ts';
import type { BookReport } from '../../../application/credits/prove-books.ts';
import type { PlatformError } from '../../../domain/platform/errors.ts';
import type { PlatformSettings, StoredSettings } from '../../../domain/platform/settings.ts';
import type { AuditEntry } from '../../../ports/platform/audit-trail.ts';
import type { components } from '../generated/contract.ts';
import type { Failure } from '../problem.ts';

type Schemas = components['schemas'];

/** The most differences of a ledger that are listed; their total number is always reported. */
const NAMED_DIFFERENCES = 100;

const FIELDS: Record<PlatformError['code'], { field: string; message: string }> = {
  'platform.settings_changed': { field: 'version', message: 'is not the one in force' },
  'platform.two_factor_first': {
    field: 'two_factor_required',
    message: 'needs two-factor sign-in on your own account',
  },
};

/** An error of the settings as a failure with the field it is about. */
export function platformFailure({ code }: PlatformError): { failure: Failure } {
  return { failure: { code, errors: [FIELDS[code]] } };
}

export function presentSettings({
  settings,
  version,
  updatedAt,
  updatedBy,
}: StoredSettings): Schemas['Settings'] {
  return {
    platform_name: settings.platformName,
    admin_email: settings.adminEmail,
    session_timeout_minutes: settings.sessionTimeoutMinutes,
    two_factor_required: settings.twoFactorRequired,
    demo_limit: settings.demoLimit,
    tutor_limit: settings.tutorLimit,
    version,
    updated_at: updatedAt?.toISOString() ?? null,
    updated_by: updatedBy,
  };
}

/** The settings that were sent. */
export function readSettings(body: Schemas['SettingsChange']): PlatformSettings {
  return {
    platformName: body.platform_name,
    adminEmail: body.admin_email,
    sessionTimeoutMinutes: body.session_timeout_minutes,
    twoFactorRequired: body.two_factor_required,
    demoLimit: body.demo_limit,
    tutorLimit: body.tutor_limit,
  };
}

export function presentSystemHealth(health: SystemHealth): Schemas['SystemHealth'] {
  const { database, storage, reader, provider, mail, payments, jobs } = health;
  return {
    status: health.status,
    checked_at: health.checkedAt.toISOString(),
    database: { status: database.status, size_bytes: database.bytes },
    storage,
    reader,
    provider: {
      status: provider.status,
      name: provider.name,
      model: provider.model,
      failures: provider.failures.map(({ purpose, provider: name, message, at, times }) => ({
        purpose,
        provider: name,
        message,
        at: at.toISOString(),
        times,
      })),
    },
    mail: {
      status: mail.status,
      driver: mail.driver,
      waiting: mail.waiting,
      oldest_at: mail.oldestAt?.toISOString() ?? null,
      refused: mail.refused,
    },
    payments: {
      ...payments,
      failures: payments.failures.map(({ kind, orderId, message, tries, firstAt, retryAt }) => ({
        kind,
        order_id: orderId,
        message,
        tries,
        since: firstAt.toISOString(),
        next_try_at: retryAt.toISOString(),
      })),
    },
    jobs: {
      status: jobs.status,
      waiting: jobs.waiting,
      running: jobs.running,
      scheduled: jobs.scheduled,
      failed: jobs.failed,
      oldest_at: jobs.oldestAt?.toISOString() ?? null,
    },
  };
}

export function presentBooksProof(books: BookReport[], at: Date): Schemas['BooksProof'] {
  return {
    balanced: books.every(({ differences }) => differences.length === 0),
    proved_at: at.toISOString(),
    books: books.map(({ book, differences }) => ({
      book,
      found: differences.length,
      differences: differences.slice(0, NAMED_DIFFERENCES),
    })),
  };
}

export function presentAuditEntry(entry: AuditEntry): Schemas['AuditEntry'] {
  const { id, at, actor, action, subject, details } = entry;
  return { id, at: at.toISOString(), actor, action, object: subject, details };
}

/** The audit log as a table; of what the product did by itself the actor is `system`. */
export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  ['id', ({ id }) => id],
  ['at', ({ at }) => at.toISOString()],
  ['actor_email', ({ actor }) => (actor ? (actor.email ?? actor.id) : 'system')],
  ['actor_name', ({ actor }) => actor?.name ?? null],
  ['action', ({ action }) => action],
  ['object', ({ subject }) => subject],
  ['details', ({ details }) => JSON.stringify(details)],
];
