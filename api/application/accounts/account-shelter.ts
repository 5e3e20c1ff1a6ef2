import { normaliseEmail } from '../../domain/accounts/email.ts';
import { parseFullName } from '../../domain/accounts/full-name.ts';
import { isPseudonym } from '../../domain/accounts/pseudonym.ts';
import type { Role } from '../../domain/shared/role.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { UnclaimedAccounts } from '../../ports/accounts/unclaimed-accounts.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { LinkSender } from './link-sender.ts';

interface Deps {
  users: UserStore;
  linkSender: LinkSender;
  ids: IdSource;
  clock: Clock;
}

/** Creates and finds accounts that their owners have not claimed yet. */
export class AccountShelter implements UnclaimedAccounts {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** As the port says; `intendedTier` is remembered of a new account and grants nothing. */
  async findOrMake(
    tx: Transaction,
    email: string,
    fullName: string,
    role: Role = 'user',
    intendedTier: SubscriptionTier = 'none',
  ): Promise<{ userId: string; claimed: boolean; proven: boolean }> {
    const address = normaliseEmail(email);
    const name = parseFullName(fullName);
    const made = {
      email: address,
      fullName: name.ok ? name.value : address,
      role,
      tier: 'none' as const,
      intendedTier,
      createdAt: this.deps.clock.now(),
      mailboxProvenAt: null,
      suspendedAt: null,
      passwordHash: null,
    };
    // An account that is deleted between being found and held is passed over: the address is free again then.
    for (let attempt = 1; attempt <= 3; attempt++) {
      await this.deps.users.add({ ...made, id: this.deps.ids.next() }, tx);
      const found = await this.held(address, tx);
      if (found) {
        const { user, passwordHash } = found;
        return { userId: user.id, claimed: passwordHash !== null, proven: user.mailboxProvenAt !== null };
      }
    }
    throw new Error('An account that was just found or made is gone.');
  }

  private async held(address: string, tx: Transaction) {
    const known = await this.deps.users.findForLogin(address, tx);
    if (!known || !(await this.deps.users.hold(known.user.id, tx))) return null;
    return this.deps.users.findForLogin(address, tx);
  }

  async postClaimLink(
    tx: Transaction,
    userId: string,
    kind: 'claim' | 'invitation' = 'claim',
  ): Promise<void> {
    const user = await this.deps.users.find(userId, tx);
    if (!user || isPseudonym(user.email)) return;
    const found = await this.deps.users.findForLogin(user.email, tx);
    const isOwners = found?.passwordHash !== null && user.mailboxProvenAt !== null;
    if (found && !isOwners) await this.deps.linkSender.send(user, kind, tx);
  }
}
