import type { AccountsErrorCode } from '../../../domain/accounts/errors.ts';

/** What the accounts context can answer when something is not right. */
export const accountsErrors = {
  'accounts.email_taken': {
    status: 409,
    title: 'Email taken',
    text: 'There is already an account with this email address.',
  },
  'accounts.same_email': {
    status: 409,
    title: 'Address in use by this account',
    text: 'Your account already has this email address.',
  },
  'accounts.time_zone': {
    status: 422,
    title: 'No such time zone',
    text: 'There is no time zone of this name. Choose one such as Europe/Berlin.',
  },
  'accounts.unclaimed': {
    status: 409,
    title: 'Account waits to be claimed',
    text: 'An account with this email address is waiting for you. We have sent you a link: open it to choose your password.',
  },
  'accounts.wrong_credentials': { status: 401, title: 'Wrong credentials', text: 'Wrong email or password' },
  'accounts.weak_password': { status: 422, title: 'Weak password', text: 'Choose another password.' },
  'accounts.blank_name': { status: 400, title: 'Blank name', text: 'Please enter your name.' },
  'accounts.dead_link': {
    status: 422,
    title: 'Dead link',
    text: 'This link has been used or is too old. Please ask for a new one.',
  },
  'accounts.wrong_password': { status: 422, title: 'Wrong password', text: 'The password is not right.' },
  'accounts.password_required': {
    status: 422,
    title: 'Password required',
    text: 'Please enter the password of the account.',
  },
  'accounts.last_admin': {
    status: 409,
    title: 'Last admin',
    text: 'You are the only admin. Make somebody else one before you delete your account.',
  },
  'accounts.suspended': {
    status: 403,
    title: 'Account suspended',
    text: 'This account is suspended. If you think this is a mistake, please write to us.',
  },
  'accounts.already_suspended': {
    status: 409,
    title: 'Already suspended',
    text: 'This account is already suspended.',
  },
  'accounts.not_suspended': { status: 409, title: 'Not suspended', text: 'This account is not suspended.' },
  'accounts.own_account': {
    status: 409,
    title: 'Own account',
    text: 'You cannot do this to the account that you are signed in with.',
  },
  'accounts.partner_account': {
    status: 409,
    title: 'Account of a partner',
    text: 'This account belongs to a partner. Change or delete the brand instead.',
  },
  'accounts.email_not_due': {
    status: 409,
    title: 'Email not needed',
    text: 'The account does not need this email: choose one that fits its state.',
  },
  'accounts.session_not_found': {
    status: 404,
    title: 'No such session',
    text: 'There is no such session, or it has ended.',
  },
  'accounts.user_not_found': { status: 404, title: 'No such user', text: 'There is no such user.' },
  'accounts.key_reused': {
    status: 409,
    title: 'Idempotency key reused',
    text: 'This Idempotency-Key was used for another request. Please use a new one.',
  },
  'accounts.in_progress': {
    status: 409,
    title: 'Still in progress',
    text: 'This change is still in progress. Please ask again in a moment.',
  },
  'accounts.totp_required': {
    status: 401,
    title: 'Second factor required',
    text: 'Please enter the code from your authenticator app.',
  },
  'accounts.wrong_second_factor': {
    status: 401,
    title: 'Wrong code',
    text: 'This code is wrong or has already been used. Please enter the one your app shows now.',
  },
  'accounts.wrong_code': {
    status: 422,
    title: 'Wrong code',
    text: 'This code is wrong or has already been used. Please enter the one your app shows now.',
  },
  'accounts.code_required': {
    status: 422,
    title: 'Code required',
    text: 'Please enter the code from your authenticator app too.',
  },
  'accounts.proof_required': {
    status: 403,
    title: 'Password required again',
    text: 'Please confirm with your password first: you entered it more than an hour ago.',
  },
  'accounts.two_factor_on': {
    status: 409,
    title: 'Two-factor sign-in is on',
    text: 'Two-factor sign-in is on already. Switch it off first to set it up again.',
  },
  'accounts.two_factor_off': {
    status: 409,
    title: 'Two-factor sign-in is off',
    text: 'Two-factor sign-in is not set up.',
  },
  'accounts.two_factor_own': {
    status: 409,
    title: 'Own second factor',
    text: 'Your own two-factor sign-in is switched off on the Account page, with password and code.',
  },
  'accounts.two_factor_missing': {
    status: 403,
    title: 'Second factor missing',
    text: 'The admin console needs a second factor here. Please set it up first, on the Account page.',
  },
  'accounts.throttled': {
    status: 429,
    title: 'Too many tries',
    text: 'Too many attempts. Please wait and try again.',
  },
} satisfies Record<AccountsErrorCode, { status: number; title: string; text: string }>;
