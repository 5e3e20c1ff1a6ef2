import type { AccountsError } from '../../../domain/accounts/errors.ts';
import type { Failure } from '../problem.ts';

/** An error of the accounts domain as a failure with the field it is about. */
export function accountsFailure(error: AccountsError): { failure: Failure } {
  switch (error.code) {
    case 'accounts.weak_password':
      return {
        failure: {
          code: error.code,
          detail: error.reason,
          errors: [{ field: 'password', message: error.reason }],
        },
      };
    case 'accounts.blank_name':
      return {
        failure: { code: error.code, errors: [{ field: 'full_name', message: 'must not be blank' }] },
      };
    case 'accounts.throttled':
    case 'accounts.in_progress':
      return { failure: { code: error.code, retryAfterSeconds: error.retryAfterSeconds } };
    case 'accounts.time_zone':
      return {
        failure: {
          code: error.code,
          errors: [{ field: 'time_zone', message: 'choose one such as Europe/Berlin' }],
        },
      };
    case 'accounts.dead_link':
      return { failure: { code: error.code, errors: [{ field: 'token', message: 'used, or too old' }] } };
    case 'accounts.wrong_password':
      return { failure: { code: error.code, errors: [{ field: 'password', message: 'is not yours' }] } };
    case 'accounts.password_required':
      return { failure: { code: error.code, errors: [{ field: 'password', message: 'is required' }] } };
    case 'accounts.wrong_code':
    case 'accounts.wrong_second_factor':
      return {
        failure: { code: error.code, errors: [{ field: 'totp_code', message: 'wrong, or used already' }] },
      };
    case 'accounts.code_required':
      return { failure: { code: error.code, errors: [{ field: 'totp_code', message: 'is required' }] } };
    case 'accounts.proof_required':
    case 'accounts.user_not_found':
    case 'accounts.key_reused':
    case 'accounts.totp_required':
    case 'accounts.two_factor_on':
    case 'accounts.two_factor_off':
    case 'accounts.two_factor_own':
    case 'accounts.two_factor_missing':
    case 'accounts.suspended':
    case 'accounts.already_suspended':
    case 'accounts.not_suspended':
    case 'accounts.own_account':
    case 'accounts.partner_account':
    case 'accounts.email_not_due':
    case 'accounts.unclaimed':
    case 'accounts.last_admin':
    case 'accounts.session_not_found':
    case 'accounts.email_taken':
    case 'accounts.same_email':
    case 'accounts.wrong_credentials':
      return { failure: { code: error.code } };
  }
}
