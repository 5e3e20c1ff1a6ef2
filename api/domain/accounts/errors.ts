/** The email address already has an account. */
export interface EmailTaken {
  code: 'accounts.email_taken';
}

/** The account has this address already. */
export interface SameEmail {
  code: 'accounts.same_email';
}

/** There is no time zone of that name. */
export interface TimeZoneUnknown {
  code: 'accounts.time_zone';
}

/** One answer for an unknown email and for a wrong password, so that nobody learns who has an account. */
export interface WrongCredentials {
  code: 'accounts.wrong_credentials';
}

/** The password is not acceptable; `reason` says what would be. */
export interface WeakPassword {
  code: 'accounts.weak_password';
  reason: string;
}

/** The name consists of blanks. */
export interface BlankName {
  code: 'accounts.blank_name';
}

/** Too many tries for this account or from this address. */
export interface Throttled {
  code: 'accounts.throttled';
  /** Whole seconds until another try is taken, at least 1. */
  retryAfterSeconds: number;
}

/** The email address has an account that waits to be claimed: only its mailbox may do that. */
export interface AccountUnclaimed {
  code: 'accounts.unclaimed';
}

/** The emailed link is unknown, used, or past its time. */
export interface DeadLink {
  code: 'accounts.dead_link';
}

/** Somebody who is signed in typed another password than their own. */
export interface WrongPassword {
  code: 'accounts.wrong_password';
}

/** A mailbox is confirmed by somebody who is signed in to the account or knows its password. */
export interface PasswordRequired {
  code: 'accounts.password_required';
}

/** No live session of that id, or somebody else's. */
export interface SessionNotFound {
  code: 'accounts.session_not_found';
}

/** The change would leave the platform without an admin. */
export interface LastAdmin {
  code: 'accounts.last_admin';
}

/** The credentials are right, but an admin has suspended the account. */
export interface AccountSuspended {
  code: 'accounts.suspended';
}

/** The account is suspended already. */
export interface AlreadySuspended {
  code: 'accounts.already_suspended';
}

/** The account is not suspended. */
export interface NotSuspended {
  code: 'accounts.not_suspended';
}

/** Admins do not suspend themselves. */
export interface OwnAccount {
  code: 'accounts.own_account';
}

/** The account belongs to a partner: role and address follow its brand. */
export interface PartnerAccount {
  code: 'accounts.partner_account';
}

/** The account is not in the state that this email is for. */
export interface EmailNotDue {
  code: 'accounts.email_not_due';
}

/** No account of that id, or it was deleted. */
export interface UserNotFound {
  code: 'accounts.user_not_found';
}

/** The key of the attempt was used for another one. */
export interface KeyReused {
  code: 'accounts.key_reused';
}

/** Another call under the same idempotency key is still being done. */
export interface AdjustmentInProgress {
  code: 'accounts.in_progress';
  retryAfterSeconds: number;
}

/** The password is right; the account's second factor is missing. */
export interface TotpRequired {
  code: 'accounts.totp_required';
}

/** Signing in: the code is wrong, was used before, or is too old. */
export interface WrongSecondFactor {
  code: 'accounts.wrong_second_factor';
}

/** Signed in: the same. */
export interface WrongCode {
  code: 'accounts.wrong_code';
}

/** Signed in: the account's second factor is missing. */
export interface CodeRequired {
  code: 'accounts.code_required';
}

/** An admin has to give the password again before this. */
export interface ProofRequired {
  code: 'accounts.proof_required';
}

/** The second factor is set up already. */
export interface TwoFactorOn {
  code: 'accounts.two_factor_on';
}

/** No second factor is set up or waiting for confirmation. */
export interface TwoFactorOff {
  code: 'accounts.two_factor_off';
}

/** Admins switch their own second factor off with password and code, not as that of somebody else. */
export interface OwnTwoFactor {
  code: 'accounts.two_factor_own';
}

/** The platform asks a second factor of every admin, and this one has yet to set it up. */
export interface TwoFactorMissing {
  code: 'accounts.two_factor_missing';
}

export type AccountsError =
  | EmailTaken
  | SameEmail
  | TimeZoneUnknown
  | WrongCredentials
  | WeakPassword
  | BlankName
  | Throttled
  | AccountUnclaimed
  | DeadLink
  | WrongPassword
  | PasswordRequired
  | SessionNotFound
  | LastAdmin
  | UserNotFound
  | AccountSuspended
  | AlreadySuspended
  | NotSuspended
  | OwnAccount
  | PartnerAccount
  | EmailNotDue
  | KeyReused
  | AdjustmentInProgress
  | TotpRequired
  | WrongSecondFactor
  | WrongCode
  | CodeRequired
  | ProofRequired
  | TwoFactorOn
  | TwoFactorOff
  | OwnTwoFactor
  | TwoFactorMissing;
export type AccountsErrorCode = AccountsError['code'];
