import type { ContactErrorCode } from '../../../domain/visitors/contact-errors.ts';

/** What the contact form, the newsletter and the support chat can answer when something is not right. */
export const contactErrors = {
  'visitors.requests_throttled': {
    status: 429,
    title: 'Too many messages',
    text: 'That was a lot at once. Please wait and try again.',
  },
  'visitors.dead_newsletter_link': {
    status: 422,
    title: 'Dead link',
    text: 'This link has been used or is too old.',
  },
  'visitors.message_not_found': {
    status: 404,
    title: 'No such message',
    text: 'There is no such message.',
  },
} satisfies Record<ContactErrorCode, { status: number; title: string; text: string }>;
