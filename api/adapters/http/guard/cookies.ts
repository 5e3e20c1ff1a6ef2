/** A cookie that an answer sets; a null value takes it away. */
export interface CookieToSet {
  name: string;
  /** Characters that need no encoding in a cookie. */
  value: string | null;
  /** Seconds it lives; absent: until the browser session ends. */
  maxAgeSeconds?: number;
}

/**
 * The Set-Cookie line: scripts cannot read the cookie and other sites' forms do not send it. `secure`: the site is
 * served over https.
 */
export function cookieLine({ name, value, maxAgeSeconds }: CookieToSet, secure: boolean): string {
  const age = value === null ? 0 : maxAgeSeconds;
  const life = age === undefined ? [] : [`Max-Age=${age}`];
  return [
    `${name}=${value ?? ''}`,
    ...life,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** The cookies of a Cookie header by name; of two with one name the first counts. Empty ones are left out. */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, equals)).trim();
    const value = pair.slice(equals + 1).trim();
    if (name !== '' && value !== '') cookies[name] ??= value;
  }
  return cookies;
}
