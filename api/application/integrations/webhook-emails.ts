import type { User } from '../../domain/accounts/user.ts';
import type { Webhook } from '../../domain/integrations/webhook.ts';
import type { Mail } from '../../ports/platform/mail-queue.ts';
import type { SiteDetails } from '../../ports/platform/site.ts';

/** Says that a webhook gets no more events. */
export function webhookDisabledEmail(
  { email, fullName, mailboxProvenAt }: Pick<User, 'email' | 'fullName' | 'mailboxProvenAt'>,
  { url }: Pick<Webhook, 'url'>,
  { platformName, publicUrl }: SiteDetails,
): Mail {
  const text = [
    mailboxProvenAt ? `Hello ${fullName},` : 'Hello,',
    `your webhook ${mailboxProvenAt ? `${url} ` : ''}has taken nothing for three days, or said that it is gone. We have disabled it and send it no more events.`,
    `When it answers again, enable it here; events that it missed are listed there and can be sent once more:\n${publicUrl}/integrations`,
    platformName,
  ].join('\n\n');
  return {
    to: email,
    subject: `A webhook of yours is disabled`,
    text: `${text}\n`,
    kind: 'webhook-disabled',
  };
}
