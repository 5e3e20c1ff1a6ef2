import type { Throttled } from '../../domain/accounts/errors.ts';
import type { ThrottleRule } from '../../domain/accounts/throttle-rules.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { LessonLink } from '../../domain/tutor/lesson.ts';
import { closedTopics } from '../../domain/tutor/topic-gate.ts';
import type { Quota, QuotaReached } from '../../domain/visitors/quota.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { TutorTurn, TutorVoice } from '../../ports/tutor/tutor-voice.ts';
import type { VisitorMessages } from '../../ports/visitors/visitor-messages.ts';
import type { TryCounter } from '../accounts/try-counter.ts';
import type { Visitor } from './identify-visitor.ts';
import type { VisitorQuota } from './visitor-quota.ts';

/** Questions from one address, answered or not. */
export const tutorByAddress: ThrottleRule = { name: 'tutor-address', limit: 120, windowMs: 3_600_000 };

export interface VisitorReply {
  reply: string;
  lessons: LessonLink[];
  /** The provider's error message when it failed and the curriculum answered; else null. */
  providerNotice: string | null;
  /** False when nothing was answered: it costs no free message. */
  answered: boolean;
}

interface Deps {
  visitorQuota: VisitorQuota;
  tryCounter: TryCounter;
  voice: TutorVoice;
  visitorMessages: VisitorMessages;
  clock: Clock;
}

/** Puts a visitor's question to the tutor; question and reply are stored for the visitor's own history. */
export class SendVisitorMessage {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** `previous`: what was said before, oldest first, as the visitor's browser tells it. */
  async run(
    visitor: Visitor,
    message: string,
    previous: TutorTurn[],
  ): Promise<Result<{ value: VisitorReply; quota: Quota }, QuotaReached | Throttled>> {
    const counted = await this.deps.tryCounter.count([{ rule: tutorByAddress, subject: visitor.address }]);
    if (!counted.ok) return counted;
    const turns: TutorTurn[] = [...previous, { role: 'user', content: message }];
    return this.deps.visitorQuota.spend(
      visitor,
      'tutor',
      () => this.ask(turns),
      async ({ reply, lessons }, tx) => {
        const said = [
          { role: 'user' as const, content: message, lessons: [] },
          { role: 'ai' as const, content: reply, lessons },
        ];
        await this.deps.visitorMessages.add(visitor.id, said, this.deps.clock.now(), tx);
      },
      ({ answered }) => answered,
    );
  }

  private async ask(turns: TutorTurn[]): Promise<Result<VisitorReply, never>> {
    const answer: VisitorReply = { reply: '', lessons: [], providerNotice: null, answered: true };
    const closed = closedTopics('none');
    for await (const part of this.deps.voice.answer({
      turns,
      topic: 'General',
      facts: [],
      closedTopics: closed,
    })) {
      if (part.kind === 'text') answer.reply += part.text;
      else if (part.kind === 'lessons') answer.lessons.push(...part.lessons);
      else if (part.kind === 'notice') answer.providerNotice = part.text;
      else answer.answered = false;
    }
    if (answer.reply.trim() === '') throw new Error('The tutor said nothing.');
    return ok({ ...answer, reply: answer.reply.trim() });
  }
}
