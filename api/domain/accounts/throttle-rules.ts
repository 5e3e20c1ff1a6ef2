/** At most `limit` tries within a window of `windowMs` that begins with the first of them. */
export interface ThrottleRule {
  name: string;
  limit: number;
  windowMs: number;
}

const minute = 60_000;

/** Wrong passwords for one account from one address, so that guesses from elsewhere do not lock its owner out. */
export const loginByPair: ThrottleRule = { name: 'login-pair', limit: 10, windowMs: 15 * minute };

/** Wrong passwords for one account over all addresses: slows whoever has many addresses to under 10,000 guesses a day. */
export const loginByAccount: ThrottleRule = { name: 'login-account', limit: 100, windowMs: 15 * minute };

/** Wrong passwords from a device that signed in to the account before; it is counted by itself alone. */
export const loginByDevice: ThrottleRule = { name: 'login-device', limit: 10, windowMs: 15 * minute };

/** Wrong passwords when a signed-in user is asked again. */
export const passwordAgain: ThrottleRule = { name: 'password-account', limit: 10, windowMs: 15 * minute };

/** Wrong passwords from one address, over all accounts: stops trying one password on many, leaves room for an office. */
export const loginByAddress: ThrottleRule = { name: 'login-address', limit: 60, windowMs: 15 * minute };

/** Second factors tried for one account, whose password the caller knows: leaves room for slips of the finger. */
export const secondFactorByAccount: ThrottleRule = {
  name: 'second-factor-account',
  limit: 5,
  windowMs: 15 * minute,
};

/** The same over a day: of a million codes three count at a time, so that guessing succeeds once in decades. */
export const secondFactorByDay: ThrottleRule = {
  name: 'second-factor-day',
  limit: 30,
  windowMs: 24 * 60 * minute,
};

/** Registrations naming one email address. */
export const registerByAccount: ThrottleRule = { name: 'register-account', limit: 5, windowMs: 60 * minute };

/** Registrations from one address; the number is a setting, since a classroom shares one. */
export function registerByAddress(limit: number): ThrottleRule {
  return { name: 'register-address', limit, windowMs: 60 * minute };
}

/** Purchases without an account that name one email address: each may send it an email. */
export const guestCheckoutByEmail: ThrottleRule = {
  name: 'guest-checkout-email',
  limit: 10,
  windowMs: 15 * minute,
};

/** Purchases without an account from one address, against card testing. The number is a setting. */
export function guestCheckoutByAddress(limit: number): ThrottleRule {
  return { name: 'guest-checkout-address', limit, windowMs: 60 * minute };
}

/** Purchases of one account that did not succeed. */
export const checkoutByAccount: ThrottleRule = { name: 'checkout-account', limit: 20, windowMs: 15 * minute };

/** Emails with a link that one email address is sent: enough for a lost one, too few to flood a mailbox. */
export const linkByAccount: ThrottleRule = { name: 'link-account', limit: 5, windowMs: 60 * minute };

/** Emails with a link that one address asks for, over all accounts. */
export const linkByAddress: ThrottleRule = { name: 'link-address', limit: 60, windowMs: 60 * minute };

/** Emailed links tried from one address. */
export const linkUseByAddress: ThrottleRule = { name: 'link-use-address', limit: 60, windowMs: 15 * minute };

/** Accounts made for others from one address; the number is the one of registrations. */
export function unclaimedByAddress(limit: number): ThrottleRule {
  return { name: 'unclaimed-address', limit, windowMs: 60 * minute };
}

/** Later pictures sent to grade analyses: they cost no credit, but each is read. */
export const followUpByAccount: ThrottleRule = {
  name: 'follow-up-account',
  limit: 30,
  windowMs: 60 * minute,
};

/**
 * Questions to a model about pictures of one account, or of one visitor's address, that were refused: nobody pays for those,
 * but the operator.
 */
export const witnessByAsker: ThrottleRule = {
  name: 'witness-asker',
  limit: 20,
  windowMs: 24 * 60 * minute,
};

/** Emails about one order that staff send again: enough for one that got lost, too few to flood a mailbox. */
export const orderEmailByOrder: ThrottleRule = { name: 'order-email', limit: 5, windowMs: 60 * minute };

/** Requests for shared analyses from one address: a page makes up to three, and an office may share one address. */
export const shareByAddress: ThrottleRule = { name: 'share-address', limit: 300, windowMs: 15 * minute };

/** Messages through the contact form that name one sender: each sends that address a receipt. */
export const contactBySender: ThrottleRule = { name: 'contact-sender', limit: 5, windowMs: 60 * minute };

/** Messages through the contact form from one address. */
export const contactByAddress: ThrottleRule = { name: 'contact-address', limit: 20, windowMs: 60 * minute };

/** Newsletter emails that one email address is sent: enough for a lost one. */
export const newsletterByEmail: ThrottleRule = { name: 'newsletter-email', limit: 3, windowMs: 60 * minute };

/** Newsletter emails that one address asks for. */
export const newsletterByAddress: ThrottleRule = {
  name: 'newsletter-address',
  limit: 20,
  windowMs: 60 * minute,
};

/** Questions to the support chat from one address. */
export const supportByAddress: ThrottleRule = { name: 'support-address', limit: 60, windowMs: 15 * minute };

/** A counter as stored: when its window began, and the tries since. */
export interface ThrottleCount {
  windowStartedAt: Date;
  tries: number;
}

/** Whole seconds to wait when `count` (this try included) is over the rule, else null. */
export function waitSeconds(rule: ThrottleRule, count: ThrottleCount, now: Date): number | null {
  if (count.tries <= rule.limit) return null;
  const endsAt = count.windowStartedAt.getTime() + rule.windowMs;
  return Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000));
}
