import type { ConversationStore } from '../../ports/conversation-store.ts';
import type { PersonalDataEraser, PersonalDataSource, Pseudonym } from '../../ports/personal-data.ts';
import type { Transaction } from '../../ports/unit-of-work.ts';

/** More than anybody has: an export is whole. */
const ALL = 1_000_000;

/** Conversations in the data export, and their end with the account. */
export class TutorPersonalData implements PersonalDataSource, PersonalDataEraser {
  readonly name = 'tutor_conversations';
  private readonly store: ConversationStore;

  constructor(store: ConversationStore) {
    this.store = store;
  }

  async read(userId: string): Promise<Record<string, unknown>[]> {
    const sections: Record<string, unknown>[] = [];
    for (const { id, title, topic, createdAt } of await this.store.list(userId, ALL)) {
      const messages = (await this.store.messages(userId, id, ALL)) ?? [];
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
    await this.store.removeAll(userId, tx);
  }
}
