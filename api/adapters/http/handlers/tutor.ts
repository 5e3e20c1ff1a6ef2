import type { AskTutor } from '../../../application/tutor/ask-tutor.ts';
import type { ConversationDesk } from '../../../application/tutor/conversation-desk.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { presentConversation, presentMessage } from '../presenters/tutor.ts';
import { askTutorHandler } from './ask-tutor.ts';

export interface TutorUseCases {
  conversations: ConversationDesk;
  askTutor: AskTutor;
}

/** Conversations are private and change with every word: nobody keeps an old answer. */
const FRESH = { 'Cache-Control': 'no-store' };

/** Answers of the operations on conversations with the tutor. */
export function tutorHandlers({ conversations, askTutor }: TutorUseCases) {
  return {
    async listConversations(request) {
      const { limit = 50 } = request.query;
      const found = await conversations.list(signedIn(request).user, limit);
      const body = { conversations: found.conversations.map(presentConversation), total: found.total };
      return { status: 200, body, headers: FRESH };
    },
    async startConversation(request) {
      const started = await conversations.start(signedIn(request).user, request.body);
      if (!started.ok) return { failure: started.error };
      return { status: 201, body: { conversation: presentConversation(started.value) } };
    },
    async renameConversation(request) {
      const { user } = signedIn(request);
      const renamed = await conversations.rename(user, request.path.conversation_id, request.body.title);
      if (!renamed.ok) return { failure: renamed.error };
      return { status: 200, body: { conversation: presentConversation(renamed.value) } };
    },
    async deleteConversation(request) {
      const removed = await conversations.remove(signedIn(request).user, request.path.conversation_id);
      return removed.ok ? { status: 204 } : { failure: removed.error };
    },
    async listMessages(request) {
      const { limit = 200 } = request.query;
      const { user } = signedIn(request);
      const messages = await conversations.messages(user, request.path.conversation_id, limit);
      if (!messages.ok) return { failure: messages.error };
      return { status: 200, body: { messages: messages.value.map(presentMessage) }, headers: FRESH };
    },
    askTutor: askTutorHandler(askTutor),
  } satisfies Pick<
    Handlers,
    | 'listConversations'
    | 'startConversation'
    | 'renameConversation'
    | 'deleteConversation'
    | 'listMessages'
    | 'askTutor'
  >;
}
