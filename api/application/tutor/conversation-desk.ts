import type { User } from '../../domain/accounts/user.ts';
import type { ThrottleRule } from '../../domain/accounts/throttle-rules.ts';
import type { ConversationNotFound, TutorThrottled } from '../../domain/tutor/conversation-errors.ts';
import type {
  Conversation,
  ConversationMessage,
  ConversationTopic,
} from '../../domain/tutor/conversation.ts';
import { isTopicOpen, type TopicClosed } from '../../domain/tutor/topic-gate.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ConversationStore } from '../../ports/conversation-store.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { TryCounter } from '../accounts/try-counter.ts';
import { effectiveTier } from './effective-tier.ts';

/** Conversations one account may begin: far more than anybody reads, too few to fill a disk. */
const startsByAccount: ThrottleRule = { name: 'tutor-start-account', limit: 60, windowMs: 3_600_000 };

interface Deps {
  conversations: ConversationStore;
  tries: TryCounter;
  ids: IdSource;
  clock: Clock;
}

/** The caller's own conversations: listing, beginning, naming, deleting, and reading what was said. */
export class ConversationDesk {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** The latest so many, and how many there are. */
  async list(user: User, limit: number): Promise<{ conversations: Conversation[]; total: number }> {
    const [conversations, total] = await Promise.all([
      this.deps.conversations.list(user.id, limit),
      this.deps.conversations.count(user.id),
    ]);
    return { conversations, total };
  }

  /** Begins a conversation about a topic that the caller's plan opens. */
  async start(
    user: User,
    { title, topic }: { title: string; topic: ConversationTopic },
  ): Promise<Result<Conversation, TopicClosed | TutorThrottled>> {
    if (!isTopicOpen(topic, effectiveTier(user))) return err({ code: 'tutor.topic_closed' });
    const allowed = await this.deps.tries.count([{ rule: startsByAccount, subject: user.id }]);
    if (!allowed.ok) return err({ ...allowed.error, code: 'tutor.throttled' });
    const now = this.deps.clock.now();
    const conversation = {
      id: this.deps.ids.next(),
      ownerId: user.id,
      title: title.trim(),
      topic,
      createdAt: now,
      updatedAt: now,
    };
    await this.deps.conversations.add(conversation);
    return ok(conversation);
  }

  async rename(user: User, id: string, title: string): Promise<Result<Conversation, ConversationNotFound>> {
    return found(await this.deps.conversations.rename(user.id, id, title.trim(), this.deps.clock.now()));
  }

  async remove(user: User, id: string): Promise<Result<null, ConversationNotFound>> {
    return (await this.deps.conversations.remove(user.id, id)) ? ok(null) : err(notFound);
  }

  /** The latest so many messages, oldest first. */
  async messages(
    user: User,
    id: string,
    limit: number,
  ): Promise<Result<ConversationMessage[], ConversationNotFound>> {
    return found(await this.deps.conversations.messages(user.id, id, limit));
  }
}

const notFound: ConversationNotFound = { code: 'tutor.conversation_not_found' };

function found<T>(value: T | null): Result<T, ConversationNotFound> {
  return value === null ? err(notFound) : ok(value);
}
