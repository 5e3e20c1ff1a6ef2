import { linkUseByAddress } from '../../domain/accounts/throttle-rules.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DeadNewsletterLink, DeskThrottled } from '../../domain/visitors/desk-errors.ts';
import { canConfirm } from '../../domain/visitors/newsletter.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MailQueue } from '../../ports/mail-queue.ts';
import type { NewsletterStore } from '../../ports/newsletter-store.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';
import type { Site } from '../../ports/site.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { DeskCounter } from './desk-counter.ts';
import { welcomeLetter } from './desk-letters.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

/** Confirms an address with the link from its letter, once, and posts the letter that says how to end it. */
export class ConfirmNewsletter {
  private readonly store: NewsletterStore;
  private readonly counter: DeskCounter;
  private readonly tokens: SessionTokens;
  private readonly unsubscribeTokens: UnsubscribeTokens;
  private readonly mail: MailQueue;
  private readonly unitOfWork: UnitOfWork;
  private readonly clock: Clock;
  private readonly site: Site;

  constructor(deps: {
    store: NewsletterStore;
    counter: DeskCounter;
    tokens: SessionTokens;
    unsubscribeTokens: UnsubscribeTokens;
    mail: MailQueue;
    unitOfWork: UnitOfWork;
    clock: Clock;
    site: Site;
  }) {
    this.store = deps.store;
    this.counter = deps.counter;
    this.tokens = deps.tokens;
    this.unsubscribeTokens = deps.unsubscribeTokens;
    this.mail = deps.mail;
    this.unitOfWork = deps.unitOfWork;
    this.clock = deps.clock;
    this.site = deps.site;
  }

  /** `address`: network address of the caller. */
  async run(input: {
    token: string;
    address: string;
  }): Promise<Result<null, DeskThrottled | DeadNewsletterLink>> {
    const counted = await this.counter.count([{ rule: linkUseByAddress, subject: input.address }]);
    if (!counted.ok) return counted;
    const hash = this.tokens.hash(input.token);
    return this.unitOfWork.run(async (tx) => {
      const now = this.clock.now();
      const asked = await this.store.findByTokenHash(hash, tx);
      if (!asked || !canConfirm(asked, now)) return err({ code: 'visitors.dead_newsletter_link' });
      await this.store.confirm(asked.id, now, tx);
      const site = await this.site.details(tx);
      const letter = welcomeLetter(site, asked.email, this.unsubscribeTokens.of(asked.id));
      await this.mail.post(letter, tx);
      return ok(null);
    });
  }
}
