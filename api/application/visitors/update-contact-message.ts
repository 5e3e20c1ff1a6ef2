import type { MessageNotFound } from '../../domain/visitors/contact-errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { ContactMessages, ReceivedMessage } from '../../ports/visitors/contact-messages.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  contactMessages: ContactMessages;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Marks a message as dealt with, or opens it again. Asked for what it is already, it changes and notes nothing. */
export class UpdateContactMessage {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(actorId: string, id: string, handled: boolean): Promise<Result<ReceivedMessage, MessageNotFound>> {
    return this.deps.unitOfWork.run(async (tx): Promise<Result<ReceivedMessage, MessageNotFound>> => {
      const at = this.deps.clock.now();
      if (await this.deps.contactMessages.mark(id, handled ? { actorId, at } : null, tx)) {
        const action = handled ? 'visitors.message_handled' : 'visitors.message_reopened';
        await this.deps.audit.record(tx, {
          actorId,
          action,
          subject: `contact_message:${id}`,
          details: {},
          at,
        });
      }
      const message = await this.deps.contactMessages.find(id, tx);
      return message ? ok(message) : err({ code: 'visitors.message_not_found' });
    });
  }
}
