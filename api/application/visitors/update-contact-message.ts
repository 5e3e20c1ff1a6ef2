import type { MessageNotFound } from '../../domain/visitors/desk-errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/audit-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ContactMessages, ReceivedMessage } from '../../ports/contact-messages.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** Marks a message as dealt with, or opens it again. Asked for what it is already, it changes and notes nothing. */
export class UpdateContactMessage {
  private readonly messages: ContactMessages;
  private readonly audit: AuditLog;
  private readonly unitOfWork: UnitOfWork;
  private readonly clock: Clock;

  constructor(messages: ContactMessages, audit: AuditLog, unitOfWork: UnitOfWork, clock: Clock) {
    this.messages = messages;
    this.audit = audit;
    this.unitOfWork = unitOfWork;
    this.clock = clock;
  }

  run(actorId: string, id: string, handled: boolean): Promise<Result<ReceivedMessage, MessageNotFound>> {
    return this.unitOfWork.run(async (tx): Promise<Result<ReceivedMessage, MessageNotFound>> => {
      const at = this.clock.now();
      if (await this.messages.mark(id, handled ? { actorId, at } : null, tx)) {
        const action = handled ? 'visitors.message_handled' : 'visitors.message_reopened';
        await this.audit.record(tx, { actorId, action, subject: `contact_message:${id}`, details: {}, at });
      }
      const message = await this.messages.find(id, tx);
      return message ? ok(message) : err({ code: 'visitors.message_not_found' });
    });
  }
}
