import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import type { AccountCareUseCases } from '../adapters/http/handlers/account-care.ts';
import { purgeLinksTask } from '../adapters/jobs/purge-links-task.ts';
import { creditRecords, orderEraser, orderRecords } from '../adapters/postgres/personal-records.ts';
import { PostgresEmailLinkStore } from '../adapters/postgres/postgres-email-link-store.ts';
import { AccountShelter } from '../application/accounts/account-shelter.ts';
import { ClaimAccount } from '../application/accounts/claim-account.ts';
import { CreateUnclaimedUser } from '../application/accounts/create-unclaimed-user.ts';
import { DeleteOwnAccount } from '../application/accounts/delete-own-account.ts';
import { ExportOwnData } from '../application/accounts/export-own-data.ts';
import { LinkRedeemer } from '../application/accounts/link-redeemer.ts';
import { LinkSender } from '../application/accounts/link-sender.ts';
import { RequestPasswordReset } from '../application/accounts/request-password-reset.ts';
import { ResetPassword } from '../application/accounts/reset-password.ts';
import { SessionOpener } from '../application/accounts/session-opener.ts';
import { sessionsData } from '../application/accounts/sessions-data.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { analysesData, eraseAnalyses } from '../application/analysis/analyses-data.ts';
import type { EmailLinkStore } from '../ports/email-link-store.ts';
import type { PersonalDataEraser, PersonalDataSource } from '../ports/personal-data.ts';
import { analysisTokens } from './analysis-module.ts';
import { creditsTokens } from './credits-module.ts';
import { token, tokens } from './tokens.ts';

/** What other modules may need of it. */
export const accountCareTokens = {
  /** Posts letters with single-use links. */
  sender: token<LinkSender>('linkSender'),
};

const own = {
  ...accountCareTokens,
  links: token<EmailLinkStore>('emailLinks'),
  redeemer: token<LinkRedeemer>('linkRedeemer'),
  shelter: token<AccountShelter>('accountShelter'),
  tries: token<TryCounter>('linkTryCounter'),
  sources: token<PersonalDataSource[]>('personalDataSources'),
  erasers: token<PersonalDataEraser[]>('personalDataErasers'),
  deleteOwnAccount: token<DeleteOwnAccount>('deleteOwnAccount'),
};

export const accountCareUseCases = token<AccountCareUseCases>('accountCareUseCases');

/** Passwords and accounts by e-mailed link, the data export, and leaving. */
export const accountCareModule = new ContainerModule(({ bind }) => {
  bindLinks(bind);
  bindPersonalData(bind);
  bind(own.deleteOwnAccount).toResolvedValue(
    (users, sessions, links, check, erasers, mail, unitOfWork, clock, site) =>
      new DeleteOwnAccount({
        users,
        sessions,
        links,
        check,
        erasers,
        mail,
        unitOfWork,
        clock,
        site,
      }),
    [
      tokens.users,
      tokens.sessions,
      own.links,
      tokens.passwordCheck,
      own.erasers,
      tokens.mailQueue,
      tokens.unitOfWork,
      tokens.clock,
      tokens.site,
    ],
  );
  bindUseCases(bind);
});

type Bind = ContainerModuleLoadOptions['bind'];

function bindLinks(bind: Bind): void {
  bind(own.links).toResolvedValue((database) => new PostgresEmailLinkStore(database), [tokens.database]);
  bind(own.tries).toResolvedValue(
    (throttles, keys, clock) => new TryCounter(throttles, keys, clock),
    [tokens.throttles, tokens.keyedHash, tokens.clock],
  );
  bind(own.sender).toResolvedValue(
    (links, secrets, mail, ids, clock, site) =>
      new LinkSender({ links, tokens: secrets, mail, ids, clock, site }),
    [own.links, tokens.sessionTokens, tokens.mailQueue, tokens.ids, tokens.clock, tokens.site],
  );
  bind(own.redeemer).toResolvedValue(
    (links, users, secrets, passwords, tries, unitOfWork, clock) =>
      new LinkRedeemer({ links, users, tokens: secrets, passwords, tries, unitOfWork, clock }),
    [
      own.links,
      tokens.users,
      tokens.sessionTokens,
      tokens.passwords,
      own.tries,
      tokens.unitOfWork,
      tokens.clock,
    ],
  );
  bind(own.shelter).toResolvedValue(
    (users, sender, ids, clock) => new AccountShelter(users, sender, ids, clock),
    [tokens.users, own.sender, tokens.ids, tokens.clock],
  );
  bind(tokens.unclaimedAccounts).toResolvedValue((shelter) => shelter, [own.shelter]);
  bind(tokens.jobTask).toResolvedValue(
    (links, clock) => purgeLinksTask(links, clock),
    [own.links, tokens.clock],
  );
}

/** What each part knows of a user. */
function bindPersonalData(bind: Bind): void {
  bind(own.sources).toResolvedValue(
    (sources: PersonalDataSource[]) => sources,
    [{ serviceIdentifier: tokens.personalDataSource, isMultiple: true }],
  );
  bind(own.erasers).toResolvedValue(
    (erasers: PersonalDataEraser[]) => erasers,
    [{ serviceIdentifier: tokens.personalDataEraser, isMultiple: true }],
  );
  bind(tokens.personalDataSource).toResolvedValue((sessions) => sessionsData(sessions), [tokens.sessions]);
  bind(tokens.personalDataSource).toResolvedValue(
    (analyses) => analysesData(analyses),
    [analysisTokens.analyses],
  );
  bind(tokens.personalDataSource).toResolvedValue((database) => orderRecords(database), [tokens.database]);
  bind(tokens.personalDataSource).toResolvedValue((database) => creditRecords(database), [tokens.database]);
  bind(tokens.personalDataEraser).toResolvedValue((database) => orderEraser(database), [tokens.database]);
  bind(tokens.personalDataEraser).toResolvedValue(
    (analyses, images, shelf) => eraseAnalyses(analyses, images, shelf),
    [analysisTokens.analyses, analysisTokens.imageRecords, analysisTokens.shelf],
  );
}

function bindUseCases(bind: Bind): void {
  const requests =
    token<Pick<AccountCareUseCases, 'requestPasswordReset' | 'createUnclaimedUser'>>('requests');
  const redemptions = token<Pick<AccountCareUseCases, 'resetPassword' | 'claimAccount'>>('redemptions');
  bind(requests).toResolvedValue(
    (users, sender, shelter, tries, unitOfWork, keyedHash, clock, { registrationsPerHour: perAddress }) => ({
      requestPasswordReset: new RequestPasswordReset(users, sender, tries, unitOfWork),
      createUnclaimedUser: new CreateUnclaimedUser({
        shelter,
        tries,
        unitOfWork,
        keyedHash,
        clock,
        perAddress,
      }),
    }),
    [
      tokens.users,
      own.sender,
      own.shelter,
      own.tries,
      tokens.unitOfWork,
      tokens.keyedHash,
      tokens.clock,
      tokens.environment,
    ],
  );
  bind(redemptions).toResolvedValue(
    (redeemer, sessions, secrets, ids, giveTrial, mail, clock, site) => ({
      resetPassword: new ResetPassword(redeemer, sessions, mail, clock, site),
      claimAccount: new ClaimAccount(
        redeemer,
        new SessionOpener(sessions, secrets, ids, clock),
        giveTrial,
        clock,
      ),
    }),
    [
      own.redeemer,
      tokens.sessions,
      tokens.sessionTokens,
      tokens.ids,
      creditsTokens.giveTrial,
      tokens.mailQueue,
      tokens.clock,
      tokens.site,
    ],
  );
  bind(accountCareUseCases).toResolvedValue(
    (asking, redeeming, sources, deleteOwnAccount, getBalance, clock) => ({
      ...asking,
      ...redeeming,
      exportOwnData: new ExportOwnData(sources, clock),
      deleteOwnAccount,
      getBalance,
    }),
    [requests, redemptions, own.sources, own.deleteOwnAccount, creditsTokens.getBalance, tokens.clock],
  );
}
