import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { ThrottleRule } from '../../domain/accounts/throttle-rules.ts';
import type { TutorThrottled } from '../../domain/tutor/conversation-errors.ts';
import type { Conversation, ConversationTopic } from '../../domain/tutor/conversation.ts';
import { isTopicOpen, type TopicClosed } from '../../domain/tutor/topic-gate.ts';
import type { ConversationStore } from '../../ports/tutor/conversation-store.ts';
import type { TryCounter } from '../accounts/try-counter.ts';
import { effectiveTier } from './effective-tier.ts';

/** Limit of conversations that one account may start. */
const startsByAccount: ThrottleRule = { name: 'tutor-start-account', limit: 60, windowMs: 3_600_000 };

interface Deps {
  conversations: ConversationStore;
  tryCounter: TryCounter;
  ids: IdSource;
  clock: Clock;
}

/** Begins a conversation about a topic that the caller's plan opens. */
export class StartConversation {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    user: User,
    { title, topic }: { title: string; topic: ConversationTopic },
  ): Promise<Result<Conversation, TopicClosed | TutorThrottled>> {
    if (!isTopicOpen(topic, effectiveTier(user))) return err({ code: 'tutor.topic_closed' });
    const allowed = await this.deps.tryCounter.count([{ rule: startsByAccount, subject: user.id }]);
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
}
