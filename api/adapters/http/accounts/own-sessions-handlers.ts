import type { ListSessions } from '../../../application/accounts/list-sessions.ts';
import type { RevokeOtherSessions } from '../../../application/accounts/revoke-other-sessions.ts';
import type { RevokeSession } from '../../../application/accounts/revoke-session.ts';
import type { ChangePassword } from '../../../application/accounts/change-password.ts';
import type { AccountsError } from '../../../domain/accounts/errors.ts';
import { signedIn, type Handlers } from '../handler.ts';
import type { Failure } from '../problem.ts';
import { accountsFailure } from './accounts-failure.ts';
import { presentSession } from './session-presenters.ts';

export interface OwnSessionsUseCases {
  changePassword: ChangePassword;
  listSessions: ListSessions;
  revokeSession: RevokeSession;
  revokeOtherSessions: RevokeOtherSessions;
}

/** Answers of changing the own password and of ending the own sessions. */
export function ownSessionsHandlers(useCases: OwnSessionsUseCases) {
  const { changePassword } = useCases;
  return {
    async changePassword(request) {
      const { user, sessionId } = signedIn(request);
      const { current_password: current, new_password: next } = request.body;
      const result = await changePassword.run(user, { current, next, sessionId });
      return result.ok ? { status: 204 } : passwordFailure(result.error);
    },

    async listSessions(request) {
      const { user, sessionId } = signedIn(request);
      const sessions = await useCases.listSessions.run(user.id);
      return { status: 200, body: { sessions: sessions.map((each) => presentSession(each, sessionId)) } };
    },

    async revokeSession(request) {
      const result = await useCases.revokeSession.run(signedIn(request).user.id, request.path.session_id);
      return result.ok ? { status: 204 } : accountsFailure(result.error);
    },

    async revokeOtherSessions(request) {
      const { user, sessionId } = signedIn(request);
      await useCases.revokeOtherSessions.run(user.id, sessionId);
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
}

/** The fields of this form have names of their own. */
function passwordFailure(error: AccountsError): { failure: Failure } {
  if (error.code === 'accounts.wrong_password')
    return {
      failure: { code: error.code, errors: [{ field: 'current_password', message: 'is not yours' }] },
    };
  if (error.code === 'accounts.weak_password') {
    const errors = [{ field: 'new_password', message: error.reason }];
    return { failure: { code: error.code, detail: error.reason, errors } };
  }
  return accountsFailure(error);
}
