import { ContainerModule } from 'inversify';
import type { AccountsAdminUseCases } from '../adapters/http/handlers/accounts-admin.ts';
import { PostgresIdempotencyKeys } from '../adapters/postgres/postgres-idempotency-keys.ts';
import { PostgresUserDirectory } from '../adapters/postgres/postgres-user-directory.ts';
import { AdjustUserCredits } from '../application/accounts/adjust-user-credits.ts';
import { ChangeUserTier } from '../application/accounts/change-user-tier.ts';
import { CreateUser } from '../application/accounts/create-user.ts';
import { OwnSessions } from '../application/accounts/own-sessions.ts';
import { ResetUserTwoFactor } from '../application/accounts/reset-user-two-factor.ts';
import { UserSessions } from '../application/accounts/user-sessions.ts';
import { accountCareTokens } from './account-care-module.ts';
import { creditsTokens } from './credits-module.ts';
import { token, tokens } from './tokens.ts';
import { twoFactorTokens } from './two-factor-module.ts';

export const accountsAdminUseCases = token<AccountsAdminUseCases>('accountsAdminUseCases');

/** What admins do with the accounts of others. */
export const accountsAdminModule = new ContainerModule(({ bind }) => {
  bind(accountsAdminUseCases).toDynamicValue((context) => {
    const database = context.get(tokens.database);
    const shared = {
      users: context.get(tokens.users),
      sessions: context.get(tokens.sessions),
      audit: context.get(tokens.auditLog),
      unitOfWork: context.get(tokens.unitOfWork),
      clock: context.get(tokens.clock),
    };
    const { users, sessions, audit, unitOfWork, clock } = shared;
    const adjustCredits = context.get(creditsTokens.adjustCredits);
    return {
      directory: new PostgresUserDirectory(database),
      createUser: new CreateUser({
        ...shared,
        passwords: context.get(tokens.passwords),
        adjustCredits,
        links: context.get(accountCareTokens.sender),
        ids: context.get(tokens.ids),
      }),
      changeUserTier: new ChangeUserTier(users, audit, unitOfWork, clock),
      adjustUserCredits: new AdjustUserCredits({
        ...shared,
        adjustCredits,
        keys: new PostgresIdempotencyKeys(database),
        hash: context.get(tokens.keyedHash),
      }),
      userSessions: new UserSessions({
        ...shared,
        live: new OwnSessions(sessions, unitOfWork, clock, context.get(tokens.platformSettings)),
      }),
      resetUserTwoFactor: new ResetUserTwoFactor({
        ...shared,
        store: context.get(twoFactorTokens.store),
        mail: context.get(tokens.mailQueue),
        site: context.get(tokens.site),
      }),
      clock,
    };
  });
});
