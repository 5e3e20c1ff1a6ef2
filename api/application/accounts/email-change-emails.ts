import type { EmailChange } from '../../domain/accounts/email-change.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Mail } from '../../ports/platform/mail-queue.ts';
import type { SiteDetails } from '../../ports/platform/site.ts';
import { greeting, signature } from './account-emails.ts';

/** To the new address, which is not proven yet: nothing of the account stands in it. */
export function newAddressEmail(site: SiteDetails, change: EmailChange, token: string): Mail {
  return {
    to: change.newEmail,
    subject: `Confirm your new email address at ${site.platformName}`,
    text: [
      'Hello,',
      `Somebody, most likely you, wants to use this email address for their ${site.platformName} account. Open this link to confirm it:`,
      `${site.publicUrl}/confirm-new-email#token=${token}`,
      'The link works once and for one day, for whoever is signed in to the account or knows its password. If it was not you, you can ignore this email.',
      signature(site),
    ].join('\n\n'),
    kind: 'email-change',
  };
}

/** What a notice to the old address tells. */
type Notice = 'asked' | 'moved';

const notices: Readonly<
  Record<Notice, (newEmail: string) => { subject: string; what: string; link: string }>
> = {
  asked: (newEmail) => ({
    subject: 'A new email address was asked for',
    what: `Somebody who knows your password asked to move your account to ${newEmail}. It moves once that address is confirmed.`,
    link: 'If it was not you, open this link to keep the address you have, and then change your password:',
  }),
  moved: (newEmail) => ({
    subject: 'Your account has a new email address',
    what: `Your account now has the address ${newEmail}, and every other device was signed out. Nothing about it is sent here any more.`,
    link: 'If it was not you, open this link within seven days: the account comes back to this address, everybody is signed out, and we send you a link to set a new password.',
  }),
};

/** To the old address; `token` is null where that mailbox is not proven: then its reader has no say. */
export function oldAddressEmail(
  site: SiteDetails,
  to: User,
  newEmail: string,
  notice: Notice,
  token: string | null,
): Mail {
  const { subject, what, link } = notices[notice](newEmail);
  const back = token === null ? [] : [link, `${site.publicUrl}/keep-email#token=${token}`];
  const shown = token === null ? what.replace(newEmail, 'another address') : what;
  return {
    to: to.email,
    subject: `${site.platformName}: ${subject}`,
    text: [greeting(to), shown, ...back, `Questions? Write to ${site.supportEmail}.`, signature(site)].join(
      '\n\n',
    ),
    kind: `email-change-${notice}`,
  };
}

/** To the address that the account had moved to, when the old one has it back. */
export function movedBackEmail(site: SiteDetails, to: string): Mail {
  return {
    to,
    subject: `${site.platformName}: This address was removed from an account`,
    text: [
      'Hello,',
      `The ${site.platformName} account that had this email address went back to its earlier one, by a link that was sent there. Everybody was signed out.`,
      `If that is not right, write to ${site.supportEmail}.`,
      signature(site),
    ].join('\n\n'),
    kind: 'email-change-undone',
  };
}
