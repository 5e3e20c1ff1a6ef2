import type { AccountsErrorCode } from '../../domain/accounts/errors.ts';

/** What the accounts context can answer when something is not right. */
export const accountsErrors = {
  'accounts.email_taken': {
    status: 409,
    title: 'E-mail taken',
    text: 'There is already an account with this e-mail address.',
  },
  'accounts.unclaimed': {
    status: 409,
    title: 'Account waits to be claimed',
    text: 'An account with this e-mail address is waiting for you. We have sent you a link: open it to choose your password.',
  },
  'accounts.wrong_credentials': { status: 401, title: 'Wrong credentials', text: 'Wrong e-mail or password' },
  'accounts.weak_password': { status: 422, title: 'Weak password', text: 'Choose another password.' },
  'accounts.blank_name': { status: 400, title: 'Blank name', text: 'Please enter your name.' },
  'accounts.dead_link': {
    status: 422,
    title: 'Dead link',
    text: 'This link has been used or is too old. Please ask for a new one.',
  },
  'accounts.wrong_password': { status: 422, title: 'Wrong password', text: 'This is not your password.' },
  'accounts.last_admin': {
    status: 409,
    title: 'Last admin',
    text: 'You are the only admin. Make somebody else one before you delete your account.',
  },
  'accounts.session_not_found': {
    status: 404,
    title: 'No such session',
    text: 'There is no such session, or it has ended.',
  },
  'accounts.throttled': {
    status: 429,
    title: 'Too many tries',
    text: 'Too many tries. Please wait and try again.',
  },
} satisfies Record<AccountsErrorCode, { status: number; title: string; text: string }>;
