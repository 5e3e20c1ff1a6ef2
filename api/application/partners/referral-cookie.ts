import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import { SignedId } from '../platform/signed-id.ts';

export const referralCookieName = 'wickwise_ref';

interface Deps {
  hash: KeyedHash;
}

/** The value of the cookie that binds a visitor to a click: its id, signed. */
export class ReferralCookie extends SignedId {
  constructor(deps: Deps) {
    super({ hash: deps.hash, purpose: 'referral-cookie' });
  }
}
