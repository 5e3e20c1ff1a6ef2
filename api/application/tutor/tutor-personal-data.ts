import type { ConversationStore } from '../../ports/tutor/conversation-store.ts';
import type {
  PersonalDataEraser,
  PersonalDataSource,
  Pseudonym,
} from '../../ports/accounts/personal-data.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';

/** More than anybody has: an export is whole. */
const ALL = 1_000_000;

interface Deps {
  conversations: ConversationStore;
}

/** Conversations in the data export, and their end with the account. */
export class TutorPersonalData implements PersonalDataSource, PersonalDataEraser {
  readonly name = 'tutor_conversations';
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async read(userId: string): Promise<Record<string, unknown>[]> {
    const sections: Record<string, unknown>[] = [];
    for (const { id, title, topic, createdAt } of await this.deps.conversations.list(userId, ALL)) {
      const messages = (await this.deps.conversations.messages(userId, id, ALL)) ?? [];
      sections.push({
        title,
        topic,
        created_at: createdAt.toISOString(),
        messages: messages.map(({ role, content, at }) => ({ role, content, at: at.toISOString() })),
      });
    }
    return sections;
  }

  async erase(userId: string, _pseudonym: Pseudonym, tx: Transaction): Promise<void> {
    await this.deps.conversations.removeAll(userId, tx);
  }
}
