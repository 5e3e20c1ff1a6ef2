import type { OwnTwoFactor } from '../../../application/accounts/own-two-factor.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { accountsFailure } from '../presenters/accounts-failure.ts';
import type { components } from '../generated/contract.ts';

/** Secrets, shown once: nobody on the way keeps them. */
const FRESH = { 'Cache-Control': 'no-store' };

export interface TwoFactorUseCases {
  twoFactor: OwnTwoFactor;
}

/** Answers of setting up and taking off the own second factor. */
export function twoFactorHandlers({ twoFactor }: TwoFactorUseCases) {
  return {
    async getTwoFactor(request) {
      const { enabledAt, required, recoveryCodesLeft } = await twoFactor.standing(signedIn(request).user.id);
      const body = {
        enabled: enabledAt !== null,
        required,
        enabled_at: enabledAt?.toISOString() ?? null,
        recovery_codes_left: recoveryCodesLeft,
      };
      return { status: 200, body, headers: FRESH };
    },

    async startTwoFactor(request) {
      const result = await twoFactor.start(signedIn(request).user, request.body.password);
      if (!result.ok) return accountsFailure(result.error);
      const { secret, url } = result.value;
      return { status: 200, body: { secret, otpauth_url: url }, headers: FRESH };
    },

    async confirmTwoFactor(request) {
      const { user, sessionId } = signedIn(request);
      const result = await twoFactor.confirm(user, sessionId, request.body.totp_code);
      if (!result.ok) return accountsFailure(result.error);
      return { status: 200, body: { recovery_codes: result.value }, headers: FRESH };
    },

    async renewRecoveryCodes(request) {
      const result = await twoFactor.renewCodes(signedIn(request).user, toProof(request.body));
      if (!result.ok) return accountsFailure(result.error);
      return { status: 200, body: { recovery_codes: result.value }, headers: FRESH };
    },

    async disableTwoFactor(request) {
      const result = await twoFactor.disable(signedIn(request).user, toProof(request.body));
      return result.ok ? { status: 204 } : accountsFailure(result.error);
    },
  } satisfies Partial<Handlers>;
}

function toProof(body: components['schemas']['TwoFactorProof']) {
  return { password: body.password, totpCode: body.totp_code, recoveryCode: body.recovery_code };
}
