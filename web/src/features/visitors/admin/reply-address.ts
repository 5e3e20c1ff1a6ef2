import type { ReceivedMessage } from '../../../api/visitors-admin.ts';

/** How much of the message is quoted: mail programs cut long addresses off. */
const QUOTED = 1000;

/** A mailto: address with subject and the message quoted below the answer. Everything is escaped: the sender wrote it. */
export function replyAddress({
  email,
  subject,
  message,
}: Pick<ReceivedMessage, 'email' | 'subject' | 'message'>): string {
  const about = subject === '' ? 'Your message' : subject;
  const quote = message
    .slice(0, QUOTED)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const fields = `subject=${encodeURIComponent(`Re: ${about}`)}&body=${encodeURIComponent(`\r\n\r\n${quote}`)}`;
  return `mailto:${encodeURIComponent(email)}?${fields}`;
}
