/** Providers that deliver every spelling with dots to one mailbox, by their one true domain. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox behind an email address, to tell one person's spellings of it: lower case, without what follows a plus sign,
 * and without dots where the provider ignores them. For comparing only, never for sending.
 */
export function emailIdentity(email: string): string {
  const text = email.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const [name = '', domain = ''] = [text.slice(0, at), text.slice(at + 1)];
  const bare = name.split('+')[0] || name;
  const home = DOTLESS[domain];
  return home === undefined ? `${bare}@${domain}` : `${bare.replaceAll('.', '')}@${home}`;
}
