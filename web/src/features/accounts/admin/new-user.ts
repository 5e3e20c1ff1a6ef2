import { checks } from '../../../api/account-checks.ts';
import type { NewUser, SubscriptionTier } from '../../../api/accounts-admin.ts';

/** What the form of a new user holds, as typed. */
export interface NewUserValues {
  full_name: string;
  email: string;
  password: string;
  user_type: NewUser['user_type'] & string;
  plan: SubscriptionTier;
  credits: string;
  unlimited: boolean;
}

export const EMPTY_USER: NewUserValues = {
  full_name: '',
  email: '',
  password: '',
  user_type: 'user',
  plan: 'none',
  credits: '0',
  unlimited: false,
};

const PASSWORD_MIN = 6;

/** The user as the server takes it; no credits are counted beside unlimited ones. */
export function toNewUser(values: NewUserValues): NewUser {
  return {
    full_name: values.full_name.trim(),
    email: values.email.trim(),
    password: values.password,
    user_type: values.user_type,
    plan: values.plan,
    credits_balance: values.unlimited ? 0 : Number(values.credits || '0'),
    credits_unlimited: values.unlimited,
  };
}

export interface Refusal {
  /** Where the mistake is. */
  field: keyof NewUserValues;
  message: string;
}

/** The error messages of the fields; null when the form is valid. */
export function refusalOf(values: NewUserValues): Refusal | null {
  const user = toNewUser(values);
  for (const field of ['full_name', 'email', 'password'] as const) {
    if (user[field] === '') return { field, message: 'Please fill in all required fields' };
  }
  if ([...user.password].length < PASSWORD_MIN) {
    return { field: 'password', message: 'Password must be at least 6 characters' };
  }
  const wrong = checks.newUser.safeParse(user).error?.issues[0]?.path[0];
  if (wrong === undefined) return null;
  if (wrong === 'email')
    return { field: 'email', message: 'Please enter an email address like name@example.com' };
  if (wrong === 'credits_balance') {
    return { field: 'credits', message: 'Initial credits must be a whole number from 0 to 1,000,000' };
  }
  return {
    field: wrong === 'password' ? 'password' : 'full_name',
    message: 'Please shorten what is too long',
  };
}
