/** Too many messages, sign-ups or questions from this sender or this address. */
export interface RequestsThrottled {
  code: 'visitors.requests_throttled';
  /** Whole seconds until another one is taken, at least 1. */
  retryAfterSeconds: number;
}

/** The link of a newsletter email is unknown, used, or past its time. */
export interface DeadNewsletterLink {
  code: 'visitors.dead_newsletter_link';
}

/** There is no such message from the contact form. */
export interface MessageNotFound {
  code: 'visitors.message_not_found';
}

export type ContactError = RequestsThrottled | DeadNewsletterLink | MessageNotFound;
export type ContactErrorCode = ContactError['code'];
