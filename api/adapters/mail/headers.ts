import type { Email } from '../../ports/platform/mailer.ts';

/** The text on one line: a line break in a header would begin another header. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** The same for every try at one email, so that a mail program shows an email sent twice once. */
export function messageId(email: Email, from: string): string {
  const domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${email.id}@${domain}>`;
}
