import { parseCookie, stringifySetCookie } from 'cookie';

/** A cookie that an answer sets; a null value takes it away. */
export interface CookieToSet {
  name: string;
  value: string | null;
  /** Seconds it lives; absent: until the browser session ends. */
  maxAgeSeconds?: number;
}

/**
 * The Set-Cookie line: scripts cannot read the cookie and other sites' forms do not send it. `secure`: the site is
 * served over https.
 */
export function cookieLine({ name, value, maxAgeSeconds }: CookieToSet, secure: boolean): string {
  const maxAge = value === null ? 0 : maxAgeSeconds;
  return stringifySetCookie({
    name,
    value: value ?? '',
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}

/** The cookies of a Cookie header by name; of two with one name the first counts. */
export function readCookies(header: string | undefined): Readonly<Record<string, string | undefined>> {
  return parseCookie(header ?? '');
}
