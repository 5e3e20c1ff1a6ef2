/** Local storage key of the session's bearer token. */
export const TOKEN_KEY = 'wickwise.token';
/** When the server last took it, in milliseconds. */
export const TAKEN_KEY = 'wickwise.token-taken';
/** No session outlives so long without use: 240 minutes. */
const LONGEST_IDLE_MS = 240 * 60_000;

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

/** Whether what only a session is answered may be asked for before the server said that there is one. */
export function likelySignedIn(): boolean {
  if (!maybeSignedIn()) return false;
  try {
    return Date.now() - Number(window.localStorage.getItem(TAKEN_KEY)) < LONGEST_IDLE_MS;
  } catch {
    return true;
  }
}

/** The server took the session just now. */
export function noteTaken(): void {
  try {
    window.localStorage.setItem(TAKEN_KEY, String(Date.now()));
  } catch {
    // Without a token that is held, the time is not asked for.
  }
}

export function keepToken(token: string): void {
  noteTaken();
  try {
    window.localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // The HttpOnly cookie still signs the requests.
  }
}

export function dropToken(): void {
  try {
    window.localStorage.removeItem(TOKEN_KEY);
    window.localStorage.removeItem(TAKEN_KEY);
  } catch {
    // Nothing was stored.
  }
}
