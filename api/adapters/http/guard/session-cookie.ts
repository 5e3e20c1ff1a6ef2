const sessionCookieName = 'wickwise_session';

/**
 * The Set-Cookie line that keeps the token (null clears it). Scripts cannot read it, other sites' forms do not send it,
 * and it ends with the browser session; the server ends it earlier when idle. `secure`: the site is served over https.
 */
export function sessionCookie(token: string | null, secure: boolean): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])];
  const value = token === null ? [`${sessionCookieName}=`, 'Max-Age=0'] : [`${sessionCookieName}=${token}`];
  return [...value, ...attributes].join('; ');
}

/** The token in a Cookie header, or null. */
export function tokenFromCookies(header: string | undefined): string | null {
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(`${sessionCookieName}=`));
  const value = pair?.slice(pair.indexOf('=') + 1).trim();
  return value ? value : null;
}
