/** The e-mail address already has an account. */
export interface EmailTaken {
  code: 'accounts.email_taken';
}

/** One answer for an unknown e-mail and for a wrong password, so that nobody learns who has an account. */
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

export type AccountsError = EmailTaken | WrongCredentials | WeakPassword | BlankName | Throttled;
export type AccountsErrorCode = AccountsError['code'];
