import type { Subscription } from '../../domain/visitors/newsletter.ts';
import type { ListPart, Total } from '../shared/list-part.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

export interface SubscriptionFilter {
  /** Part of the address, in any case. */
  q?: string | undefined;
  confirmed?: boolean | undefined;
}

/** Who asked for the newsletter. Of each email address there is one subscription at most. */
export interface NewsletterStore {
  /**
   * Notes that the address asked, with the hash of the link's secret. An earlier request that was not confirmed is
   * replaced, and its link ends; a confirmed subscription stays as it is.
   * @returns whether the link may confirm; false for an address that is confirmed already
   */
  request(subscription: Subscription & { tokenHash: Buffer }, tx: Transaction): Promise<boolean>;
  /** Nobody else can use the link until the transaction ends. */
  findByTokenHash(tokenHash: Buffer, tx: Transaction): Promise<Subscription | null>;
  /** Confirms, and uses the link up. */
  confirm(id: string, at: Date, tx: Transaction): Promise<void>;
  /** Latest first. */
  page(filter: SubscriptionFilter, part: ListPart): Promise<{ subscriptions: Subscription[] } & Total>;
  /** All that match, latest first, read piece by piece. */
  all(filter: SubscriptionFilter): AsyncIterable<Subscription>;
  /** Of all that asked. */
  counts(): Promise<{ confirmed: number; waiting: number }>;
  /** Forgets the address; whether there was one. */
  remove(id: string): Promise<boolean>;
  /** Removes requests made before `before` that nobody confirmed; how many. */
  purge(before: Date): Promise<number>;
}
