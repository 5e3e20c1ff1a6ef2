import { ContainerModule } from 'inversify';
import { accountCareHandlers } from '../adapters/http/accounts/account-care-handlers.ts';
import { accountsAdminHandlers } from '../adapters/http/accounts/accounts-admin-handlers.ts';
import { accountsHandlers } from '../adapters/http/accounts/accounts-handlers.ts';
import { emailChangeHandlers } from '../adapters/http/accounts/email-change-handlers.ts';
import { ownSessionsHandlers } from '../adapters/http/accounts/own-sessions-handlers.ts';
import { twoFactorHandlers } from '../adapters/http/accounts/two-factor-handlers.ts';
import { purgeLinksTask } from '../adapters/jobs/purge-links-task.ts';
import { purgeSessionsTask } from '../adapters/jobs/purge-sessions-task.ts';
import { sendResetLinkTask } from '../adapters/jobs/send-reset-link-task.ts';
import { otpauthOneTimeCodes } from '../adapters/one-time-codes/otpauth-one-time-codes.ts';
import { Argon2PasswordHasher, PASSWORD_COST } from '../adapters/passwords/argon2-password-hasher.ts';
import { PostgresEmailChangeStore } from '../adapters/postgres/accounts/postgres-email-change-store.ts';
import { PostgresEmailLinkStore } from '../adapters/postgres/accounts/postgres-email-link-store.ts';
import { PostgresResetRequests } from '../adapters/postgres/accounts/postgres-reset-requests.ts';
import { PostgresSessionStore } from '../adapters/postgres/accounts/postgres-session-store.ts';
import { PostgresThrottleStore } from '../adapters/postgres/accounts/postgres-throttle-store.ts';
import { PostgresTwoFactorStore } from '../adapters/postgres/accounts/postgres-two-factor-store.ts';
import { PostgresUserDirectory } from '../adapters/postgres/accounts/postgres-user-directory.ts';
import { PostgresUserStore } from '../adapters/postgres/accounts/postgres-user-store.ts';
import { AesSecretBox } from '../adapters/tokens/aes-secret-box.ts';
import { randomSessionTokens } from '../adapters/tokens/random-session-tokens.ts';
import { AccountRemoval } from '../application/accounts/account-removal.ts';
import { AccountShelter } from '../application/accounts/account-shelter.ts';
import { AdjustUserCredits } from '../application/accounts/adjust-user-credits.ts';
import { WithdrawEmailChange } from '../application/accounts/withdraw-email-change.ts';
import { ChangeAccount } from '../application/accounts/change-account.ts';
import { ChangePassword } from '../application/accounts/change-password.ts';
import { ChangeUserTier } from '../application/accounts/change-user-tier.ts';
import { CheckPassword } from '../application/accounts/check-password.ts';
import { ClaimAccount } from '../application/accounts/claim-account.ts';
import { ConfirmEmailChange } from '../application/accounts/confirm-email-change.ts';
import { ConfirmEmail } from '../application/accounts/confirm-email.ts';
import { ConfirmTwoFactor } from '../application/accounts/confirm-two-factor.ts';
import { CreateUnclaimedUser } from '../application/accounts/create-unclaimed-user.ts';
import { CreateUser } from '../application/accounts/create-user.ts';
import { DeleteOwnAccount } from '../application/accounts/delete-own-account.ts';
import { DeleteUser } from '../application/accounts/delete-user.ts';
import { DisableTwoFactor } from '../application/accounts/disable-two-factor.ts';
import { emailChangeEraser } from '../application/accounts/email-change-eraser.ts';
import { ExportOwnData } from '../application/accounts/export-own-data.ts';
import { GetEmailChange } from '../application/accounts/get-email-change.ts';
import { GetTwoFactor } from '../application/accounts/get-two-factor.ts';
import { IdentifyCaller } from '../application/accounts/identify-caller.ts';
import { KnownDevices } from '../application/accounts/known-devices.ts';
import { LinkSender } from '../application/accounts/link-sender.ts';
import { ListSessions } from '../application/accounts/list-sessions.ts';
import { ListUserSessions } from '../application/accounts/list-user-sessions.ts';
import { LogIn } from '../application/accounts/log-in.ts';
import { LogOut } from '../application/accounts/log-out.ts';
import { MailboxProof } from '../application/accounts/mailbox-proof.ts';
import { MakeFirstAdmin } from '../application/accounts/make-first-admin.ts';
import { ProveIdentity } from '../application/accounts/prove-identity.ts';
import { PurgeSessions } from '../application/accounts/purge-sessions.ts';
import { RecoveryCodes } from '../application/accounts/recovery-codes.ts';
import { RedeemLink } from '../application/accounts/redeem-link.ts';
import { RegisterUser } from '../application/accounts/register-user.ts';
import { ReinstateUser } from '../application/accounts/reinstate-user.ts';
import { RenewRecoveryCodes } from '../application/accounts/renew-recovery-codes.ts';
import { RequestEmailChange } from '../application/accounts/request-email-change.ts';
import { RequestEmailConfirmation } from '../application/accounts/request-email-confirmation.ts';
import { RequestPasswordReset } from '../application/accounts/request-password-reset.ts';
import { ResendUserEmail } from '../application/accounts/resend-user-email.ts';
import { ResetPassword } from '../application/accounts/reset-password.ts';
import { ResetUserTwoFactor } from '../application/accounts/reset-user-two-factor.ts';
import { RevokeOtherSessions } from '../application/accounts/revoke-other-sessions.ts';
import { RevokeSession } from '../application/accounts/revoke-session.ts';
import { RevokeUserSession } from '../application/accounts/revoke-user-session.ts';
import { RevokeUserSessions } from '../application/accounts/revoke-user-sessions.ts';
import { SecondFactor } from '../application/accounts/second-factor.ts';
import { SessionOpener } from '../application/accounts/session-opener.ts';
import { SendResetLink } from '../application/accounts/send-reset-link.ts';
import { sessionsData } from '../application/accounts/sessions-data.ts';
import { StartTwoFactor } from '../application/accounts/start-two-factor.ts';
import { SuspendUser } from '../application/accounts/suspend-user.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { twoFactorEraser } from '../application/accounts/two-factor-eraser.ts';
import { TwoFactorNotice } from '../application/accounts/two-factor-notice.ts';
import { TwoFactorProof } from '../application/accounts/two-factor-proof.ts';
import { UndoEmailChange } from '../application/accounts/undo-email-change.ts';
import { UpdateCurrentUser } from '../application/accounts/update-current-user.ts';
import { CreditAdjustments } from '../application/credits/credit-adjustments.ts';
import { GetBalance } from '../application/credits/get-balance.ts';
import { GiveTrial } from '../application/credits/give-trial.ts';
import { WaitingOrders } from '../application/ordering/waiting-orders.ts';
import type { SecretBox } from '../ports/accounts/secret-box.ts';
import { Idempotency } from '../application/shared/idempotency.ts';
import { tokens } from './tokens.ts';
import { defaultSettings } from './default-settings.ts';
import { all, call, fromSettings, provide, setting, type Source, wire } from './wire.ts';

/** Accounts: signing in and out, second factors, emailed links, the data export, and what admins do with accounts. */
export const accountsModule = new ContainerModule(({ bind }) => {
  bind(tokens.passwords).toConstantValue(new Argon2PasswordHasher({ cost: PASSWORD_COST }));
  bind(tokens.sessionTokens).toConstantValue(randomSessionTokens);
  bind(tokens.codes).toConstantValue(otpauthOneTimeCodes);
  provide(bind, tokens.box, totpBox, { secretKey: tokens.secretKey });
  wire(bind, tokens.users, PostgresUserStore);
  wire(bind, tokens.userDirectory, PostgresUserDirectory);
  wire(bind, tokens.sessions, PostgresSessionStore);
  wire(bind, tokens.throttles, PostgresThrottleStore);
  wire(bind, tokens.emailChanges, PostgresEmailChangeStore);
  wire(bind, tokens.links, PostgresEmailLinkStore);
  wire(bind, tokens.resetRequests, PostgresResetRequests);
  wire(bind, tokens.twoFactor, PostgresTwoFactorStore);
  bind(tokens.unclaimed).toService(AccountShelter);
  wire(bind, AccountShelter, { links: LinkSender });
  wire(bind, KnownDevices);
  wire(bind, LinkSender);
  wire(bind, MailboxProof, { WaitingOrders });
  wire(bind, RecoveryCodes);
  wire(bind, SecondFactor, { tries: TryCounter });
  wire(bind, SessionOpener);
  wire(bind, TryCounter);
  wire(bind, TwoFactorNotice);
  wire(bind, TwoFactorProof, { SecondFactor, CheckPassword });
  wire(bind, AdjustUserCredits, { Idempotency, CreditAdjustments });
  wire(bind, ChangePassword, { CheckPassword });
  wire(bind, ChangeUserTier);
  wire(bind, CheckPassword, { tries: TryCounter });
  wire(bind, ClaimAccount, { RedeemLink, SessionOpener, GiveTrial });
  wire(bind, WithdrawEmailChange);
  wire(bind, ConfirmEmailChange, { MailboxProof, CheckPassword, tries: TryCounter });
  wire(bind, ConfirmEmail, { MailboxProof, CheckPassword, tries: TryCounter });
  wire(bind, ConfirmTwoFactor, { SecondFactor, RecoveryCodes, notice: TwoFactorNotice });
  wire(bind, CreateUnclaimedUser, {
    shelter: AccountShelter,
    tries: TryCounter,
    perAddress: setting('registrationsPerHour'),
  });
  wire(bind, CreateUser, { CreditAdjustments, links: LinkSender });
  wire(bind, AccountRemoval, { erasers: all(tokens.personalDataEraser), WaitingOrders });
  wire(bind, ChangeAccount, { LinkSender });
  wire(bind, DeleteOwnAccount, { removal: AccountRemoval, CheckPassword });
  wire(bind, DeleteUser, { removal: AccountRemoval });
  wire(bind, ResendUserEmail, { links: LinkSender });
  wire(bind, DisableTwoFactor, { proof: TwoFactorProof, notice: TwoFactorNotice });
  wire(bind, ExportOwnData, { sources: all(tokens.personalDataSource) });
  wire(bind, GetEmailChange);
  wire(bind, GetTwoFactor);
  wire(bind, IdentifyCaller, { rules: fromSettings(defaultSettings) });
  wire(bind, ListSessions);
  wire(bind, ListUserSessions, { ListSessions });
  wire(bind, LogIn, { SessionOpener, tries: TryCounter, KnownDevices, SecondFactor });
  wire(bind, LogOut);
  wire(bind, MakeFirstAdmin, { CreditAdjustments });
  wire(bind, ProveIdentity, { CheckPassword, SecondFactor });
  wire(bind, PurgeSessions);
  wire(bind, RedeemLink, { tries: TryCounter, MailboxProof });
  wire(bind, RegisterUser, {
    SessionOpener,
    tries: TryCounter,
    GiveTrial,
    links: LinkSender,
    perAddress: setting('registrationsPerHour'),
  });
  wire(bind, RenewRecoveryCodes, { proof: TwoFactorProof, RecoveryCodes, notice: TwoFactorNotice });
  wire(bind, RequestEmailChange, { CheckPassword, SecondFactor, tries: TryCounter });
  wire(bind, UndoEmailChange, { LinkSender, tries: TryCounter });
  wire(bind, RequestEmailConfirmation, { links: LinkSender, tries: TryCounter });
  wire(bind, RequestPasswordReset, { tries: TryCounter });
  wire(bind, SendResetLink, { links: LinkSender });
  wire(bind, ResetPassword, { RedeemLink });
  wire(bind, ResetUserTwoFactor);
  wire(bind, RevokeOtherSessions);
  wire(bind, RevokeSession, { ListSessions });
  wire(bind, RevokeUserSession, { ListUserSessions });
  wire(bind, RevokeUserSessions, { ListUserSessions });
  wire(bind, StartTwoFactor, { CheckPassword });
  wire(bind, SuspendUser);
  wire(bind, ReinstateUser);
  wire(bind, UpdateCurrentUser);
  provide(bind, tokens.jobTask, purgeSessionsTask, { PurgeSessions });
  provide(bind, tokens.jobTask, purgeLinksTask);
  provide(bind, tokens.jobTask, sendResetLinkTask, { SendResetLink });
  provide(bind, tokens.personalDataSource, sessionsData);
  provide(bind, tokens.personalDataEraser, twoFactorEraser);
  provide(bind, tokens.personalDataEraser, emailChangeEraser);
});

/** The operations of accounts. */
export const accountsOperations = (from: Source) => ({
  ...call(from, accountsHandlers, {
    RegisterUser,
    LogIn,
    LogOut,
    UpdateCurrentUser,
    GetBalance,
    KnownDevices,
  }),
  ...call(from, accountCareHandlers, {
    RequestPasswordReset,
    RequestEmailConfirmation,
    ConfirmEmail,
    ResetPassword,
    ClaimAccount,
    CreateUnclaimedUser,
    ExportOwnData,
    DeleteOwnAccount,
    GetBalance,
    KnownDevices,
  }),
  ...call(from, accountsAdminHandlers, {
    directory: tokens.userDirectory,
    CreateUser,
    ChangeUserTier,
    AdjustUserCredits,
    ListUserSessions,
    RevokeUserSession,
    RevokeUserSessions,
    ResetUserTwoFactor,
    SuspendUser,
    ChangeAccount,
    DeleteUser,
    ResendUserEmail,
    ReinstateUser,
  }),
  ...call(from, ownSessionsHandlers, { ChangePassword, ListSessions, RevokeSession, RevokeOtherSessions }),
  ...call(from, emailChangeHandlers, {
    RequestEmailChange,
    GetEmailChange,
    WithdrawEmailChange,
    ConfirmEmailChange,
    UndoEmailChange,
  }),
  ...call(from, twoFactorHandlers, {
    GetTwoFactor,
    StartTwoFactor,
    ConfirmTwoFactor,
    RenewRecoveryCodes,
    DisableTwoFactor,
    ProveIdentity,
  }),
});

function totpBox({ secretKey }: { secretKey: string }): SecretBox {
  return new AesSecretBox({ secretKey, purpose: 'totp-secret' });
}
