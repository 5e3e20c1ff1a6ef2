import { ContainerModule } from 'inversify';
import { accountCareHandlers } from '../adapters/http/accounts/account-care-handlers.ts';
import { accountsAdminHandlers } from '../adapters/http/accounts/accounts-admin-handlers.ts';
import { accountsHandlers } from '../adapters/http/accounts/accounts-handlers.ts';
import { emailChangeHandlers } from '../adapters/http/accounts/email-change-handlers.ts';
import { preferencesHandlers } from '../adapters/http/accounts/preferences-handlers.ts';
import { ownSessionsHandlers } from '../adapters/http/accounts/own-sessions-handlers.ts';
import { startHandlers } from '../adapters/http/accounts/start-handlers.ts';
import { tourHandlers } from '../adapters/http/accounts/tour-handlers.ts';
import { twoFactorHandlers } from '../adapters/http/accounts/two-factor-handlers.ts';
import { purgeLinksTask } from '../adapters/jobs/purge-links-task.ts';
import { purgeSessionsTask } from '../adapters/jobs/purge-sessions-task.ts';
import { sendResetLinkTask } from '../adapters/jobs/send-reset-link-task.ts';
import { otpauthOneTimeCodes } from '../adapters/one-time-codes/otpauth-one-time-codes.ts';
import { Argon2PasswordHasher, PASSWORD_COST } from '../adapters/passwords/argon2-password-hasher.ts';
import { PostgresEmailChangeStore } from '../adapters/postgres/accounts/postgres-email-change-store.ts';
import { PostgresPreferenceStore } from '../adapters/postgres/accounts/postgres-preference-store.ts';
import { PostgresEmailLinkStore } from '../adapters/postgres/accounts/postgres-email-link-store.ts';
import { PostgresResetRequests } from '../adapters/postgres/accounts/postgres-reset-requests.ts';
import { PostgresSessionStore } from '../adapters/postgres/accounts/postgres-session-store.ts';
import { PostgresStartReads } from '../adapters/postgres/accounts/postgres-start-reads.ts';
import { PostgresThrottleStore } from '../adapters/postgres/accounts/postgres-throttle-store.ts';
import { PostgresTourStore } from '../adapters/postgres/accounts/postgres-tour-store.ts';
import { PostgresTwoFactorStore } from '../adapters/postgres/accounts/postgres-two-factor-store.ts';
import { PostgresUserDirectory } from '../adapters/postgres/accounts/postgres-user-directory.ts';
import { PostgresUserStore } from '../adapters/postgres/accounts/postgres-user-store.ts';
import { AesSecretBox } from '../adapters/tokens/aes-secret-box.ts';
import { randomSessionTokens } from '../adapters/tokens/random-session-tokens.ts';
import { emailChangeEraser, emailChangesData } from '../application/accounts/email-change-data.ts';
import { preferencesData, preferencesEraser } from '../application/accounts/preference-data.ts';
import { sessionsData } from '../application/accounts/sessions-data.ts';
import { twoFactorEraser } from '../application/accounts/two-factor-eraser.ts';
import type { SecretBox } from '../ports/accounts/secret-box.ts';
import * as accounts from '../application/accounts/index.ts';
import { tokens } from './tokens.ts';
import { defaultSettings } from './default-settings.ts';
import { fixedFacts } from './platform-module.ts';
import { all, call, fromSettings, provide, setting, type Source, wire, wireAll } from './wire.ts';

/** Accounts: signing in and out, second factors, emailed links, the data export, and what admins do with accounts. */
export const accountsModule = new ContainerModule(({ bind }) => {
  wireAll(bind, accounts, {
    CreateUnclaimedUser: { perAddress: setting('registrationsPerHour') },
    AccountRemoval: { erasers: all(tokens.personalDataEraser) },
    GetStart: { fixed: fromSettings(fixedFacts) },
    ExportOwnData: { sources: all(tokens.personalDataSource) },
    IdentifyCaller: { rules: fromSettings(defaultSettings) },
    PurgeSessions: { sessionDays: setting('sessionDays') },
    RegisterUser: { perAddress: setting('registrationsPerHour') },
  });
  bind(tokens.passwords).toConstantValue(new Argon2PasswordHasher({ cost: PASSWORD_COST }));
  bind(tokens.sessionTokens).toConstantValue(randomSessionTokens);
  bind(tokens.codes).toConstantValue(otpauthOneTimeCodes);
  provide(bind, tokens.box, totpBox);
  wire(bind, tokens.users, PostgresUserStore);
  wire(bind, tokens.userDirectory, PostgresUserDirectory);
  wire(bind, tokens.sessions, PostgresSessionStore);
  wire(bind, tokens.startReads, PostgresStartReads, { defaults: fromSettings(defaultSettings) });
  wire(bind, tokens.tours, PostgresTourStore);
  wire(bind, tokens.throttles, PostgresThrottleStore);
  wire(bind, tokens.emailChanges, PostgresEmailChangeStore);
  wire(bind, tokens.preferences, PostgresPreferenceStore);
  wire(bind, tokens.links, PostgresEmailLinkStore);
  wire(bind, tokens.resetRequests, PostgresResetRequests);
  wire(bind, tokens.twoFactor, PostgresTwoFactorStore);
  bind(tokens.unclaimed).toService(accounts.AccountShelter);
  provide(bind, tokens.jobTask, purgeSessionsTask);
  provide(bind, tokens.jobTask, purgeLinksTask);
  provide(bind, tokens.jobTask, sendResetLinkTask);
  provide(bind, tokens.personalDataSource, sessionsData);
  provide(bind, tokens.personalDataEraser, twoFactorEraser);
  provide(bind, tokens.personalDataSource, emailChangesData);
  provide(bind, tokens.personalDataEraser, emailChangeEraser);
  provide(bind, tokens.personalDataSource, preferencesData);
  provide(bind, tokens.personalDataEraser, preferencesEraser);
});

/** The operations of accounts. */
export const accountsOperations = (from: Source) => ({
  ...call(from, accountsHandlers),
  ...call(from, accountCareHandlers),
  ...call(from, emailChangeHandlers),
  ...call(from, preferencesHandlers),
  ...call(from, accountsAdminHandlers),
  ...call(from, startHandlers),
  ...call(from, tourHandlers),
  ...call(from, ownSessionsHandlers),
  ...call(from, twoFactorHandlers),
});

function totpBox({ secretKey }: { secretKey: string }): SecretBox {
  return new AesSecretBox({ secretKey, purpose: 'totp-secret' });
}
