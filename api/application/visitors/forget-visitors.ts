import { USE_COUNTS_MS } from '../../domain/visitors/quota.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { VisitorMessages } from '../../ports/visitors/visitor-messages.ts';
import type { VisitorUses } from '../../ports/visitors/visitor-uses.ts';

interface Deps {
  visitorUses: VisitorUses;
  visitorMessages: VisitorMessages;
  clock: Clock;
}

/** Deletes visitors' uses and messages past their retention. */
export class ForgetVisitors {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** How many of each were forgotten. */
  async run(): Promise<{ uses: number; messages: number }> {
    const before = new Date(this.deps.clock.now().getTime() - USE_COUNTS_MS);
    return {
      uses: await this.deps.visitorUses.purge(before),
      messages: await this.deps.visitorMessages.purge(before),
    };
  }
}
