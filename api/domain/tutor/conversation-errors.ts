import type { TopicClosed } from './topic-gate.ts';

/** What conversations with the tutor refuse. */
export type ConversationErrorCode = (ConversationNotFound | TutorThrottled | TopicClosed)['code'];

/** Another's conversation is answered the same way as one that does not exist. */
export interface ConversationNotFound {
  code: 'tutor.conversation_not_found';
}

/** Too many questions or conversations within a time. */
export interface TutorThrottled {
  code: 'tutor.throttled';
  retryAfterSeconds: number;
}
