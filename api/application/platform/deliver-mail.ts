import type { Clock } from '../../ports/clock.ts';
import type { LetterStore } from '../../ports/letter-store.ts';
import type { Log } from '../../ports/log.ts';
import type { Mailer } from '../../ports/mailer.ts';

/** Hands one posted letter to the mailer. */
export class DeliverMail {
  private readonly letters: LetterStore;
  private readonly mailer: Mailer;
  private readonly clock: Clock;
  private readonly log: Log;

  constructor(letters: LetterStore, mailer: Mailer, clock: Clock, log: Log) {
    this.letters = letters;
    this.mailer = mailer;
    this.clock = clock;
    this.log = log;
  }

  /** Throws when it should be tried again later. A letter that has gone out already is left alone. */
  async run(letterId: string): Promise<void> {
    const letter = await this.letters.findWaiting(letterId);
    if (!letter) return;
    const sent = await this.mailer.send(letter);
    if (sent.ok) return this.letters.markDelivered(letterId, this.clock.now());
    this.log.warn(
      { kind: letter.kind, letterId, status: sent.error.reason },
      'A letter was refused for good',
    );
    await this.letters.markRefused(letterId, this.clock.now());
  }
}
