import { topicClosedMessage } from '../../../domain/tutor/topic-gate.ts';

/** Status, title and text of the failures of conversations with the tutor, for the error table. */
export const tutorErrors = {
  'tutor.conversation_not_found': {
    status: 404,
    title: 'No such conversation',
    text: 'There is no such conversation.',
  },
  'tutor.topic_closed': { status: 403, title: 'Topic not in the plan', text: topicClosedMessage },
  'tutor.throttled': {
    status: 429,
    title: 'Too many questions',
    text: 'You have asked more than the tutor can answer in so short a time. Please wait a few minutes.',
  },
} as const;
