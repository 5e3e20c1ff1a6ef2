import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { loadContract } from '../adapters/http/contract/load-contract.ts';
import { Drain } from '../adapters/http/middleware/drain.ts';
import { platformAdminHandlers } from '../adapters/http/platform/platform-admin-handlers.ts';
import { platformHandlers } from '../adapters/http/platform/platform-handlers.ts';
import { randomIds } from '../adapters/ids/random-ids.ts';
import { checkBooksTask } from '../adapters/jobs/check-books-task.ts';
import { deliverMailTask, purgeMailTask, queueMailTask } from '../adapters/jobs/mail-tasks.ts';
import { purgeAuditTask } from '../adapters/jobs/purge-audit-task.ts';
import { OutboxMailer } from '../adapters/mail/outbox-mailer.ts';
import { DatabaseProbe } from '../adapters/postgres/database-probe.ts';
import { type Knex, connect } from '../adapters/postgres/database.ts';
import { KnexUnitOfWork } from '../adapters/postgres/knex-unit-of-work.ts';
import { auditEraser, auditRecords } from '../adapters/postgres/platform/audit-records.ts';
import { PostgresAuditLog } from '../adapters/postgres/platform/postgres-audit-log.ts';
import { PostgresAuditTrail } from '../adapters/postgres/platform/postgres-audit-trail.ts';
import { PostgresMailQueue } from '../adapters/postgres/platform/postgres-mail-queue.ts';
import { PostgresPlatformSettings } from '../adapters/postgres/platform/postgres-platform-settings.ts';
import { PostgresProviderErrors } from '../adapters/postgres/platform/postgres-provider-errors.ts';
import { PostgresProviderPauses } from '../adapters/postgres/platform/postgres-provider-pauses.ts';
import { PostgresSystemFigures } from '../adapters/postgres/platform/postgres-system-figures.ts';
import { nodeDigest } from '../adapters/tokens/node-digest.ts';
import { HmacKeyedHash } from '../adapters/tokens/hmac-keyed-hash.ts';
import type { ChosenParts } from '../application/platform/get-system-health.ts';
import type { PublicSettings } from '../domain/platform/public-settings.ts';
import type { Telemetry } from '../ports/shared/telemetry.ts';
import type { Log } from '../ports/shared/log.ts';
import type { Mailer } from '../ports/platform/mailer.ts';
import type { Drivers } from './drivers.ts';
import type { Environment } from './environment.ts';
import { defaultSettings } from './default-settings.ts';
import { localSecret } from '../adapters/local-keys/local-secret.ts';
import * as platform from '../application/platform/index.ts';
import * as shared from '../application/shared/index.ts';
import { tokens } from './tokens.ts';
import { all, type Bind, call, fromSettings, provide, setting, type Source, wire, wireAll } from './wire.ts';

/** What every context shares; emails; health; and the operations of the platform. */
export const platformModule = new ContainerModule(({ bind }) => {
  wireAll(bind, shared);
  wireAll(bind, platform, {
    CurrentSite: { fixed: fromSettings(({ publicUrl, supportEmail }) => ({ publicUrl, supportEmail })) },
    CheckHealth: { probes: all(tokens.healthProbe) },
    GetPublicSettings: { fixed: fromSettings(fixedFacts) },
    GetSystemHealth: { errors: tokens.providerErrors, chosen: fromSettings(chosenParts) },
  });
  bindShared(bind);
  bindMail(bind);
  wire(bind, tokens.settings, PostgresPlatformSettings, { defaults: fromSettings(defaultSettings) });
  bind(tokens.site).toService(platform.CurrentSite);
  provide(bind, tokens.personalDataSource, auditRecords);
  provide(bind, tokens.personalDataEraser, auditEraser);
  wire(bind, tokens.audit, PostgresAuditLog);
  wire(bind, tokens.auditTrail, PostgresAuditTrail);
  wire(bind, tokens.systemFigures, PostgresSystemFigures);
  wire(bind, tokens.providerErrors, PostgresProviderErrors);
  wire(bind, tokens.providerPauses, PostgresProviderPauses);
  wire(bind, tokens.healthProbe, DatabaseProbe);
});

/** The operations of the platform. */
export const platformOperations = (from: Source) => ({
  ...call(from, platformHandlers),
  ...call(from, platformAdminHandlers),
});

function bindShared(bind: Bind): void {
  bind(tokens.clock).toConstantValue(systemClock);
  bind(tokens.ids).toConstantValue(randomIds);
  bind(tokens.digest).toConstantValue(nodeDigest);
  bind(tokens.drain).toDynamicValue(() => new Drain());
  bind(tokens.contract).toDynamicValue(() => loadContract());
  provide(bind, tokens.secretKey, localSecret, {
    secretKey: setting('secretKey'),
    dataDir: setting('dataDir'),
  });
  wire(bind, tokens.hash, HmacKeyedHash);
  provide(bind, tokens.database, openDatabase, {
    databaseUrl: setting('databaseUrl'),
    poolSize: setting('poolSize'),
  });
  wire(bind, tokens.unitOfWork, KnexUnitOfWork);
}

/** Emails are delivered through SMTP_URL, or into DATA_DIR/outbox. */
function bindMail(bind: Bind): void {
  wire(bind, PostgresMailQueue);
  bind(tokens.mail).toService(PostgresMailQueue);
  bind(tokens.emails).toService(PostgresMailQueue);
  provide(bind, tokens.mailer, chooseMailer);
  provide(bind, tokens.jobTask, deliverMailTask);
  provide(bind, tokens.jobTask, queueMailTask);
  provide(bind, tokens.jobTask, purgeMailTask);
  provide(bind, tokens.jobTask, purgeAuditTask, { auditDays: setting('auditDays') });
  provide(bind, tokens.jobTask, checkBooksTask);
}

function openDatabase({
  databaseUrl,
  poolSize,
  telemetry,
}: Pick<Environment, 'databaseUrl' | 'poolSize'> & { telemetry: Telemetry }): Knex {
  if (databaseUrl === undefined)
    throw new Error('No database: api/start.ts starts one, or set DATABASE_URL.');
  const database = connect({ url: databaseUrl, poolMax: poolSize });
  telemetry.tracing?.followQueries(database);
  return database;
}

function chooseMailer({
  environment,
  drivers,
  log,
}: {
  environment: Environment;
  drivers: Drivers;
  log: Log;
}): Mailer {
  const { smtpUrl: url, mailFrom: from, dataDir } = environment;
  return url === undefined || !drivers.smtp
    ? new OutboxMailer({ directory: join(dataDir, 'outbox'), from, log })
    : new drivers.smtp.SmtpMailer({ url, from, log });
}

export function fixedFacts(environment: Environment): Omit<PublicSettings, 'platformName'> {
  const { companyName: name, companyNumber: number, companyAddress: address, supportEmail } = environment;
  return { company: { name, number, address }, supportEmail };
}

function chosenParts(environment: Environment): ChosenParts {
  const { storageDriver, aiProvider, anthropicModel, smtpUrl, paymentProvider, stripeSecretKey } =
    environment;
  // Stripe's test keys say so in their name; everything else moves money.
  const live = paymentProvider === 'stripe' && !/^[a-z]+_test_/.test(stripeSecretKey ?? '');
  return {
    storage: storageDriver,
    provider: { name: aiProvider, model: aiProvider === 'local' ? null : anthropicModel },
    mail: smtpUrl === undefined ? 'outbox' : 'smtp',
    payments: { provider: paymentProvider, mode: live ? 'live' : 'test' },
  };
}
