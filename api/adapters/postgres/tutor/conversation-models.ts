import { Model } from 'objection';
import type {
  Conversation,
  ConversationMessage,
  ConversationTopic,
} from '../../../domain/tutor/conversation.ts';
import type { LessonLink } from '../../../domain/tutor/lesson.ts';

/** A row of tutor_conversations. */
export class ConversationModel extends Model {
  static override tableName = 'tutor_conversations';

  declare id: string;
  declare user_id: string;
  declare title: string;
  declare topic: ConversationTopic;
  declare created_at: Date;
  declare updated_at: Date;

  toConversation(): Conversation {
    return {
      id: this.id,
      ownerId: this.user_id,
      title: this.title,
      topic: this.topic,
      createdAt: this.created_at,
      updatedAt: this.updated_at,
    };
  }
}

/** A row of tutor_messages. */
export class MessageModel extends Model {
  static override tableName = 'tutor_messages';
  static override jsonAttributes = ['lessons'];

  declare id: string;
  declare sequence: string;
  declare conversation_id: string;
  declare question_id: string | null;
  declare content: string;
  declare at: Date;
  declare lessons: LessonLink[];
  declare notice: string | null;
  declare stopped: boolean;
  declare client_message_id: string | null;

  toMessage(): ConversationMessage {
    return {
      id: this.id,
      role: this.question_id === null ? 'user' : 'assistant',
      content: this.content,
      at: this.at,
      lessons: this.lessons,
      notice: this.notice,
      stopped: this.stopped,
      clientMessageId: this.client_message_id,
    };
  }
}
