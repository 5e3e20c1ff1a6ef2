import type { User } from '../../domain/accounts/user.ts';
import type { ThrottleRule } from '../../domain/accounts/throttle-rules.ts';
import type { ConversationNotFound, TutorThrottled } from '../../domain/tutor/conversation-errors.ts';
import type { ConversationMessage, ConversationTopic } from '../../domain/tutor/conversation.ts';
import { closedTopics } from '../../domain/tutor/topic-gate.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { AskedQuestion, ConversationStore } from '../../ports/tutor/conversation-store.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { TutorPart, TutorVoice } from '../../ports/tutor/tutor-voice.ts';
import type { TryCounter } from '../accounts/try-counter.ts';
import { effectiveTier } from './effective-tier.ts';
import type { OwnFacts } from './own-facts.ts';

/** Limit of questions of one account, above what a fast learner asks. */
export const questionsByAccount: ThrottleRule = {
  name: 'tutor-question-account',
  limit: 60,
  windowMs: 15 * 60_000,
};
/** Messages that go along with a question. */
const REMEMBERED = 12;

export interface TutorQuestionAsked {
  content: string;
  temperature?: number | undefined;
  /** The own analysis that is asked about. */
  analysisId?: string | undefined;
  /** The same id again is the same question. */
  clientMessageId?: string | undefined;
}

/** What a reader is sent of an answer. */
export type SaidPart = Exclude<TutorPart, { kind: 'unanswered' }>;

/** Receives the answer while it is written. */
export interface AnswerListener {
  /** The question is accepted and stored. */
  onBegin?(): void;
  onPart?(part: SaidPart): void;
  /** Aborted when the listener stops the answer or goes away. */
  signal?: AbortSignal;
}

interface Deps {
  conversations: ConversationStore;
  voice: TutorVoice;
  ownFacts: OwnFacts;
  tryCounter: TryCounter;
  ids: IdSource;
  clock: Clock;
}

type Spoken = Pick<ConversationMessage, 'content' | 'lessons' | 'notice' | 'stopped'>;

/** Stores a question, has it answered part by part, and stores the answer; when stopped, what was said until then. */
export class AskTutor {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    user: User,
    conversationId: string,
    asked: TutorQuestionAsked,
    listener: AnswerListener = {},
  ): Promise<Result<ConversationMessage, ConversationNotFound | TutorThrottled>> {
    const { conversations, tryCounter, ids, clock } = this.deps;
    const conversation = await conversations.find(user.id, conversationId);
    if (!conversation) return err({ code: 'tutor.conversation_not_found' });
    const allowed = await tryCounter.count([{ rule: questionsByAccount, subject: user.id }]);
    if (!allowed.ok) return err({ ...allowed.error, code: 'tutor.throttled' });

    const { content, clientMessageId = null } = asked;
    const question = { id: ids.next(), content: content.trim(), clientMessageId, at: clock.now() };
    const stored = await conversations.ask(user.id, conversationId, question, REMEMBERED);
    if (!stored) return err({ code: 'tutor.conversation_not_found' });
    listener.onBegin?.();
    if (stored.answer && !stored.answer.stopped) return ok(repeat(stored.answer, listener));

    const spoken = await this.#listen(user, conversation.topic, stored, asked, listener);
    return this.#keep(stored.question.id, spoken);
  }

  async #listen(
    user: User,
    topic: ConversationTopic,
    { question, before }: AskedQuestion,
    { temperature, analysisId }: TutorQuestionAsked,
    { onPart, signal }: AnswerListener,
  ): Promise<Spoken> {
    const spoken: Spoken = { content: '', lessons: [], notice: null, stopped: false };
    const answer = this.deps.voice.answer({
      turns: [...before, question].map(({ role, content }) => ({ role, content })),
      topic,
      facts: await this.deps.ownFacts.of(user, question.content, analysisId),
      closedTopics: closedTopics(effectiveTier(user)),
      ...(temperature === undefined ? {} : { temperature }),
      ...(signal ? { signal } : {}),
    });
    for await (const part of answer) {
      if (signal?.aborted) break;
      if (part.kind === 'text') spoken.content += part.text;
      else if (part.kind === 'lessons') spoken.lessons = part.lessons;
      else if (part.kind === 'notice') spoken.notice = part.text;
      if (part.kind !== 'unanswered') onPart?.(part);
    }
    return { ...spoken, stopped: signal?.aborted ?? false };
  }

  /** An answer stopped before its first word is not stored; the question stays unanswered. */
  async #keep(
    questionId: string,
    spoken: Spoken,
  ): Promise<Result<ConversationMessage, ConversationNotFound>> {
    const { conversations, ids, clock } = this.deps;
    const answer = { ...spoken, id: ids.next(), at: clock.now() };
    if (spoken.stopped && spoken.content === '')
      return ok({ ...answer, role: 'assistant', clientMessageId: null });
    const stored = await conversations.answer({ ...answer, questionId });
    return stored ? ok(stored) : err({ code: 'tutor.conversation_not_found' });
  }
}

/** Sends a stored answer again. */
function repeat(answer: ConversationMessage, { onPart }: AnswerListener): ConversationMessage {
  onPart?.({ kind: 'text', text: answer.content });
  if (answer.notice !== null) onPart?.({ kind: 'notice', text: answer.notice });
  if (answer.lessons.length > 0) onPart?.({ kind: 'lessons', lessons: answer.lessons });
  return answer;
}
