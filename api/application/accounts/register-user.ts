import { normaliseEmail } from '../../domain/accounts/email.ts';
import type {
  AccountUnclaimed,
  BlankName,
  EmailTaken,
  Throttled,
  WeakPassword,
} from '../../domain/accounts/errors.ts';
import { parseFullName } from '../../domain/accounts/full-name.ts';
import { checkPassword } from '../../domain/accounts/password-policy.ts';
import { planIntent } from '../../domain/accounts/plan-intent.ts';
import { registerByAccount, registerByAddress } from '../../domain/accounts/throttle-rules.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { PasswordHasher } from '../../ports/accounts/password-hasher.ts';
import type { UnclaimedAccounts } from '../../ports/accounts/unclaimed-accounts.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { GiveTrial } from '../credits/give-trial.ts';
import type { LinkSender } from './link-sender.ts';
import type { SessionOpener } from './session-opener.ts';
import type { TryCounter } from './try-counter.ts';

export interface RegisterUserInput {
  email: string;
  fullName: string;
  password: string;
  plan?: SubscriptionTier | 'professional' | undefined;
  /** Network address of the caller. */
  address: string;
  /** What the caller's browser calls itself; null when unknown. */
  device: string | null;
}

export interface SignedIn {
  user: User;
  /** Opaque; shown to the caller once and stored nowhere. */
  token: string;
}

interface Deps {
  users: UserStore;
  passwords: PasswordHasher;
  sessionOpener: SessionOpener;
  tryCounter: TryCounter;
  giveTrial: GiveTrial;
  unclaimed: UnclaimedAccounts;
  linkSender: LinkSender;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
  /** Registrations an hour from one address. */
  perAddress: number;
}

/**
 * Makes an account of tier `none` with its trial credits and signs it in. The plan named is intent and grants nothing. The account
 * works at once; a link by email proves its mailbox.
 */
export class RegisterUser {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    input: RegisterUserInput,
  ): Promise<Result<SignedIn, BlankName | WeakPassword | Throttled | EmailTaken | AccountUnclaimed>> {
    const email = normaliseEmail(input.email);
    const name = parseFullName(input.fullName);
    if (!name.ok) return name;
    const password = checkPassword(input.password, email);
    if (!password.ok) return password;
    const counted = await this.deps.tryCounter.count([
      { rule: registerByAccount, subject: email },
      { rule: registerByAddress(this.deps.perAddress), subject: input.address },
    ]);
    if (!counted.ok) return counted;

    const passwordHash = await this.deps.passwords.hash(password.value);
    const user: User = {
      id: this.deps.ids.next(),
      email,
      fullName: name.value,
      role: 'user',
      tier: 'none',
      createdAt: this.deps.clock.now(),
      mailboxProvenAt: null,
      suspendedAt: null,
    };
    return this.deps.unitOfWork.run(async (tx) => {
      const added = await this.deps.users.add(
        { ...user, passwordHash, intendedTier: planIntent(input.plan) },
        tx,
      );
      if (!added) return err(await this.turnAway(email, tx));
      await this.deps.giveTrial.run(tx, user, user.createdAt);
      await this.deps.linkSender.send(user, 'confirm', tx);
      return ok({ user, token: await this.deps.sessionOpener.open(user.id, input.device, tx) });
    });
  }

  /** Purchases made with the address go to the holder of the mailbox, not to the first to register. */
  private async turnAway(email: string, tx: Transaction): Promise<EmailTaken | AccountUnclaimed> {
    const found = await this.deps.users.findForLogin(email, tx);
    if (found?.passwordHash !== null) return { code: 'accounts.email_taken' };
    await this.deps.unclaimed.postClaimLink(tx, found.user.id);
    return { code: 'accounts.unclaimed' };
  }
}
