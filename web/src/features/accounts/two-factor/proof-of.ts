import type { TwoFactorProof } from '../../../api/two-factor.ts';

/** Six digits are of the app; anything else is a recovery code. */
export const proofOf = ({ password, code }: { password: string; code: string }): TwoFactorProof =>
  /^\s*(\d\s*){6}$/.test(code) ? { password, totp_code: code } : { password, recovery_code: code };
