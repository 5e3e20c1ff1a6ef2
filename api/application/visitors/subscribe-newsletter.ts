import { normaliseEmail } from '../../domain/accounts/email.ts';
import { newsletterByAddress, newsletterByEmail } from '../../domain/accounts/throttle-rules.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { DeskThrottled } from '../../domain/visitors/desk-errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { MailQueue } from '../../ports/mail-queue.ts';
import type { NewsletterStore } from '../../ports/newsletter-store.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';
import type { Site } from '../../ports/site.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { DeskCounter } from './desk-counter.ts';
import { confirmLetter } from './desk-letters.ts';

/** Asks an address, by letter, whether it wants the newsletter. Tells nobody whether it has it already. */
export class SubscribeNewsletter {
  private readonly store: NewsletterStore;
  private readonly counter: DeskCounter;
  private readonly tokens: SessionTokens;
  private readonly mail: MailQueue;
  private readonly unitOfWork: UnitOfWork;
  private readonly ids: IdSource;
  private readonly clock: Clock;
  private readonly site: Site;

  constructor(deps: {
    store: NewsletterStore;
    counter: DeskCounter;
    tokens: SessionTokens;
    mail: MailQueue;
    unitOfWork: UnitOfWork;
    ids: IdSource;
    clock: Clock;
    site: Site;
  }) {
    this.store = deps.store;
    this.counter = deps.counter;
    this.tokens = deps.tokens;
    this.mail = deps.mail;
    this.unitOfWork = deps.unitOfWork;
    this.ids = deps.ids;
    this.clock = deps.clock;
    this.site = deps.site;
  }

  /** `address`: network address of the caller. */
  async run(input: { email: string; address: string }): Promise<Result<null, DeskThrottled>> {
    const email = normaliseEmail(input.email);
    const counted = await this.counter.count([
      { rule: newsletterByEmail, subject: email },
      { rule: newsletterByAddress, subject: input.address },
    ]);
    if (!counted.ok) return counted;
    const { token, hash } = this.tokens.issue();
    const request = { id: this.ids.next(), email, requestedAt: this.clock.now(), confirmedAt: null };
    await this.unitOfWork.run(async (tx) => {
      const asks = await this.store.request({ ...request, tokenHash: hash }, tx);
      if (!asks) return;
      await this.mail.post(confirmLetter(await this.site.details(tx), email, token), tx);
    });
    return ok(null);
  }
}
