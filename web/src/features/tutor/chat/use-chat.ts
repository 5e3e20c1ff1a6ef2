/** The state of the chat: which conversation is open, and the question that is on its way. */
import { useCallback, useRef, useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import type { ConversationTopic, TutorMessage } from '../../../api/generated/model';
import {
  startConversation,
  streamTutorAnswer,
  useChatChanges,
  useChatMessages,
  useRecentChats,
} from '../../../api/tutor.ts';
import { useSession } from '../../../entities/session/session.tsx';
import { chatTitle } from './chat-title.ts';
import { isWaiting, messagesBefore, newTurn, questionOf, stoppedAnswer } from './turn.ts';
import type { Turn } from './turn.ts';

/** How freely a model may word its answer. */
const TEMPERATURE = 0.5;
const NONE: readonly TutorMessage[] = [];

/** @param analysisId what the questions are about; a new conversation is begun then, instead of the one spoken in last */
export function useChat(analysisId: string | null) {
  const recent = useRecentChats();
  // Undefined: the first of the list, once it is known.
  const [chosen, setChosen] = useState<string | null | undefined>(analysisId ? null : undefined);
  const [topic, setTopic] = useState<ConversationTopic>('General');
  const [starts, setStarts] = useState(0);
  const selected = chosen === undefined ? (recent.data?.conversations[0]?.id ?? null) : chosen;
  const messages = useChatMessages(selected);
  const asking = useAsking(topic, analysisId, setChosen);
  const { turn } = asking;
  const shownTurn = turn?.conversationId === selected ? turn : null;
  const stored = messages.data?.messages ?? NONE;
  return {
    recent,
    messages,
    selected,
    topic,
    /** How often a new conversation was begun on purpose. */
    starts,
    waiting: isWaiting(turn),
    announcement: asking.announcement,
    turn: shownTurn,
    shown: shownTurn ? messagesBefore(stored, shownTurn.clientMessageId) : stored,
    select: (id: string) => setChosen(id),
    startNew: (about: ConversationTopic) => {
      setTopic(about);
      setChosen(null);
      setStarts((count) => count + 1);
    },
    /** Blank questions, and questions while another waits for its answer, are ignored. */
    send: (content: string): boolean => {
      const question = content.trim();
      if (question === '' || isWaiting(turn)) return false;
      setChosen(selected);
      void asking.ask(newTurn(selected, question));
      return true;
    },
    askAgain: (question: TutorMessage) =>
      void asking.ask(newTurn(selected, question.content, question.client_message_id ?? undefined)),
    retry: () => shownTurn && void asking.ask({ ...newTurn(null, ''), ...storedTurn(shownTurn) }),
    stop: asking.stop,
  };
}

const storedTurn = ({ conversationId, clientMessageId, question, askedAt }: Turn) => ({
  conversationId,
  clientMessageId,
  question,
  askedAt,
});

/** Sends one question at a time and follows its answer. */
function useAsking(topic: ConversationTopic, analysisId: string | null, open: (id: string) => void) {
  const [turn, setTurn] = useState<Turn | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const stopper = useRef<AbortController | null>(null);
  const changes = useChatChanges();
  const { refresh } = useSession();

  const begin = async (question: string): Promise<string> => {
    const { conversation } = await startConversation({ title: chatTitle(question), topic });
    await changes.begun(conversation);
    open(conversation.id);
    return conversation.id;
  };

  const ask = async (asked: Turn): Promise<void> => {
    const stop = new AbortController();
    stopper.current = stop;
    let current = asked;
    const change = (part: Partial<Turn>): void => {
      current = { ...current, ...part };
      setTurn(current);
    };
    const finish = async (answer: TutorMessage): Promise<void> => {
      if (current.conversationId !== null)
        await changes.said(current.conversationId, questionOf(current), answer);
      // A question that was stopped stays: the server may not have heard it.
      if (answer.stopped) change({ phase: 'stopped' });
      else setTurn(null);
      setAnnouncement(answer.stopped ? 'Stopped.' : answer.content);
      void changes.reorder();
      void refresh();
    };
    setAnnouncement('The tutor is thinking.');
    change({ phase: 'thinking' });
    try {
      const id = asked.conversationId ?? (await begin(asked.question));
      change({ conversationId: id });
      const message = {
        content: asked.question,
        temperature: TEMPERATURE,
        client_message_id: asked.clientMessageId,
        ...(analysisId === null ? {} : { analysis_id: analysisId }),
      };
      const answer = await streamTutorAnswer(id, message, {
        signal: stop.signal,
        onText: (piece) => change({ phase: 'answering', text: current.text + piece }),
        onLessons: (lessons) => change({ lessons }),
        onNotice: (notice) => change({ notice }),
      });
      await finish(answer);
    } catch (error) {
      if (stop.signal.aborted) await finish(stoppedAnswer(current));
      else change({ phase: 'failed', error: errorMessage(error) });
    }
  };

  const stop = useCallback(() => stopper.current?.abort(), []);
  return { turn, announcement, ask, stop };
}
