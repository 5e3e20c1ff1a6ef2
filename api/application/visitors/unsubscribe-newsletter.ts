import { linkUseByAddress } from '../../domain/accounts/throttle-rules.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DeadNewsletterLink, RequestsThrottled } from '../../domain/visitors/contact-errors.ts';
import type { NewsletterStore } from '../../ports/visitors/newsletter-store.ts';
import type { ContactLimiter } from './contact-limiter.ts';
import type { NewsletterTokens } from './newsletter-tokens.ts';

interface Deps {
  newsletter: NewsletterStore;
  contactLimiter: ContactLimiter;
  newsletterTokens: NewsletterTokens;
}

/** Forgets the address that a link from an email is for. */
export class UnsubscribeNewsletter {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** `address`: network address of the caller. */
  async run(input: {
    token: string;
    address: string;
  }): Promise<Result<null, RequestsThrottled | DeadNewsletterLink>> {
    const counted = await this.deps.contactLimiter.count([
      { rule: linkUseByAddress, subject: input.address },
    ]);
    if (!counted.ok) return counted;
    const id = this.deps.newsletterTokens.read(input.token);
    const gone = id !== null && (await this.deps.newsletter.remove(id));
    return gone ? ok(null) : err({ code: 'visitors.dead_newsletter_link' });
  }
}
