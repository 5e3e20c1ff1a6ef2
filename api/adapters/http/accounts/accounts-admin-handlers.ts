import { csvAnswer, flat } from '../csv.ts';
import type { ListUserSessions } from '../../../application/accounts/list-user-sessions.ts';
import type { RevokeUserSession } from '../../../application/accounts/revoke-user-session.ts';
import type { RevokeUserSessions } from '../../../application/accounts/revoke-user-sessions.ts';
import type { AdjustUserCredits } from '../../../application/accounts/adjust-user-credits.ts';
import type { ChangeUserTier } from '../../../application/accounts/change-user-tier.ts';
import type { ChangeAccount } from '../../../application/accounts/change-account.ts';
import type { DeleteUser } from '../../../application/accounts/delete-user.ts';
import type { ResendUserEmail } from '../../../application/accounts/resend-user-email.ts';
import type { CreateUser } from '../../../application/accounts/create-user.ts';
import type { ReinstateUser } from '../../../application/accounts/reinstate-user.ts';
import type { SuspendUser } from '../../../application/accounts/suspend-user.ts';
import type { ResetUserTwoFactor } from '../../../application/accounts/reset-user-two-factor.ts';
import { tierOfPlan } from '../../../domain/shared/subscription-tier.ts';
import type { Clock } from '../../../ports/shared/clock.ts';
import type { UserDirectory } from '../../../ports/accounts/user-directory.ts';
import { signedIn, type HandlerRequest, type Handlers } from '../handler.ts';
import { accountsFailure } from './accounts-failure.ts';
import { presentListedUser, USER_COLUMNS } from './admin-users-presenters.ts';
import { partOf, presentPart } from '../long-list.ts';
import { readPage } from '../read-page.ts';
import { presentSession } from './session-presenters.ts';

export interface AccountsAdminUseCases {
  userDirectory: UserDirectory;
  createUser: CreateUser;
  changeUserTier: ChangeUserTier;
  adjustUserCredits: AdjustUserCredits;
  listUserSessions: ListUserSessions;
  revokeUserSession: RevokeUserSession;
  revokeUserSessions: RevokeUserSessions;
  resetUserTwoFactor: ResetUserTwoFactor;
  suspendUser: SuspendUser;
  changeAccount: ChangeAccount;
  deleteUser: DeleteUser;
  resendUserEmail: ResendUserEmail;
  reinstateUser: ReinstateUser;
  clock: Clock;
}

/** Names and addresses of people: nobody on the way keeps them. */
const FRESH = { 'Cache-Control': 'no-store', Vary: 'Accept' };

/** Answers of the admins' operations on accounts. */
export function accountsAdminHandlers(useCases: AccountsAdminUseCases) {
  return { ...listHandlers(useCases), ...writeHandlers(useCases), ...sessionHandlers(useCases) };
}

function listHandlers({ userDirectory, clock }: AccountsAdminUseCases) {
  const list = async ({ query, accept }: Pick<HandlerRequest<'listUsers'>, 'query' | 'accept'>) => {
    const { q, tier, role, sort = 'created_at' } = query;
    const filter = { q, role, tier: tier && tierOfPlan(tier) };
    const at = clock.now();
    const descending = query.order
      ? query.order === 'desc'
      : query.sort === undefined || sort === 'created_at';
    if (accept === 'text/csv') {
      const rows = flat(userDirectory.all(filter, { sort, descending }, at));
      return csvAnswer('users.csv', USER_COLUMNS, rows);
    }
    const [{ found, slice }, counts] = await Promise.all([
      readPage(partOf('users', query), (part) =>
        userDirectory.page(filter, { sort, descending, ...part }, at),
      ),
      userDirectory.counts(),
    ]);
    const { users, ...total } = found;
    const { total: all, starter, pro, expert } = counts;
    const last = sort === 'created_at' ? users.at(-1)?.user : undefined;
    const meta = presentPart('users', slice, total, last && { at: last.createdAt, id: last.id });
    const stats = { total: all, starter, pro, expert };
    return {
      status: 200,
      body: { users: users.map(presentListedUser), meta, stats },
      headers: FRESH,
    } as const;
  };
  return {
    listUsers: list,
    listUsersFallback: list,

    async getUser({ path }) {
      const found = await userDirectory.find(path.user_id, clock.now());
      if (!found) return accountsFailure({ code: 'accounts.user_not_found' });
      return { status: 200, body: { user: presentListedUser(found) }, headers: FRESH };
    },
  } satisfies Partial<Handlers>;
}

function writeHandlers(useCases: AccountsAdminUseCases) {
  const { userDirectory, clock } = useCases;
  const present = async (userId: string) => {
    const found = await userDirectory.find(userId, clock.now());
    if (!found) throw new Error(`User ${userId} vanished.`);
    return { user: presentListedUser(found) };
  };
  return {
    async createUser(request) {
      const { body } = request;
      const { credits_balance: balance = 0, credits_unlimited: unlimited = false } = body;
      const result = await useCases.createUser.run(signedIn(request).user.id, {
        fullName: body.full_name,
        email: body.email,
        password: body.password,
        role: body.user_type ?? 'user',
        tier: tierOfPlan(body.plan ?? 'none'),
        credits: unlimited ? 'unlimited' : balance,
      });
      return result.ok ? { status: 201, body: await present(result.value) } : accountsFailure(result.error);
    },

    async changeUserTier(request) {
      const { path, body } = request;
      const tier = tierOfPlan(body.plan);
      const result = await useCases.changeUserTier.run(signedIn(request).user.id, path.user_id, tier);
      return result.ok ? { status: 200, body: await present(path.user_id) } : accountsFailure(result.error);
    },

    async adjustUserCredits(request) {
      const { path, body, header } = request;
      const result = await useCases.adjustUserCredits.run(signedIn(request).user.id, {
        userId: path.user_id,
        credits: body.credits,
        reason: body.reason.trim(),
        idempotencyKey: header['idempotency-key'],
      });
      if (result.ok) return { status: 200, body: await present(path.user_id) };
      if (result.error.code !== 'credits.insufficient') return accountsFailure(result.error);
      const errors = [{ field: 'credits', message: 'must not be more than the account holds' }];
      const detail = 'The account holds fewer credits than that.';
      return { failure: { code: result.error.code, detail, errors } };
    },

    async updateUserAccount(request) {
      const { path, body } = request;
      const result = await useCases.changeAccount.run(
        signedIn(request).user.id,
        path.user_id,
        { fullName: body.full_name, email: body.email, role: body.role },
        body.reason.trim(),
      );
      return result.ok ? { status: 200, body: await present(path.user_id) } : accountsFailure(result.error);
    },

    async deleteUser(request) {
      const { path, body } = request;
      const actorId = signedIn(request).user.id;
      const result = await useCases.deleteUser.run(actorId, path.user_id, body.reason.trim());
      return result.ok ? { status: 204 } : accountsFailure(result.error);
    },

    async resendUserEmail(request) {
      const { path, body } = request;
      const actorId = signedIn(request).user.id;
      const result = await useCases.resendUserEmail.run(actorId, path.user_id, body.kind, body.reason.trim());
      return result.ok ? { status: 202 } : accountsFailure(result.error);
    },

    async suspendUser(request) {
      const { path, body } = request;
      const actorId = signedIn(request).user.id;
      const result = await useCases.suspendUser.run(actorId, path.user_id, body.reason.trim());
      return result.ok ? { status: 200, body: await present(path.user_id) } : accountsFailure(result.error);
    },

    async reinstateUser(request) {
      const { path, body } = request;
      const actorId = signedIn(request).user.id;
      const result = await useCases.reinstateUser.run(actorId, path.user_id, body.reason.trim());
      return result.ok ? { status: 200, body: await present(path.user_id) } : accountsFailure(result.error);
    },

    async resetUserTwoFactor(request) {
      const actorId = signedIn(request).user.id;
      const result = await useCases.resetUserTwoFactor.run(actorId, request.path.user_id);
      return result.ok ? { status: 204 } : accountsFailure(result.error);
    },
  } satisfies Partial<Handlers>;
}

function sessionHandlers(useCases: AccountsAdminUseCases) {
  return {
    async listUserSessions(request) {
      const { sessionId } = signedIn(request);
      const result = await useCases.listUserSessions.run(request.path.user_id);
      if (!result.ok) return accountsFailure(result.error);
      return { status: 200, body: { sessions: result.value.map((each) => presentSession(each, sessionId)) } };
    },

    async revokeUserSession(request) {
      const actorId = signedIn(request).user.id;
      const { user_id: userId, session_id: sessionId } = request.path;
      const result = await useCases.revokeUserSession.run(actorId, userId, sessionId);
      return result.ok ? { status: 204 } : accountsFailure(result.error);
    },

    async revokeUserSessions(request) {
      const { user, sessionId } = signedIn(request);
      const result = await useCases.revokeUserSessions.run({ id: user.id, sessionId }, request.path.user_id);
      return result.ok ? { status: 204 } : accountsFailure(result.error);
    },
  } satisfies Partial<Handlers>;
}
