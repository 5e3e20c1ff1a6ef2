import type { LessonLink, Topic } from './lesson.ts';

export type ConversationTopic = Topic | 'General';

/** A conversation of one user with the tutor. */
export interface Conversation {
  id: string;
  ownerId: string;
  title: string;
  topic: ConversationTopic;
  createdAt: Date;
  /** When it was begun, renamed or last spoken in. */
  updatedAt: Date;
}

/** Something that was said in it. */
export interface ConversationMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  at: Date;
  /** The lessons that an answer rests on. */
  lessons: LessonLink[];
  /** What a provider said when it failed, or what was left out of an answer. */
  notice: string | null;
  /** The reader stopped this answer before its end. */
  stopped: boolean;
  /** On questions: the id that the client gave, by which it can ask again. */
  clientMessageId: string | null;
}
