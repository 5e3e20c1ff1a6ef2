import { USE_COUNTS_MS } from '../../domain/visitors/quota.ts';
import type { Clock } from '../../ports/clock.ts';
import type { VisitorMessages } from '../../ports/visitor-messages.ts';
import type { VisitorUses } from '../../ports/visitor-uses.ts';

/** Throws away what visitors tried and said longer ago than it counts. */
export class ForgetVisitors {
  private readonly uses: VisitorUses;
  private readonly messages: VisitorMessages;
  private readonly clock: Clock;

  constructor(uses: VisitorUses, messages: VisitorMessages, clock: Clock) {
    this.uses = uses;
    this.messages = messages;
    this.clock = clock;
  }

  /** How many of each were forgotten. */
  async run(): Promise<{ uses: number; messages: number }> {
    const before = new Date(this.clock.now().getTime() - USE_COUNTS_MS);
    return { uses: await this.uses.purge(before), messages: await this.messages.purge(before) };
  }
}
