/**
 * An email address as partners see it: the first letter of the name and the domain, `a***@example.com`. The number of
 * stars tells nothing about the length.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '***';
  return `${[...email][0] ?? ''}***${email.slice(at)}`;
}
