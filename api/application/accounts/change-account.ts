import { normaliseEmail } from '../../domain/accounts/email.ts';
import type {
  BlankName,
  EmailTaken,
  LastAdmin,
  OwnAccount,
  PartnerAccount,
  UserNotFound,
} from '../../domain/accounts/errors.ts';
import { parseFullName } from '../../domain/accounts/full-name.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Role } from '../../domain/shared/role.ts';
import type { EmailLinkStore } from '../../ports/accounts/email-link-store.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import { emailChangedEmail } from './account-emails.ts';
import type { LinkSender } from './link-sender.ts';

/** What an admin changes; what is left out stays. */
export interface AccountChange {
  fullName?: string | undefined;
  email?: string | undefined;
  role?: Exclude<Role, 'brand'> | undefined;
}

interface Deps {
  users: UserStore;
  sessions: SessionStore;
  links: EmailLinkStore;
  linkSender: LinkSender;
  mail: MailQueue;
  site: Site;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

type Refused = OwnAccount | UserNotFound | LastAdmin | PartnerAccount | EmailTaken | BlankName;

/** Thrown to undo what was done before the address turned out to be taken. */
class Taken extends Error {}

/** Changes name, address or role of somebody's account, by an admin, with the reason and both values in the audit log. */
export class ChangeAccount {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    actorId: string,
    userId: string,
    wanted: AccountChange,
    reason: string,
  ): Promise<Result<void, Refused>> {
    const name = wanted.fullName === undefined ? null : parseFullName(wanted.fullName);
    if (name && !name.ok) return name;
    const change = {
      fullName: name?.value,
      email: wanted.email === undefined ? undefined : normaliseEmail(wanted.email),
      role: wanted.role,
    };
    try {
      return await this.deps.unitOfWork.run((tx) => this.change(actorId, userId, change, reason, tx));
    } catch (error) {
      if (error instanceof Taken) return err({ code: 'accounts.email_taken' });
      throw error;
    }
  }

  private async change(
    actorId: string,
    userId: string,
    wanted: AccountChange,
    reason: string,
    tx: Transaction,
  ): Promise<Result<void, Refused>> {
    const { users, sessions, audit, clock } = this.deps;
    // Two admins who demote each other at the same time: only the first succeeds.
    const admins = await users.lockAdmins(tx);
    const user = await users.hold(userId, tx);
    if (!user) return err({ code: 'accounts.user_not_found' });
    const { before, after, role, email } = differences(user, wanted);
    if (role !== undefined || email !== undefined) {
      if (actorId === userId) return err({ code: 'accounts.own_account' });
      if (user.role === 'brand') return err({ code: 'accounts.partner_account' });
    }
    if (role !== undefined && user.role === 'admin' && admins < 2)
      return err({ code: 'accounts.last_admin' });
    if (Object.keys(after).length === 0) return ok(undefined);
    const at = clock.now();
    if (after.full_name !== undefined) await users.rename(userId, after.full_name, at, tx);
    if (role !== undefined) await users.changeRole(userId, role, at, tx);
    if (email !== undefined) await this.moveTo(email, user, at, tx);
    // Whoever was signed in signs in anew, to the new role or by the new address.
    if (role !== undefined || email !== undefined) await sessions.revokeAllOf(userId, at, tx);
    const details = { reason, ...prefixed('before', before), ...prefixed('after', after) };
    await audit.record(tx, { actorId, action: 'accounts.changed', subject: `user:${userId}`, details, at });
    return ok(undefined);
  }

  /** The new address has yet to be proven, and the old one hears of it. */
  private async moveTo(email: string, user: User, at: Date, tx: Transaction): Promise<void> {
    const { users, links, linkSender, mail, site } = this.deps;
    if (!(await users.changeEmail(user.id, email, null, at, tx))) throw new Taken();
    await links.endAllOf(user.id, at, tx);
    const moved = { ...user, email, mailboxProvenAt: null };
    const claimed = (await users.findForLogin(email, tx))?.passwordHash !== null;
    await linkSender.send(moved, claimed ? 'confirm' : 'claim', tx);
    await mail.post(emailChangedEmail(await site.details(tx), user), tx);
  }
}

/** What would change, as the audit log names it. */
function differences(user: User, { fullName, email, role }: AccountChange) {
  const before: Record<string, string> = {};
  const after: Record<string, string> = {};
  const note = (name: string, old: string, next: string | undefined): void => {
    if (next === undefined || next === old) return;
    before[name] = old;
    after[name] = next;
  };
  note('full_name', user.fullName, fullName);
  note('email', user.email, email);
  note('role', user.role, role);
  return {
    before,
    after,
    role: after['role'] === undefined ? undefined : role,
    email: after['email'],
  };
}

const prefixed = (prefix: string, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}_${prefix}`, value]));
