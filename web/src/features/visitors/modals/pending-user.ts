import type { User } from '../../../api/visitors-desk.ts';

/** Local storage key of the user that the payment modal made. */
export const PENDING_USER_KEY = 'wickwise.user';

/** Keeps who is about to buy. It opens nothing: the account is claimed by a link in a letter. */
export function keepPendingUser(user: User): void {
  try {
    window.localStorage.setItem(PENDING_USER_KEY, JSON.stringify(user));
  } catch {
    // The browser refuses storage: the checkout asks for the name again.
  }
}
