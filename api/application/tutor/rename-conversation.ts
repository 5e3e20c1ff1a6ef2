import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { ConversationNotFound } from '../../domain/tutor/conversation-errors.ts';
import type { Conversation } from '../../domain/tutor/conversation.ts';
import type { ConversationStore } from '../../ports/tutor/conversation-store.ts';

interface Deps {
  conversations: ConversationStore;
  clock: Clock;
}

/** Gives one of the caller's conversations another title. */
export class RenameConversation {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(ownerId: string, id: string, title: string): Promise<Result<Conversation, ConversationNotFound>> {
    const renamed = await this.deps.conversations.rename(ownerId, id, title.trim(), this.deps.clock.now());
    return renamed ? ok(renamed) : err({ code: 'tutor.conversation_not_found' });
  }
}
