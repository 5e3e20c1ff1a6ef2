import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { OneTimeCodes } from '../../ports/accounts/one-time-codes.ts';

const PERIOD_SECONDS = 30;
const NEIGHBOURS = 1;
const RECOVERY_BYTES = 10;

const totp = (secret: string): TOTP =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });

/** One-time codes by `otpauth`, with what every authenticator app understands: SHA-1, 6 digits, 30 seconds. */
export const otpauthOneTimeCodes: OneTimeCodes = {
  newSecret: () => new Secret({ size: 20 }).base32,

  matchingStep(secret, code, now) {
    const timestamp = now.getTime();
    const delta = totp(secret).validate({ token: code, timestamp, window: NEIGHBOURS });
    return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  },

  enrolmentUrl(secret, issuer, label) {
    const { algorithm, digits, period } = totp(secret);
    return new TOTP({
      secret: Secret.fromBase32(secret),
      issuer,
      label,
      algorithm,
      digits,
      period,
    }).toString();
  },

  newRecoveryCode: () => new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer }).base32,
};
