import { createHash, randomBytes } from 'node:crypto';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';

const sha256 = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * 256 random bits, base64url. A plain SHA-256 is enough to store such a token: there is nothing to guess, so there is
 * nothing to slow down.
 */
export const randomSessionTokens: SessionTokens = {
  issue() {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: sha256(token) };
  },
  hash: sha256,
};
