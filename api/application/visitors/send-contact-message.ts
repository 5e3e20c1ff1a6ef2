import { normaliseEmail } from '../../domain/accounts/email.ts';
import { contactByAddress, contactBySender } from '../../domain/accounts/throttle-rules.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { RequestsThrottled } from '../../domain/visitors/contact-errors.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { ContactMessages } from '../../ports/visitors/contact-messages.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { ContactLimiter } from './contact-limiter.ts';
import { contactEmail, receiptEmail } from './visitor-emails.ts';

export interface ContactInput {
  name: string;
  email: string;
  subject?: string | undefined;
  message: string;
  /** Network address of the caller. */
  address: string;
}

interface Deps {
  contactMessages: ContactMessages;
  contactLimiter: ContactLimiter;
  mail: MailQueue;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
  site: Site;
}

/** Stores a message, posts it to the admins' address, and a receipt to the sender. */
export class SendContactMessage {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(input: ContactInput): Promise<Result<null, RequestsThrottled>> {
    const email = normaliseEmail(input.email);
    const counted = await this.deps.contactLimiter.count([
      { rule: contactBySender, subject: email },
      { rule: contactByAddress, subject: input.address },
    ]);
    if (!counted.ok) return counted;
    const message = {
      id: this.deps.ids.next(),
      name: input.name.trim().replace(/\s+/g, ' '),
      email,
      subject: (input.subject ?? '').trim(),
      message: input.message.trim(),
      receivedAt: this.deps.clock.now(),
    };
    await this.deps.unitOfWork.run(async (tx) => {
      const site = await this.deps.site.details(tx);
      await this.deps.contactMessages.add(message, tx);
      await this.deps.mail.post(contactEmail(site, message), tx);
      await this.deps.mail.post(receiptEmail(site, message), tx);
    });
    return ok(null);
  }
}
