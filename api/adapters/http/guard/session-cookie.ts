import { cookieLine, readCookies } from './cookies.ts';

const name = 'wickwise_session';

/**
 * The Set-Cookie line that keeps the token (null clears it). It ends with the browser session; the server ends it earlier
 * when idle. `secure`: the site is served over https.
 */
export function sessionCookie(token: string | null, secure: boolean): string {
  return cookieLine({ name, value: token }, secure);
}

/** The token in a Cookie header, or null. */
export function tokenFromCookies(header: string | undefined): string | null {
  return readCookies(header)[name] || null;
}
