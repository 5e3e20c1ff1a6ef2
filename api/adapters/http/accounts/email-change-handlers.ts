import type { WithdrawEmailChange } from '../../../application/accounts/withdraw-email-change.ts';
import type { ConfirmEmailChange } from '../../../application/accounts/confirm-email-change.ts';
import type { GetEmailChange } from '../../../application/accounts/get-email-change.ts';
import type { RequestEmailChange } from '../../../application/accounts/request-email-change.ts';
import type { UndoEmailChange } from '../../../application/accounts/undo-email-change.ts';
import type { EmailChange } from '../../../domain/accounts/email-change.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { accountsFailure } from './accounts-failure.ts';

export interface EmailChangeUseCases {
  requestEmailChange: RequestEmailChange;
  getEmailChange: GetEmailChange;
  withdrawEmailChange: WithdrawEmailChange;
  confirmEmailChange: ConfirmEmailChange;
  undoEmailChange: UndoEmailChange;
}

/** Answers of moving the own account to another address. */
export function emailChangeHandlers(useCases: EmailChangeUseCases) {
  return {
    async requestEmailChange(request) {
      const { email, password, totp_code: totpCode, recovery_code: recoveryCode } = request.body;
      const proof = { password, totpCode, recoveryCode };
      const result = await useCases.requestEmailChange.run(signedIn(request).user, email, proof);
      return result.ok ? { status: 202, body: presentChange(result.value) } : accountsFailure(result.error);
    },

    async getEmailChange(request) {
      const change = await useCases.getEmailChange.run(signedIn(request).user.id);
      return { status: 200, body: { pending: change && presentChange(change) } };
    },

    async withdrawEmailChange(request) {
      await useCases.withdrawEmailChange.run(signedIn(request).user.id);
      return { status: 204 };
    },

    async confirmEmailChange({ body, caller, address }) {
      const by = caller && { userId: caller.user.id, sessionId: caller.sessionId };
      const result = await useCases.confirmEmailChange.run({ ...body, caller: by, address });
      return result.ok ? { status: 204 } : accountsFailure(result.error);
    },

    async undoEmailChange({ body, address }) {
      const result = await useCases.undoEmailChange.run(body.token, address);
      if (!result.ok) return accountsFailure(result.error);
      return { status: 200, body: { moved_back: result.value } };
    },
  } satisfies Partial<Handlers>;
}

const presentChange = ({ newEmail, requestedAt, expiresAt }: EmailChange) => ({
  email: newEmail,
  requested_at: requestedAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
