import { newUuid } from '../../../lib/new-uuid.ts';
import type { LessonLink, TutorMessage } from '../../../api/generated/model';

/** A question on its way, and what has been said of its answer. */
export interface Turn {
  /** Null until the conversation has begun. */
  conversationId: string | null;
  /** Sent with the question, so that asking again never stores it twice. */
  clientMessageId: string;
  question: string;
  askedAt: string;
  phase: 'thinking' | 'answering' | 'stopped' | 'failed';
  text: string;
  lessons: LessonLink[];
  notice: string | null;
  error: string | null;
}

export function newTurn(
  conversationId: string | null,
  question: string,
  clientMessageId: string = newUuid(),
): Turn {
  return {
    conversationId,
    clientMessageId,
    question,
    askedAt: new Date().toISOString(),
    phase: 'thinking',
    text: '',
    lessons: [],
    notice: null,
    error: null,
  };
}

export const isWaiting = (turn: Turn | null): boolean =>
  turn?.phase === 'thinking' || turn?.phase === 'answering';

/** The question of a turn as a message. */
export function questionOf({ clientMessageId, question, askedAt }: Turn): TutorMessage {
  return {
    id: clientMessageId,
    role: 'user',
    content: question,
    timestamp: askedAt,
    lessons: [],
    notice: null,
    stopped: false,
    client_message_id: clientMessageId,
  };
}

/** What was said until the reader stopped it, as a message. */
export function stoppedAnswer({ clientMessageId, text, lessons, notice }: Turn): TutorMessage {
  return {
    id: `${clientMessageId}-answer`,
    role: 'assistant',
    content: text,
    timestamp: new Date().toISOString(),
    lessons,
    notice,
    stopped: true,
    client_message_id: null,
  };
}

/** The messages before a question, when it is asked again; all of them when it is new. */
export function messagesBefore(
  messages: readonly TutorMessage[],
  clientMessageId: string,
): readonly TutorMessage[] {
  const at = messages.findIndex(({ client_message_id: id }) => id === clientMessageId);
  return at < 0 ? messages : messages.slice(0, at);
}

/** The last question, when its answer is missing or was stopped; it can be asked again. */
export function openQuestion(messages: readonly TutorMessage[]): TutorMessage | null {
  const last = messages.at(-1);
  if (last?.role === 'user') return last;
  const before = messages.at(-2);
  return last?.stopped && before?.role === 'user' ? before : null;
}
