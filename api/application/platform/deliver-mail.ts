import type { Clock } from '../../ports/shared/clock.ts';
import type { EmailStore } from '../../ports/platform/email-store.ts';
import type { Log } from '../../ports/shared/log.ts';
import type { Mailer } from '../../ports/platform/mailer.ts';

interface Deps {
  emails: EmailStore;
  mailer: Mailer;
  clock: Clock;
  log: Log;
}

/** Hands one posted email to the mailer. */
export class DeliverMail {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Throws when it should be tried again later. An email that has gone out already is left alone. */
  async run(emailId: string): Promise<void> {
    const email = await this.deps.emails.findWaiting(emailId);
    if (!email) return;
    const sent = await this.deps.mailer.send(email);
    if (sent.ok) return this.deps.emails.markDelivered(emailId, this.deps.clock.now());
    this.deps.log.warn(
      { kind: email.kind, emailId, status: sent.error.reason },
      'An email was refused for good',
    );
    await this.deps.emails.markRefused(emailId, this.deps.clock.now());
  }
}
