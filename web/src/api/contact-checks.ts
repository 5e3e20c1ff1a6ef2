import { SendContactMessageBody, SubscribeNewsletterBody } from './generated/zod/visitors/visitors.zod.ts';

/** The contract's own checks of what visitors write, for forms. */
export const contactChecks = { contact: SendContactMessageBody, newsletter: SubscribeNewsletterBody };
