import type { ContactMessage } from '../../domain/visitors/contact-message.ts';
import type { Mail } from '../../ports/platform/mail-queue.ts';
import type { SiteDetails } from '../../ports/platform/site.ts';

/** What somebody wrote, to the people who run the site. */
export function contactEmail(site: SiteDetails, { name, email, subject, message }: ContactMessage): Mail {
  return {
    to: site.adminEmail,
    subject: `Contact form: ${subject === '' ? 'no subject' : subject}`,
    text: [`From: ${name} <${email}>`, `Subject: ${subject}`, message, `Answer to ${email}.`].join('\n\n'),
    kind: 'contact-message',
  };
}

/** Says that a message arrived. Repeats nothing of it: anybody could have written it in the receiver's name. */
export function receiptEmail(site: SiteDetails, { email }: ContactMessage): Mail {
  return {
    to: email,
    subject: `We have your message to ${site.platformName}`,
    text: [
      'Hello,',
      `A message with this email address came in through our contact form. We will read it and answer from ${site.supportEmail}.`,
      'If you did not write to us, there is nothing to do.',
      signature(site),
    ].join('\n\n'),
    kind: 'contact-receipt',
  };
}

/** Asks whether the address wants the newsletter. The secret stands behind the #, which no server and no log sees. */
export function confirmEmail(site: SiteDetails, email: string, token: string): Mail {
  return {
    to: email,
    subject: `Confirm the ${site.platformName} newsletter`,
    text: [
      'Hello,',
      `Somebody, most likely you, asked for the ${site.platformName} newsletter at this address. Open this link to confirm it:`,
      `${site.publicUrl}/newsletter/confirm#token=${token}`,
      'The link works once and for seven days. If it was not you, there is nothing to do: we send nothing else.',
      signature(site),
    ].join('\n\n'),
    kind: 'newsletter-confirm',
  };
}

/** The first email to a confirmed address, with the link that ends it. */
export function welcomeEmail(site: SiteDetails, email: string, unsubscribeToken: string): Mail {
  return {
    to: email,
    subject: `Welcome to the ${site.platformName} newsletter`,
    text: [
      'Hello,',
      'Your address is confirmed. We write about new lessons and changes, about once a month.',
      `To end it, open this link: ${site.publicUrl}/newsletter/unsubscribe#token=${unsubscribeToken}`,
      signature(site),
    ].join('\n\n'),
    kind: 'newsletter-welcome',
  };
}

const signature = (site: SiteDetails): string => `${site.platformName}\n${site.publicUrl}`;
