/** How long a message is kept, in milliseconds: a year. */
export const CONTACT_KEPT_MS = 365 * 24 * 60 * 60_000;

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
