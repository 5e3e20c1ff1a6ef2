import type { Clock } from '../../ports/shared/clock.ts';
import type { EmailStore } from '../../ports/platform/email-store.ts';
import type { Log } from '../../ports/shared/log.ts';
import type { Mailer } from '../../ports/platform/mailer.ts';
import type { Site } from '../../ports/platform/site.ts';
import { emailPage } from './email-page.ts';

interface Deps {
  emails: EmailStore;
  mailer: Mailer;
  site: Site;
  clock: Clock;
  log: Log;
}

/** Hands one posted email to the mailer, as text and as a page. */
export class DeliverMail {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Throws when it should be tried again later. An email that has gone out already is left alone. */
  async run(emailId: string): Promise<void> {
    const email = await this.deps.emails.findWaiting(emailId);
    if (!email) return;
    const html = emailPage(email, await this.deps.site.details());
    const sent = await this.deps.mailer.send({ ...email, html });
    if (sent.ok) return this.deps.emails.markDelivered(emailId, this.deps.clock.now());
    this.deps.log.warn(
      { kind: email.kind, emailId, status: sent.error.reason },
      'An email was refused for good',
    );
    await this.deps.emails.markRefused(emailId, this.deps.clock.now());
  }
}
