import type { Knex } from 'knex';
import type { Conversation, ConversationMessage } from '../../../domain/tutor/conversation.ts';
import type {
  AskedQuestion,
  ConversationStore,
  NewAnswer,
  NewQuestion,
} from '../../../ports/tutor/conversation-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { ConversationModel, MessageModel } from './conversation-models.ts';

interface Deps {
  database: Knex;
}

/** Conversations in `tutor_conversations` and `tutor_messages`. */
export class PostgresConversationStore implements ConversationStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async list(ownerId: string, limit: number): Promise<Conversation[]> {
    const rows = await ConversationModel.query(this.deps.database)
      .where({ user_id: ownerId })
      .orderBy([
        { column: 'updated_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit);
    return rows.map((row) => row.toConversation());
  }

  count(ownerId: string): Promise<number> {
    return ConversationModel.query(this.deps.database).where({ user_id: ownerId }).resultSize();
  }

  async add({ id, ownerId, title, topic, createdAt, updatedAt }: Conversation): Promise<void> {
    await ConversationModel.query(this.deps.database).insert({
      id,
      user_id: ownerId,
      title,
      topic,
      created_at: createdAt,
      updated_at: updatedAt,
    });
  }

  async find(ownerId: string, id: string): Promise<Conversation | null> {
    const row = await ConversationModel.query(this.deps.database).findOne({ id, user_id: ownerId });
    return row?.toConversation() ?? null;
  }

  async rename(ownerId: string, id: string, title: string, at: Date): Promise<Conversation | null> {
    return (
      (await this.#touch(this.deps.database, ownerId, id, { title, updated_at: at }))?.toConversation() ??
      null
    );
  }

  async remove(ownerId: string, id: string): Promise<boolean> {
    return (await ConversationModel.query(this.deps.database).delete().where({ id, user_id: ownerId })) > 0;
  }

  async removeAll(ownerId: string, tx: Transaction): Promise<void> {
    await ConversationModel.query(queryOn(this.deps.database, tx)).delete().where({ user_id: ownerId });
  }

  async messages(ownerId: string, id: string, limit: number): Promise<ConversationMessage[] | null> {
    if ((await this.find(ownerId, id)) === null) return null;
    return latest(this.deps.database, id, limit);
  }

  async ask(
    ownerId: string,
    id: string,
    question: NewQuestion,
    before: number,
  ): Promise<AskedQuestion | null> {
    return this.deps.database.transaction(async (trx) => {
      // Locks the conversation's row: questions of one conversation are stored one after another.
      const conversation = await this.#touch(trx, ownerId, id, { updated_at: question.at });
      if (!conversation) return null;
      const asked = (await this.#known(trx, id, question)) ?? (await this.#insert(trx, id, question));
      const answer = await MessageModel.query(trx).findOne({ question_id: asked.id });
      return {
        question: asked.toMessage(),
        before: await latest(trx, id, before, asked.sequence),
        answer: answer?.toMessage() ?? null,
      };
    });
  }

  async answer({ questionId, lessons, ...answer }: NewAnswer): Promise<ConversationMessage | null> {
    const row = { ...answer, lessons: JSON.stringify(lessons) };
    await this.deps.database.raw(
      `insert into tutor_messages (id, conversation_id, question_id, content, at, lessons, notice, stopped)
       select cast(:id as uuid), conversation_id, id, :content, cast(:at as timestamptz), cast(:lessons as jsonb), :notice,
         cast(:stopped as boolean)
       from tutor_messages where id = :questionId
       on conflict (question_id) do update set
         content = excluded.content, at = excluded.at, lessons = excluded.lessons, notice = excluded.notice,
         stopped = excluded.stopped
       where tutor_messages.stopped`,
      { ...row, questionId },
    );
    const stored = await MessageModel.query(this.deps.database).findOne({ question_id: questionId });
    return stored?.toMessage() ?? null;
  }

  async #known(trx: Knex, conversationId: string, { clientMessageId }: NewQuestion) {
    if (clientMessageId === null) return undefined;
    const key = { conversation_id: conversationId, client_message_id: clientMessageId };
    return MessageModel.query(trx).findOne(key);
  }

  #insert(trx: Knex, conversationId: string, { id, content, clientMessageId, at }: NewQuestion) {
    return MessageModel.query(trx)
      .insert({ id, conversation_id: conversationId, content, at, client_message_id: clientMessageId })
      .returning('*');
  }

  #touch(connection: Knex, ownerId: string, id: string, change: Partial<ConversationModel>) {
    return ConversationModel.query(connection)
      .patch(change)
      .where({ id, user_id: ownerId })
      .returning('*')
      .first();
  }
}

/** The latest so many messages, oldest first; `below`: of those that stand before this sequence number. */
async function latest(
  connection: Knex,
  conversationId: string,
  limit: number,
  below?: string,
): Promise<ConversationMessage[]> {
  const turn = 'coalesce(question.sequence, tutor_messages.sequence)';
  const query = MessageModel.query(connection)
    .select('tutor_messages.*')
    .leftJoin('tutor_messages as question', 'question.id', 'tutor_messages.question_id')
    .where('tutor_messages.conversation_id', conversationId)
    .orderByRaw(`${turn} desc, tutor_messages.sequence desc`)
    .limit(limit);
  if (below !== undefined) void query.whereRaw(`${turn} < ?`, [below]);
  return (await query).reverse().map((row) => row.toMessage());
}
