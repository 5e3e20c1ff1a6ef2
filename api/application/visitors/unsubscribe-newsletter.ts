import { linkUseByAddress } from '../../domain/accounts/throttle-rules.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DeadNewsletterLink, DeskThrottled } from '../../domain/visitors/desk-errors.ts';
import type { NewsletterStore } from '../../ports/newsletter-store.ts';
import type { DeskCounter } from './desk-counter.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

/** Forgets the address that a link from a letter is for. */
export class UnsubscribeNewsletter {
  private readonly store: NewsletterStore;
  private readonly counter: DeskCounter;
  private readonly tokens: UnsubscribeTokens;

  constructor(store: NewsletterStore, counter: DeskCounter, tokens: UnsubscribeTokens) {
    this.store = store;
    this.counter = counter;
    this.tokens = tokens;
  }

  /** `address`: network address of the caller. */
  async run(input: {
    token: string;
    address: string;
  }): Promise<Result<null, DeskThrottled | DeadNewsletterLink>> {
    const counted = await this.counter.count([{ rule: linkUseByAddress, subject: input.address }]);
    if (!counted.ok) return counted;
    const id = this.tokens.read(input.token);
    const gone = id !== null && (await this.store.remove(id));
    return gone ? ok(null) : err({ code: 'visitors.dead_newsletter_link' });
  }
}
