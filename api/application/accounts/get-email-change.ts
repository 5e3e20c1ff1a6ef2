import { isPending, type EmailChange } from '../../domain/accounts/email-change.ts';
import type { EmailChangeStore } from '../../ports/accounts/email-change-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';

interface Deps {
  emailChanges: EmailChangeStore;
  clock: Clock;
}

/** The change of the caller's address that waits; null when none does. */
export class GetEmailChange {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string): Promise<EmailChange | null> {
    const change = await this.deps.emailChanges.latestOpen(userId);
    return change && isPending(change, this.deps.clock.now()) ? change : null;
  }
}
