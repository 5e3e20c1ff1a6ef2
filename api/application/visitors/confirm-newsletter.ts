import { linkUseByAddress } from '../../domain/accounts/throttle-rules.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DeadNewsletterLink, RequestsThrottled } from '../../domain/visitors/contact-errors.ts';
import { canConfirm } from '../../domain/visitors/newsletter.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { NewsletterStore } from '../../ports/visitors/newsletter-store.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { ContactLimiter } from './contact-limiter.ts';
import { welcomeEmail } from './visitor-emails.ts';
import type { NewsletterTokens } from './newsletter-tokens.ts';

interface Deps {
  newsletter: NewsletterStore;
  contactLimiter: ContactLimiter;
  sessionTokens: SessionTokens;
  newsletterTokens: NewsletterTokens;
  mail: MailQueue;
  unitOfWork: UnitOfWork;
  clock: Clock;
  site: Site;
}

/** Confirms an address with the link from its email, once, and posts the email that says how to end it. */
export class ConfirmNewsletter {
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
    const hash = this.deps.sessionTokens.hash(input.token);
    return this.deps.unitOfWork.run(async (tx) => {
      const now = this.deps.clock.now();
      const asked = await this.deps.newsletter.findByTokenHash(hash, tx);
      if (!asked || !canConfirm(asked, now)) return err({ code: 'visitors.dead_newsletter_link' });
      await this.deps.newsletter.confirm(asked.id, now, tx);
      const site = await this.deps.site.details(tx);
      const email = welcomeEmail(site, asked.email, this.deps.newsletterTokens.of(asked.id));
      await this.deps.mail.post(email, tx);
      return ok(null);
    });
  }
}
