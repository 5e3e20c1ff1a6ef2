import type { RenameConversation } from '../../../application/tutor/rename-conversation.ts';
import type { StartConversation } from '../../../application/tutor/start-conversation.ts';
import type { ConversationStore } from '../../../ports/tutor/conversation-store.ts';
import type { AskTutor } from '../../../application/tutor/ask-tutor.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { presentConversation, presentMessage } from './tutor-presenters.ts';
import { askTutorHandler } from './ask-tutor-handlers.ts';

export interface TutorUseCases {
  conversations: ConversationStore;
  startConversation: StartConversation;
  renameConversation: RenameConversation;
  askTutor: AskTutor;
}

/** Conversations are private and change: answers must not be cached. */
const FRESH = { 'Cache-Control': 'no-store' };
const notFound = { failure: { code: 'tutor.conversation_not_found' } } as const;

/** Answers of the operations on conversations with the tutor. */
export function tutorHandlers(useCases: TutorUseCases) {
  const { conversations, askTutor } = useCases;
  return {
    async listConversations(request) {
      const { limit = 50 } = request.query;
      const { user } = signedIn(request);
      const [latest, total] = await Promise.all([
        conversations.list(user.id, limit),
        conversations.count(user.id),
      ]);
      const body = { conversations: latest.map(presentConversation), total };
      return { status: 200, body, headers: FRESH };
    },
    async startConversation(request) {
      const started = await useCases.startConversation.run(signedIn(request).user, request.body);
      if (!started.ok) return { failure: started.error };
      return { status: 201, body: { conversation: presentConversation(started.value) } };
    },
    async renameConversation(request) {
      const { path, body } = request;
      const { user } = signedIn(request);
      const renamed = await useCases.renameConversation.run(user.id, path.conversation_id, body.title);
      if (!renamed.ok) return { failure: renamed.error };
      return { status: 200, body: { conversation: presentConversation(renamed.value) } };
    },
    async deleteConversation(request) {
      const removed = await conversations.remove(signedIn(request).user.id, request.path.conversation_id);
      return removed ? { status: 204 } : notFound;
    },
    async listMessages(request) {
      const { limit = 200 } = request.query;
      const { user } = signedIn(request);
      const messages = await conversations.messages(user.id, request.path.conversation_id, limit);
      if (!messages) return notFound;
      return { status: 200, body: { messages: messages.map(presentMessage) }, headers: FRESH };
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
