/** API calls for the tutor: conversations, lessons, calculators, quizzes, reviews and progress, and what else changes with them. */
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  calculateCompounding,
  calculateDrawdown,
  calculatePipValue,
  calculatePositionSize,
  calculateRiskReward,
  getGetProgressQueryKey,
  getListConversationsQueryKey,
  getListDueReviewsQueryKey,
  getListMessagesQueryKey,
  startConversation,
  useAnswerQuiz,
  useDeleteConversation,
  useGetLesson,
  useGetProgress,
  useGradeReview,
  useListConversations,
  useListDueReviews,
  useListMessages,
  useListTopics,
  useMarkLessonRead,
  useRenameConversation,
  useSearchLessons,
  useStartQuiz,
} from './generated/client/tutor/tutor.ts';
import type {
  Calculation,
  CalculatorName,
  CompoundingInput,
  Conversation,
  ConversationList,
  DrawdownInput,
  LessonTopic,
  PipValueInput,
  PositionSizeInput,
  RiskRewardInput,
  TutorMessage,
  TutorMessageList,
} from './generated/model';

export { startConversation };
export { streamTutorAnswer } from './tutor-stream.ts';

/** How many conversations the tutor's screen asks for. */
const RECENT = 10;

const recentKey = () => getListConversationsQueryKey({ limit: RECENT });
const [LISTS] = getListConversationsQueryKey();
const [PROGRESS] = getGetProgressQueryKey();

/** The conversations with the latest messages, newest first. */
export function useRecentChats() {
  return useListConversations({ limit: RECENT }, { query: { staleTime: 0 } });
}

/** The messages of a conversation, oldest first. */
export function useChatMessages(conversationId: string | null) {
  return useListMessages(conversationId ?? '', undefined, {
    query: { enabled: conversationId !== null, staleTime: 0 },
  });
}

function changeRecent(client: QueryClient, change: (list: Conversation[]) => Conversation[]): void {
  client.setQueryData<ConversationList>(
    recentKey(),
    (before) => before && { ...before, conversations: change(before.conversations) },
  );
}

/** What sending changes in what is already known of the conversations. */
export function useChatChanges() {
  const client = useQueryClient();
  return {
    /** A conversation begun: on top of the list, nothing said in it yet. */
    async begun(conversation: Conversation): Promise<void> {
      await client.cancelQueries({ queryKey: recentKey() });
      client.setQueryData<TutorMessageList>(getListMessagesQueryKey(conversation.id), { messages: [] });
      changeRecent(client, (list) => [conversation, ...list].slice(0, RECENT));
    },
    /** Adds a question and its answer to the cache; a repeated question replaces its first asking. */
    async said(id: string, question: TutorMessage, answer: TutorMessage): Promise<void> {
      const queryKey = getListMessagesQueryKey(id);
      // An older list that is still under way must not hide the answer.
      await client.cancelQueries({ queryKey });
      client.setQueryData<TutorMessageList>(queryKey, (before) => {
        const messages = before?.messages ?? [];
        const first = messages.findIndex((one) => one.client_message_id === question.client_message_id);
        return { messages: [...(first < 0 ? messages : messages.slice(0, first)), question, answer] };
      });
    },
    /** The list follows: the conversation spoken in last comes first. */
    reorder: () => client.invalidateQueries({ queryKey: [LISTS] }),
  };
}

/** Gives a conversation another title; the lists follow. */
export function useRenameChat() {
  const client = useQueryClient();
  return useRenameConversation({
    mutation: { onSuccess: () => client.invalidateQueries({ queryKey: [LISTS] }) },
  });
}

/** Deletes a conversation; it leaves the list at once. */
export function useDeleteChat() {
  const client = useQueryClient();
  return useDeleteConversation({
    mutation: {
      onSuccess: (_, { conversationId }) => {
        changeRecent(client, (list) => list.filter(({ id }) => id !== conversationId));
        client.removeQueries({ queryKey: getListMessagesQueryKey(conversationId) });
        return client.invalidateQueries({ queryKey: [LISTS] });
      },
    },
  });
}

/** The six topics, and whether the plan opens them. */
export function useTopics() {
  return useListTopics({ query: { staleTime: 60_000 } });
}

/** The lessons that fit `q`, or all of them in order. */
export function useLessons(q: string, topic?: LessonTopic) {
  const params = { ...(q ? { q } : {}), ...(topic ? { topic } : {}), limit: 100 };
  return useSearchLessons(params, { query: { placeholderData: (before) => before } });
}

/** One lesson with its neighbours; its text changes only with the product. */
export function useLesson(id: string) {
  return useGetLesson(id, { query: { staleTime: 600_000 } });
}

/** What each calculator is given. */
export interface CalculatorInputs {
  'position-size': PositionSizeInput;
  'risk-reward': RiskRewardInput;
  'pip-value': PipValueInput;
  compounding: CompoundingInput;
  drawdown: DrawdownInput;
}

const calculations: {
  [K in CalculatorName]: (input: CalculatorInputs[K], signal?: AbortSignal) => Promise<Calculation>;
} = {
  'position-size': calculatePositionSize,
  'risk-reward': calculateRiskReward,
  'pip-value': calculatePipValue,
  compounding: calculateCompounding,
  drawdown: calculateDrawdown,
};

/** Computes on the server, which alone knows the formulas. Rejects with `ApiError`; 422 names the fields. */
export function calculate<K extends CalculatorName>(
  calculator: K,
  input: CalculatorInputs[K],
  signal?: AbortSignal,
): Promise<Calculation> {
  return calculations[calculator](input, signal);
}

export const useQuizStart = useStartQuiz;

/** What follows from a finished quiz or review: the due cards and the progress are asked for again. */
function usePractised() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: getListDueReviewsQueryKey() }),
      client.invalidateQueries({ queryKey: [PROGRESS] }),
    ]);
}

/** Answers a quiz; what was wrong becomes a review card. */
export function useQuizAnswer() {
  return useAnswerQuiz({ mutation: { onSuccess: usePractised() } });
}

/** How far the learner has come, by the days of the browser's time zone. */
export function useProgress() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return useGetProgress({ time_zone: timeZone }, { query: { staleTime: 0 } });
}

/** Stores that a lesson was read to its end. */
export function useLessonMark() {
  const client = useQueryClient();
  return useMarkLessonRead({
    mutation: { onSuccess: () => client.invalidateQueries({ queryKey: [PROGRESS] }) },
  });
}

/** The review cards whose day has come, and how many. */
export function useDueReviews({ enabled = true }: { enabled?: boolean } = {}) {
  return useListDueReviews(undefined, { query: { enabled, staleTime: 0 } });
}

/** Says how well a card was known; it is not due any more. */
export function useReviewGrade() {
  return useGradeReview({ mutation: { onSuccess: usePractised() } });
}
