import type { Email } from './mailer.ts';

/** Posted emails, until they have gone out. */
export interface EmailStore {
  /** An email still to be delivered; null when it has gone out, was refused, or never was. */
  findWaiting(id: string): Promise<Email | null>;
  /** Hands emails to the queue whose process died between posting and queueing them. */
  queueWaiting(): Promise<void>;
  /** Notes that it has gone out and forgets recipient and text. */
  markDelivered(id: string, at: Date): Promise<void>;
  /** Notes that it never will and forgets recipient and text. */
  markRefused(id: string, at: Date): Promise<void>;
  /** Removes emails posted before `before`, delivered or not; how many. */
  purge(before: Date): Promise<number>;
}
