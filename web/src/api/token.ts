/** Local storage key of the session's bearer token. */
export const TOKEN_KEY = 'wickwise.token';

/** The token, or null when there is none or the browser refuses storage (the cookie then carries the session). */
export function heldToken(): string | null {
  try {
    return window.localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Whether a session may be in force: a token is held, or cannot be, and the cookie alone carries the session. */
export function maybeSignedIn(): boolean {
  try {
    return window.localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    return true;
  }
}

export function keepToken(token: string): void {
  try {
    window.localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // The HttpOnly cookie still signs the requests.
  }
}

export function dropToken(): void {
  try {
    window.localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Nothing was stored.
  }
}
