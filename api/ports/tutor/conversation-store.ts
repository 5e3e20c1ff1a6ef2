import type { Conversation, ConversationMessage } from '../../domain/tutor/conversation.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

export interface NewQuestion {
  id: string;
  content: string;
  /** The same id again is the same question. */
  clientMessageId: string | null;
  at: Date;
}

export interface NewAnswer extends Pick<
  ConversationMessage,
  'id' | 'content' | 'lessons' | 'notice' | 'stopped' | 'at'
> {
  /** The question that it answers. */
  questionId: string;
}

/** A question as stored, what was said before it (the latest so many messages, oldest first), and its answer if it has one. */
export interface AskedQuestion {
  question: ConversationMessage;
  before: ConversationMessage[];
  answer: ConversationMessage | null;
}

/** Conversations with the tutor. Everything is asked for by owner: another user's conversation is not there. */
export interface ConversationStore {
  /** The ones spoken in last first. */
  list(ownerId: string, limit: number): Promise<Conversation[]>;
  /** How many the owner has. */
  count(ownerId: string): Promise<number>;
  add(conversation: Conversation): Promise<void>;
  find(ownerId: string, id: string): Promise<Conversation | null>;
  rename(ownerId: string, id: string, title: string, at: Date): Promise<Conversation | null>;
  /** Deletes it with what was said in it; whether it was there. */
  remove(ownerId: string, id: string): Promise<boolean>;
  /** Deletes all of the owner's. */
  removeAll(ownerId: string, tx: Transaction): Promise<void>;
  /** The latest so many messages, oldest first; an answer follows its question. Null when there is no such conversation. */
  messages(ownerId: string, id: string, limit: number): Promise<ConversationMessage[] | null>;
  /**
   * Stores a question and marks the conversation as spoken in; a question whose client id is there already is not stored
   * twice, under any interleaving. Null when there is no such conversation.
   */
  ask(ownerId: string, id: string, question: NewQuestion, before: number): Promise<AskedQuestion | null>;
  /**
   * Stores the answer of a question. It replaces one that was stopped; when another has been stored already, that one
   * stays and is returned. Null when the question is gone.
   */
  answer(answer: NewAnswer): Promise<ConversationMessage | null>;
}
