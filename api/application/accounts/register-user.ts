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
import type { Clock } from '../../ports/clock.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { UnclaimedAccounts } from '../../ports/unclaimed-accounts.ts';
import type { Transaction, UnitOfWork } from '../../ports/unit-of-work.ts';
import type { UserStore } from '../../ports/user-store.ts';
import type { GiveTrial } from '../credits/give-trial.ts';
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

/** Makes an account of tier `none` with its trial credits and signs it in. The plan named is intent and grants nothing. */
export class RegisterUser {
  private readonly users: UserStore;
  private readonly passwords: PasswordHasher;
  private readonly sessions: SessionOpener;
  private readonly tries: TryCounter;
  private readonly giveTrial: GiveTrial;
  private readonly unclaimed: UnclaimedAccounts;
  private readonly unitOfWork: UnitOfWork;
  private readonly ids: IdSource;
  private readonly clock: Clock;
  private readonly perAddress: number;

  constructor(deps: {
    users: UserStore;
    passwords: PasswordHasher;
    sessions: SessionOpener;
    tries: TryCounter;
    giveTrial: GiveTrial;
    unclaimed: UnclaimedAccounts;
    unitOfWork: UnitOfWork;
    ids: IdSource;
    clock: Clock;
    /** Registrations an hour from one address. */
    perAddress: number;
  }) {
    this.users = deps.users;
    this.passwords = deps.passwords;
    this.sessions = deps.sessions;
    this.tries = deps.tries;
    this.giveTrial = deps.giveTrial;
    this.unclaimed = deps.unclaimed;
    this.unitOfWork = deps.unitOfWork;
    this.ids = deps.ids;
    this.clock = deps.clock;
    this.perAddress = deps.perAddress;
  }

  async run(
    input: RegisterUserInput,
  ): Promise<Result<SignedIn, BlankName | WeakPassword | Throttled | EmailTaken | AccountUnclaimed>> {
    const email = normaliseEmail(input.email);
    const name = parseFullName(input.fullName);
    if (!name.ok) return name;
    const password = checkPassword(input.password, email);
    if (!password.ok) return password;
    const counted = await this.tries.count([
      { rule: registerByAccount, subject: email },
      { rule: registerByAddress(this.perAddress), subject: input.address },
    ]);
    if (!counted.ok) return counted;

    const passwordHash = await this.passwords.hash(password.value);
    const user: User = {
      id: this.ids.next(),
      email,
      fullName: name.value,
      role: 'user',
      tier: 'none',
      createdAt: this.clock.now(),
    };
    return this.unitOfWork.run(async (tx) => {
      const added = await this.users.add({ ...user, passwordHash, intendedTier: planIntent(input.plan) }, tx);
      if (!added) return err(await this.turnAway(email, tx));
      await this.giveTrial.run(tx, user, user.createdAt);
      return ok({ user, token: await this.sessions.open(user.id, input.device, tx) });
    });
  }

  /** What was bought with the address belongs to whoever reads its letters, not to whoever registers first. */
  private async turnAway(email: string, tx: Transaction): Promise<EmailTaken | AccountUnclaimed> {
    const found = await this.users.findForLogin(email, tx);
    if (found?.passwordHash !== null) return { code: 'accounts.email_taken' };
    await this.unclaimed.postClaimLink(tx, found.user.id);
    return { code: 'accounts.unclaimed' };
  }
}
