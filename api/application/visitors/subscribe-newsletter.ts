import { normaliseEmail } from '../../domain/accounts/email.ts';
import { newsletterByAddress, newsletterByEmail } from '../../domain/accounts/throttle-rules.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { RequestsThrottled } from '../../domain/visitors/contact-errors.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { NewsletterStore } from '../../ports/visitors/newsletter-store.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { ContactLimiter } from './contact-limiter.ts';
import { confirmEmail } from './visitor-emails.ts';

interface Deps {
  newsletter: NewsletterStore;
  contactLimiter: ContactLimiter;
  sessionTokens: SessionTokens;
  mail: MailQueue;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
  site: Site;
}

/** Sends a confirmation email for the newsletter. The answer does not reveal whether the address is subscribed. */
export class SubscribeNewsletter {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** `address`: network address of the caller. */
  async run(input: { email: string; address: string }): Promise<Result<null, RequestsThrottled>> {
    const email = normaliseEmail(input.email);
    const counted = await this.deps.contactLimiter.count([
      { rule: newsletterByEmail, subject: email },
      { rule: newsletterByAddress, subject: input.address },
    ]);
    if (!counted.ok) return counted;
    const { token, hash } = this.deps.sessionTokens.issue();
    const request = {
      id: this.deps.ids.next(),
      email,
      requestedAt: this.deps.clock.now(),
      confirmedAt: null,
    };
    await this.deps.unitOfWork.run(async (tx) => {
      const asks = await this.deps.newsletter.request({ ...request, tokenHash: hash }, tx);
      if (!asks) return;
      await this.deps.mail.post(confirmEmail(await this.deps.site.details(tx), email, token), tx);
    });
    return ok(null);
  }
}
