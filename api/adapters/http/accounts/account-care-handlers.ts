import { attachment } from '../attachment.ts';
import type { ClaimAccount } from '../../../application/accounts/claim-account.ts';
import type { ConfirmEmail } from '../../../application/accounts/confirm-email.ts';
import type { CreateUnclaimedUser } from '../../../application/accounts/create-unclaimed-user.ts';
import type { DeleteOwnAccount } from '../../../application/accounts/delete-own-account.ts';
import type { ExportOwnData } from '../../../application/accounts/export-own-data.ts';
import type { KnownDevices } from '../../../application/accounts/known-devices.ts';
import type { RequestEmailConfirmation } from '../../../application/accounts/request-email-confirmation.ts';
import type { RequestPasswordReset } from '../../../application/accounts/request-password-reset.ts';
import type { ResetPassword } from '../../../application/accounts/reset-password.ts';
import type { GetBalance } from '../../../application/credits/get-balance.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { deviceCookie } from './accounts-handlers.ts';
import { accountsFailure } from './accounts-failure.ts';
import { presentUser } from './user-presenters.ts';

export interface AccountCareUseCases {
  requestPasswordReset: RequestPasswordReset;
  requestEmailConfirmation: RequestEmailConfirmation;
  confirmEmail: ConfirmEmail;
  resetPassword: ResetPassword;
  claimAccount: ClaimAccount;
  createUnclaimedUser: CreateUnclaimedUser;
  exportOwnData: ExportOwnData;
  deleteOwnAccount: DeleteOwnAccount;
  getBalance: GetBalance;
  knownDevices: KnownDevices;
}

/** Answers of what is done with accounts by email, and of leaving with one's data. */
export function accountCareHandlers(useCases: AccountCareUseCases) {
  return {
    async requestPasswordReset({ body, address }) {
      const result = await useCases.requestPasswordReset.run({ email: body.email, address });
      return result.ok ? { status: 202 } : accountsFailure(result.error);
    },

    async requestEmailConfirmation(request) {
      const result = await useCases.requestEmailConfirmation.run(signedIn(request).user);
      return result.ok ? { status: 202 } : accountsFailure(result.error);
    },

    async confirmEmail({ body, caller, address }) {
      const by = caller && { userId: caller.user.id, sessionId: caller.sessionId };
      const result = await useCases.confirmEmail.run({ ...body, caller: by, address });
      return result.ok ? { status: 204 } : accountsFailure(result.error);
    },

    async resetPassword({ body, address }) {
      const { token, password } = body;
      const result = await useCases.resetPassword.run({ token, password, address });
      return result.ok ? { status: 204 } : accountsFailure(result.error);
    },

    async claimAccount({ body, address, device }) {
      const { token: secret, password, full_name: fullName } = body;
      const result = await useCases.claimAccount.run({ token: secret, password, fullName, address }, device);
      if (!result.ok) return accountsFailure(result.error);
      const { user, token } = result.value;
      const balance = await useCases.getBalance.run(user.id);
      const cookies = [deviceCookie(useCases.knownDevices, user)];
      return {
        status: 200,
        body: { user: presentUser(user, balance), token },
        sessionCookie: token,
        cookies,
      };
    },

    async createUnclaimedUser({ body, address }) {
      const { email, full_name: fullName, plan } = body;
      const result = await useCases.createUnclaimedUser.run({ email, fullName, plan, address });
      if (!result.ok) return accountsFailure(result.error);
      const nothing = { credits: 0, unlimited: false, expiring: null };
      return { status: 201, body: { user: presentUser(result.value, nothing) } };
    },

    async exportOwnData(request) {
      const { user } = signedIn(request);
      const { exportedAt, sections } = await useCases.exportOwnData.run(user.id);
      const body = {
        exported_at: exportedAt.toISOString(),
        user: presentUser(user, await useCases.getBalance.run(user.id)),
        sections,
      };
      return {
        status: 200,
        body,
        headers: attachment('wickwise-data.json'),
      };
    },

    async deleteOwnAccount(request) {
      const result = await useCases.deleteOwnAccount.run(signedIn(request).user, request.body.password);
      return result.ok ? { status: 204, sessionCookie: null } : accountsFailure(result.error);
    },
  } satisfies Partial<Handlers>;
}
