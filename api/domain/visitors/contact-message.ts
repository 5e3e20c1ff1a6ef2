import { DAY_MS } from '../shared-with-web/time.ts';
/** How long a message is stored, in milliseconds: a year. */
export const CONTACT_RETENTION_MS = 365 * DAY_MS;

/** What somebody wrote to the people who run the site. */
export interface ContactMessage {
  id: string;
  name: string;
  email: string;
  /** Empty when none was given. */
  subject: string;
  message: string;
  receivedAt: Date;
}
