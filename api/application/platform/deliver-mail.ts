import type { Clock } from '../../ports/shared/clock.ts';
import type { EmailStore } from '../../ports/platform/email-store.ts';
import type { Log } from '../../ports/shared/log.ts';
import type { Mailer } from '../../ports/platform/mailer.ts';

interface Deps {
  letters: EmailStore;
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
  async run(letterId: string): Promise<void> {
    const letter = await this.deps.letters.findWaiting(letterId);
    if (!letter) return;
    const sent = await this.deps.mailer.send(letter);
    if (sent.ok) return this.deps.letters.markDelivered(letterId, this.deps.clock.now());
    this.deps.log.warn(
      { kind: letter.kind, letterId, status: sent.error.reason },
      'A letter was refused for good',
    );
    await this.deps.letters.markRefused(letterId, this.deps.clock.now());
  }
}
