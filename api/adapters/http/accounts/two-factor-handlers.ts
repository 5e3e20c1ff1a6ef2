import type { ConfirmTwoFactor } from '../../../application/accounts/confirm-two-factor.ts';
import type { DisableTwoFactor } from '../../../application/accounts/disable-two-factor.ts';
import type { GetTwoFactor } from '../../../application/accounts/get-two-factor.ts';
import type { ProveIdentity } from '../../../application/accounts/prove-identity.ts';
import type { RenewRecoveryCodes } from '../../../application/accounts/renew-recovery-codes.ts';
import type { StartTwoFactor } from '../../../application/accounts/start-two-factor.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { accountsFailure } from './accounts-failure.ts';
import type { components } from '../generated/contract.ts';

/** Answers with secrets must not be cached. */
const FRESH = { 'Cache-Control': 'no-store' };

export interface TwoFactorUseCases {
  getTwoFactor: GetTwoFactor;
  startTwoFactor: StartTwoFactor;
  confirmTwoFactor: ConfirmTwoFactor;
  renewRecoveryCodes: RenewRecoveryCodes;
  disableTwoFactor: DisableTwoFactor;
  proveIdentity: ProveIdentity;
}

/** Answers of setting up and taking off the own second factor, and of giving password and code again. */
export function twoFactorHandlers(useCases: TwoFactorUseCases) {
  return {
    async getTwoFactor(request) {
      const { enabledAt, required, recoveryCodesLeft } = await useCases.getTwoFactor.run(
        signedIn(request).user,
      );
      const body = {
        enabled: enabledAt !== null,
        required,
        enabled_at: enabledAt?.toISOString() ?? null,
        recovery_codes_left: recoveryCodesLeft,
      };
      return { status: 200, body, headers: FRESH };
    },

    async startTwoFactor(request) {
      const result = await useCases.startTwoFactor.run(signedIn(request).user, request.body.password);
      if (!result.ok) return accountsFailure(result.error);
      const { secret, url } = result.value;
      return { status: 200, body: { secret, otpauth_url: url }, headers: FRESH };
    },

    async confirmTwoFactor(request) {
      const { user, sessionId } = signedIn(request);
      const result = await useCases.confirmTwoFactor.run(user, sessionId, request.body.totp_code);
      if (!result.ok) return accountsFailure(result.error);
      return { status: 200, body: { recovery_codes: result.value }, headers: FRESH };
    },

    async renewRecoveryCodes(request) {
      const result = await useCases.renewRecoveryCodes.run(signedIn(request).user, toProof(request.body));
      if (!result.ok) return accountsFailure(result.error);
      return { status: 200, body: { recovery_codes: result.value }, headers: FRESH };
    },

    async disableTwoFactor(request) {
      const result = await useCases.disableTwoFactor.run(signedIn(request).user, toProof(request.body));
      return result.ok ? { status: 204 } : accountsFailure(result.error);
    },

    async proveIdentity(request) {
      const { user, sessionId } = signedIn(request);
      const result = await useCases.proveIdentity.run(user, sessionId, toProof(request.body));
      return result.ok ? { status: 204 } : accountsFailure(result.error);
    },
  } satisfies Partial<Handlers>;
}

function toProof(body: components['schemas']['TwoFactorProof']) {
  return { password: body.password, totpCode: body.totp_code, recoveryCode: body.recovery_code };
}
