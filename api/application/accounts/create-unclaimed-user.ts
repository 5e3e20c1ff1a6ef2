import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { BlankName, Throttled } from '../../domain/accounts/errors.ts';
import { parseFullName } from '../../domain/accounts/full-name.ts';
import { planIntent } from '../../domain/accounts/plan-intent.ts';
import { linkByAccount, unclaimedByAddress } from '../../domain/accounts/throttle-rules.ts';
import type { User } from '../../domain/accounts/user.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { AccountShelter } from './account-shelter.ts';
import type { TryCounter } from './try-counter.ts';

export interface CreateUnclaimedUserInput {
  email: string;
  fullName: string;
  plan?: SubscriptionTier | 'professional' | undefined;
  /** Network address of the caller. */
  address: string;
}

interface Deps {
  accountShelter: AccountShelter;
  tryCounter: TryCounter;
  unitOfWork: UnitOfWork;
  hash: KeyedHash;
  clock: Clock;
  /** Accounts an hour from one address. */
  perAddress: number;
}

/**
 * Makes an account that an email with a link claims; grants nothing. The answer is made of what was sent, so that it is
 * the same for an address with an account and for one without.
 */
export class CreateUnclaimedUser {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(input: CreateUnclaimedUserInput): Promise<Result<User, BlankName | Throttled>> {
    const email = normaliseEmail(input.email);
    const name = parseFullName(input.fullName);
    if (!name.ok) return name;
    const counted = await this.deps.tryCounter.count([
      { rule: linkByAccount, subject: email },
      { rule: unclaimedByAddress(this.deps.perAddress), subject: input.address },
    ]);
    if (!counted.ok) return counted;
    await this.deps.unitOfWork.run(async (tx) => {
      const made = await this.deps.accountShelter.findOrMake(
        tx,
        email,
        name.value,
        'user',
        planIntent(input.plan),
      );
      if (!made.claimed) await this.deps.accountShelter.postClaimLink(tx, made.userId);
    });
    return ok({
      id: this.opaqueId(email),
      email,
      fullName: name.value,
      role: 'user',
      tier: 'none',
      createdAt: this.deps.clock.now(),
      mailboxProvenAt: null,
      suspendedAt: null,
    });
  }

  /** A UUID derived from the address, not the account's id, so that the answer does not reveal whether an account exists. */
  private opaqueId(email: string): string {
    const hex = this.deps.hash.of('unclaimed-user', email).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }
}
