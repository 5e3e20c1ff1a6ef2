import type { Conversation, ConversationMessage } from '../../../domain/tutor/conversation.ts';
import type { components } from '../generated/contract.ts';

type Schemas = components['schemas'];

/** A conversation as answers show it. */
export function presentConversation(conversation: Conversation): Schemas['Conversation'] {
  const { id, title, topic, createdAt, updatedAt } = conversation;
  return { id, title, topic, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
}

/** A message as answers show it. */
export function presentMessage(message: ConversationMessage): Schemas['TutorMessage'] {
  const { id, role, content, at, lessons, notice, stopped, clientMessageId } = message;
  return {
    id,
    role,
    content,
    timestamp: at.toISOString(),
    lessons: lessons.map((lesson) => ({ id: lesson.id, topic: lesson.topic, title: lesson.title })),
    notice,
    stopped,
    client_message_id: clientMessageId,
  };
}
