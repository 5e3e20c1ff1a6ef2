import { normaliseEmail } from '../../domain/accounts/email.ts';
import { contactByAddress, contactBySender } from '../../domain/accounts/throttle-rules.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { DeskThrottled } from '../../domain/visitors/desk-errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ContactMessages } from '../../ports/contact-messages.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { MailQueue } from '../../ports/mail-queue.ts';
import type { Site } from '../../ports/site.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { DeskCounter } from './desk-counter.ts';
import { contactLetter, receiptLetter } from './desk-letters.ts';

export interface ContactInput {
  name: string;
  email: string;
  subject?: string | undefined;
  message: string;
  /** Network address of the caller. */
  address: string;
}

/** Stores a message, posts it to the admins' address, and a receipt to the sender. */
export class SendContactMessage {
  private readonly messages: ContactMessages;
  private readonly counter: DeskCounter;
  private readonly mail: MailQueue;
  private readonly unitOfWork: UnitOfWork;
  private readonly ids: IdSource;
  private readonly clock: Clock;
  private readonly site: Site;

  constructor(deps: {
    messages: ContactMessages;
    counter: DeskCounter;
    mail: MailQueue;
    unitOfWork: UnitOfWork;
    ids: IdSource;
    clock: Clock;
    site: Site;
  }) {
    this.messages = deps.messages;
    this.counter = deps.counter;
    this.mail = deps.mail;
    this.unitOfWork = deps.unitOfWork;
    this.ids = deps.ids;
    this.clock = deps.clock;
    this.site = deps.site;
  }

  async run(input: ContactInput): Promise<Result<null, DeskThrottled>> {
    const email = normaliseEmail(input.email);
    const counted = await this.counter.count([
      { rule: contactBySender, subject: email },
      { rule: contactByAddress, subject: input.address },
    ]);
    if (!counted.ok) return counted;
    const message = {
      id: this.ids.next(),
      name: input.name.trim().replace(/\s+/g, ' '),
      email,
      subject: (input.subject ?? '').trim(),
      message: input.message.trim(),
      receivedAt: this.clock.now(),
    };
    await this.unitOfWork.run(async (tx) => {
      const site = await this.site.details(tx);
      await this.messages.add(message, tx);
      await this.mail.post(contactLetter(site, message), tx);
      await this.mail.post(receiptLetter(site, message), tx);
    });
    return ok(null);
  }
}
