import { ContainerModule } from 'inversify';
import { purgeSessionsTask } from '../adapters/jobs/purge-sessions-task.ts';
import { Argon2PasswordHasher } from '../adapters/passwords/argon2-password-hasher.ts';
import { PostgresSessionStore } from '../adapters/postgres/postgres-session-store.ts';
import { PostgresThrottleStore } from '../adapters/postgres/postgres-throttle-store.ts';
import { PostgresUserStore } from '../adapters/postgres/postgres-user-store.ts';
import { randomSessionTokens } from '../adapters/tokens/random-session-tokens.ts';
import { IdentifyCaller } from '../application/accounts/identify-caller.ts';
import { LogIn } from '../application/accounts/log-in.ts';
import { LogOut } from '../application/accounts/log-out.ts';
import { MakeFirstAdmin } from '../application/accounts/make-first-admin.ts';
import { PasswordCheck } from '../application/accounts/password-check.ts';
import { PurgeSessions } from '../application/accounts/purge-sessions.ts';
import { RegisterUser } from '../application/accounts/register-user.ts';
import { SessionOpener } from '../application/accounts/session-opener.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { UpdateCurrentUser } from '../application/accounts/update-current-user.ts';
import { creditsTokens } from './credits-module.ts';
import { token, tokens } from './tokens.ts';
import { twoFactorTokens } from './two-factor-module.ts';

const own = {
  opener: token<SessionOpener>('sessionOpener'),
  tries: token<TryCounter>('tryCounter'),
  registerUser: token<RegisterUser>('registerUser'),
  logIn: token<LogIn>('logIn'),
};

/** Registering, signing in and out, the own profile. */
export const accountsModule = new ContainerModule(({ bind }) => {
  bind(tokens.passwords).toConstantValue(new Argon2PasswordHasher());
  bind(tokens.sessionTokens).toConstantValue(randomSessionTokens);
  bind(tokens.users)
    .toResolvedValue((database) => new PostgresUserStore(database), [tokens.database])
    .inSingletonScope();
  bind(tokens.sessions)
    .toResolvedValue((database) => new PostgresSessionStore(database), [tokens.database])
    .inSingletonScope();
  bind(tokens.throttles)
    .toResolvedValue((database) => new PostgresThrottleStore(database), [tokens.database])
    .inSingletonScope();

  bind(own.opener).toResolvedValue(
    (sessions, secrets, ids, clock) => new SessionOpener(sessions, secrets, ids, clock),
    [tokens.sessions, tokens.sessionTokens, tokens.ids, tokens.clock],
  );
  bind(own.tries).toResolvedValue(
    (throttles, keys, clock) => new TryCounter(throttles, keys, clock),
    [tokens.throttles, tokens.keyedHash, tokens.clock],
  );
  bind(own.registerUser).toResolvedValue(
    (
      users,
      passwords,
      sessions,
      tries,
      giveTrial,
      unclaimed,
      unitOfWork,
      ids,
      clock,
      { registrationsPerHour },
    ) =>
      new RegisterUser({
        users,
        passwords,
        sessions,
        tries,
        giveTrial,
        unclaimed,
        unitOfWork,
        ids,
        clock,
        perAddress: registrationsPerHour,
      }),
    [
      tokens.users,
      tokens.passwords,
      own.opener,
      own.tries,
      creditsTokens.giveTrial,
      tokens.unclaimedAccounts,
      tokens.unitOfWork,
      tokens.ids,
      tokens.clock,
      tokens.environment,
    ],
  );
  bind(tokens.identifyCaller).toResolvedValue(
    (sessions, secrets, clock, settings) => new IdentifyCaller(sessions, secrets, clock, settings),
    [tokens.sessions, tokens.sessionTokens, tokens.clock, tokens.platformSettings],
  );
  bind(tokens.makeFirstAdmin).toResolvedValue(
    (users, passwords, adjustCredits, unitOfWork, ids, clock) =>
      new MakeFirstAdmin({ users, passwords, adjustCredits, unitOfWork, ids, clock }),
    [
      tokens.users,
      tokens.passwords,
      creditsTokens.adjustCredits,
      tokens.unitOfWork,
      tokens.ids,
      tokens.clock,
    ],
  );
  bind(tokens.passwordCheck).toResolvedValue(
    (users, passwords, tries) => new PasswordCheck(users, passwords, tries),
    [tokens.users, tokens.passwords, own.tries],
  );
  bind(own.logIn).toResolvedValue(
    (users, passwords, sessions, tries, secondFactor, mail, site) =>
      new LogIn({ users, passwords, sessions, tries, secondFactor, mail, site }),
    [
      tokens.users,
      tokens.passwords,
      own.opener,
      own.tries,
      twoFactorTokens.secondFactor,
      tokens.mailQueue,
      tokens.site,
    ],
  );
  bind(tokens.accountsUseCases).toResolvedValue(
    (registerUser, users, logIn, sessions, getBalance, clock) => ({
      registerUser,
      logIn,
      logOut: new LogOut(sessions, clock),
      updateCurrentUser: new UpdateCurrentUser(users, clock),
      getBalance,
    }),
    [own.registerUser, tokens.users, own.logIn, tokens.sessions, creditsTokens.getBalance, tokens.clock],
  );
  bind(tokens.jobTask).toResolvedValue(
    (sessions, throttles, clock) => purgeSessionsTask(new PurgeSessions(sessions, throttles, clock)),
    [tokens.sessions, tokens.throttles, tokens.clock],
  );
});
