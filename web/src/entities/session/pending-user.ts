import type { User } from '../../api/accounts.ts';

/** Local storage key of the user that the payment modal made. */
export const PENDING_USER_KEY = 'wickwise.user';

type Named = Pick<User, 'email' | 'full_name'>;

/** Keeps who is about to buy. It opens nothing: the account is claimed by a link in an email. */
export function keepPendingUser(user: User): void {
  try {
    window.localStorage.setItem(PENDING_USER_KEY, JSON.stringify(user));
  } catch {
    // The browser refuses storage: the checkout asks for the name again.
  }
}

/** The guest who filled in the payment form; null when the stored value is invalid. */
export function pendingUser(): Named | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(PENDING_USER_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { email, full_name: name } = stored as Partial<Named>;
    return typeof email === 'string' && typeof name === 'string' ? { email, full_name: name } : null;
  } catch {
    return null;
  }
}
