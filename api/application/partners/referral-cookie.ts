import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../../ports/keyed-hash.ts';

export const referralCookieName = 'wickwise_ref';

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** The value of the cookie that binds a visitor to a click: its id, signed, so that nobody can name a click they did not make. */
export class ReferralCookie {
  private readonly hash: KeyedHash;

  constructor(hash: KeyedHash) {
    this.hash = hash;
  }

  write(clickId: string): string {
    return `${clickId}.${this.signature(clickId).toString('base64url')}`;
  }

  /** The id of the click; null when we did not write this value. */
  read(value: string | undefined): string | null {
    const [, clickId, signature] = FORM.exec(value ?? '') ?? [];
    if (clickId === undefined || signature === undefined) return null;
    const given = Buffer.from(signature, 'base64url');
    const right = this.signature(clickId);
    return given.length === right.length && timingSafeEqual(given, right) ? clickId : null;
  }

  private signature(clickId: string): Buffer {
    return this.hash.of('referral-cookie', clickId);
  }
}
