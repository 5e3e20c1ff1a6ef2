import type { User } from '../../domain/accounts/user.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { ApiKeyStore } from '../../ports/integrations/api-key-store.ts';
import type { WebhookStore } from '../../ports/integrations/webhook-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { WaitingOrders } from '../ordering/waiting-orders.ts';

interface Deps {
  users: UserStore;
  sessions: SessionStore;
  apiKeys: ApiKeyStore;
  webhooks: WebhookStore;
  waitingOrders: WaitingOrders;
  clock: Clock;
}

/**
 * The holder of a link has shown that the mailbox is theirs. Until then somebody else may have opened the account with the
 * address: the first time, whoever is signed in elsewhere is signed out, and what was bought with the address is handed over.
 */
export class MailboxProof {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** By somebody who sets a new password: nothing that opened the account before does so again. */
  async byNewPassword(user: User, tx: Transaction): Promise<void> {
    if (!(await this.isFirst(user, tx))) return;
    const at = this.deps.clock.now();
    await this.deps.sessions.revokeAllOf(user.id, at, tx);
    await this.deps.apiKeys.revokeAllOf(user.id, at, tx);
    await this.deps.webhooks.removeAllOf(user.id, tx);
  }

  /** By somebody who knows the password, or is signed in: then `sessionId` stays. */
  async byOwner(user: User, sessionId: string | undefined, tx: Transaction): Promise<void> {
    if (!(await this.isFirst(user, tx))) return;
    await this.deps.sessions.revokeAllOf(user.id, this.deps.clock.now(), tx, sessionId);
  }

  private async isFirst(user: User, tx: Transaction): Promise<boolean> {
    if (!(await this.deps.users.proveMailbox(user.id, this.deps.clock.now(), tx))) return false;
    await this.deps.waitingOrders.handOver(user, tx);
    return true;
  }
}
