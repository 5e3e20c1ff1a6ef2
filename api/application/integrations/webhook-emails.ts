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
    `Your webhook ${mailboxProvenAt ? `${url} ` : ''}has accepted no event for three days, or answered that it is gone. We have disabled it and no longer send events to it.`,
    `When it answers again, enable it here; the events that it missed are listed there and can be sent again:\n${publicUrl}/integrations`,
    platformName,
  ].join('\n\n');
  return {
    to: email,
    subject: 'Your webhook is disabled',
    text: `${text}\n`,
    kind: 'webhook-disabled',
  };
}
