/** The host and each of its parents, e.g. app.example.com, example.com. A bare name or an address has no parents. */
export function cookieDomains(host: string): string[] {
  const parts = host.split('.');
  if (parts.length < 2 || /^[\d.]+$/.test(host)) return [host];
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}

/** Expires every cookie that the page can see, on this host and on its parent domains. */
export function clearCookies(
  cookies: Pick<Document, 'cookie'> = document,
  host: string = window.location.hostname,
): void {
  const names = cookies.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  for (const name of names.filter(Boolean)) {
    const expired = `${name}=; path=/; max-age=0`;
    cookies.cookie = expired;
    for (const domain of cookieDomains(host)) cookies.cookie = `${expired}; domain=${domain}`;
  }
}
