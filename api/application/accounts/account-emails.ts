import type { LinkPurpose } from '../../domain/accounts/email-link.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Mail } from '../../ports/platform/mail-queue.ts';
import type { SiteDetails } from '../../ports/platform/site.ts';

/** The screen that each kind of link opens. */
const screens: Readonly<Record<LinkPurpose, string>> = {
  reset: '/reset-password',
  claim: '/claim',
  invitation: '/claim',
  welcome: '/reset-password',
  confirm: '/confirm-email',
};

/** The secret stands behind the #, which browsers send to no server and put into no log. */
function address(site: SiteDetails, purpose: LinkPurpose, token: string): string {
  return `${site.publicUrl}${screens[purpose]}#token=${token}`;
}

const texts: Readonly<
  Record<LinkPurpose, (name: string) => { subject: string; before: string; after: string }>
> = {
  reset: (name) => ({
    subject: `Set a new ${name} password`,
    before: `Somebody, most likely you, asked to reset the password of your ${name} account. Open this link to set a new one:`,
    after:
      'The link works once and for one hour. If it was not you, you can ignore this email: your password stays as it is.',
  }),
  claim: (name) => ({
    subject: `Your ${name} account is waiting`,
    before: `There is a ${name} account for this email address, with everything that was bought with it. Open this link to choose a password and claim the account:`,
    after:
      'The link works once and for seven days. If you did not expect this, you can ignore this email: without this link nobody gets what was bought.',
  }),
  invitation: (name) => ({
    subject: `You are invited to ${name}`,
    before: `An account was created for you at ${name}. Open this link to choose a password and sign in:`,
    after: 'The link works once and for seven days.',
  }),
  welcome: (name) => ({
    subject: `Welcome to ${name}`,
    before: `An account was created for you at ${name}, with this email address and a password that the person who created it will give you. Open this link to choose a password of your own:`,
    after:
      'The link works once and for seven days. If you did not expect this, you can ignore this email or write to us.',
  }),
  confirm: (name) => ({
    subject: `Confirm your email address at ${name}`,
    before: `Somebody, most likely you, registered at ${name} with this email address. Open this link to confirm that it is yours:`,
    after:
      'The link works once and for seven days. If it was not you, the link also lets you choose a password of your own, which signs everybody else out. Or ignore this email: without the link nobody gets what is bought with your address.',
  }),
};

/** Whom an email goes to: the name is used once the mailbox is proven, since anybody may have typed it before. */
type Recipient = Pick<User, 'email' | 'fullName' | 'mailboxProvenAt'>;

/** The email that carries a link. */
export function linkEmail(site: SiteDetails, to: Recipient, purpose: LinkPurpose, token: string): Mail {
  const { subject, before, after } = texts[purpose](site.platformName);
  const paragraphs = [greeting(to), before, address(site, purpose, token), after, signature(site)];
  return {
    to: to.email,
    subject,
    text: paragraphs.join('\n\n'),
    kind: purpose === 'reset' ? 'password-reset' : purpose,
  };
}

/** The email that says a password was changed, so that an owner who did not do it hears of it. */
export function passwordChangedEmail(
  site: SiteDetails,
  to: Recipient,
  signedOut: 'every device' | 'every other device',
): Mail {
  return {
    to: to.email,
    subject: `Your ${site.platformName} password was changed`,
    text: [
      greeting(to),
      `Your password was changed a moment ago, and ${signedOut} was signed out.`,
      `If it was not you, write to ${site.supportEmail} immediately.`,
      signature(site),
    ].join('\n\n'),
    kind: 'password-changed',
  };
}

/** What happened to the second factor of an account. */
export type SecondFactorEvent = 'on' | 'off' | 'reset' | 'codes' | 'recovered';

const secondFactorTexts: Readonly<Record<SecondFactorEvent, { subject: string; what: string }>> = {
  on: {
    subject: 'Two-factor sign-in is on',
    what: 'Signing in to your account now takes a code from your authenticator app. Every other device was signed out. Keep the recovery codes somewhere you can reach without your phone.',
  },
  off: {
    subject: 'Two-factor sign-in is off',
    what: 'From now on your password alone is enough to sign in.',
  },
  reset: {
    subject: 'Two-factor sign-in was turned off for your account',
    what: 'An administrator has turned off two-factor sign-in for your account and signed you out everywhere. From now on your password alone is enough to sign in.',
  },
  codes: {
    subject: 'Your recovery codes were replaced',
    what: 'New recovery codes were made for your account. The earlier ones no longer work.',
  },
  recovered: {
    subject: 'A recovery code was used',
    what: 'Somebody signed in to your account with one of your recovery codes. It is used up.',
  },
};

/** The email that says the second factor of an account changed, so that an owner who did not do it hears of it. */
export function secondFactorEmail(site: SiteDetails, to: Recipient, event: SecondFactorEvent): Mail {
  const { subject, what } = secondFactorTexts[event];
  return {
    to: to.email,
    subject: `${site.platformName}: ${subject}`,
    text: [
      greeting(to),
      what,
      `If it was not you, write to ${site.supportEmail} immediately.`,
      signature(site),
    ].join('\n\n'),
    kind: 'second-factor',
  };
}

/** The email that says an admin suspended the account, or let it work again. */
export function suspensionEmail(site: SiteDetails, to: Recipient, event: 'suspended' | 'reinstated'): Mail {
  const what = {
    suspended:
      'Your account is suspended: every device is signed out, and your API keys have ended. What is stored in it stays as it is.',
    reinstated: 'Your account works again: log in as before. API keys have to be created again.',
  }[event];
  return {
    to: to.email,
    subject: `Your ${site.platformName} account ${event === 'suspended' ? 'is suspended' : 'works again'}`,
    text: [
      greeting(to),
      what,
      event === 'suspended'
        ? `If you think this is a mistake, write to ${site.supportEmail}.`
        : `If you have questions, write to ${site.supportEmail}.`,
      signature(site),
    ].join('\n\n'),
    kind: `account-${event}`,
  };
}

/** To the address that an account had, when it has got another one. */
export function emailChangedEmail(site: SiteDetails, to: Recipient): Mail {
  return {
    to: to.email,
    subject: `Your ${site.platformName} account has a new email address`,
    text: [
      greeting(to),
      'Your account now has another email address, and every device was signed out. Nothing about it is sent here any more.',
      `If you did not ask for it, write to ${site.supportEmail} immediately.`,
      signature(site),
    ].join('\n\n'),
    kind: 'email-changed',
  };
}

/** The last email to somebody whose account is deleted. */
export function farewellEmail(site: SiteDetails, to: Recipient, by: 'owner' | 'admin'): Mail {
  const whose = by === 'owner' ? ', as you asked' : ' by an administrator';
  return {
    to: to.email,
    subject: `Your ${site.platformName} account is deleted`,
    text: [
      greeting(to),
      `Your account has been deleted${whose}: every device is signed out, and your charts and analyses are gone. Orders and credit entries stay in our books without your name and address, as the law requires.`,
      `${by === 'owner' ? 'If it was not you' : 'If you think this is a mistake'}, write to ${site.supportEmail}.`,
      signature(site),
    ].join('\n\n'),
    kind: 'account-deleted',
  };
}

export const greeting = ({ fullName, mailboxProvenAt }: Recipient): string =>
  mailboxProvenAt ? `Dear ${fullName},` : 'Hello,';
export const signature = (site: SiteDetails): string => `${site.platformName}\n${site.publicUrl}`;
