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
  links: LinkSender;
  ids: IdSource;
  clock: Clock;
}

/** Keeps accounts for people who have not come for them yet. */
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
  ): Promise<{ userId: string; claimed: boolean }> {
    const address = normaliseEmail(email);
    const name = parseFullName(fullName);
    await this.deps.users.add(
      {
        id: this.deps.ids.next(),
        email: address,
        fullName: name.ok ? name.value : address,
        role,
        tier: 'none',
        intendedTier,
        createdAt: this.deps.clock.now(),
        passwordHash: null,
      },
      tx,
    );
    const found = await this.deps.users.findForLogin(address, tx);
    if (!found) throw new Error('An account that was just found or made is gone.');
    return { userId: found.user.id, claimed: found.passwordHash !== null };
  }

  async postClaimLink(
    tx: Transaction,
    userId: string,
    kind: 'claim' | 'invitation' = 'claim',
  ): Promise<void> {
    const user = await this.deps.users.find(userId, tx);
    if (!user || isPseudonym(user.email)) return;
    const found = await this.deps.users.findForLogin(user.email, tx);
    if (found?.passwordHash === null) await this.deps.links.send(user, kind, tx);
  }
}
