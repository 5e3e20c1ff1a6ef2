import { createHmac } from 'node:crypto';
import type { KeyedHash } from '../../ports/keyed-hash.ts';

/** HMAC-SHA-256 under the installation's secret key. */
export class HmacKeyedHash implements KeyedHash {
  private readonly secretKey: string;

  constructor(secretKey: string) {
    this.secretKey = secretKey;
  }

  of(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.secretKey).update(purpose).update('\0').update(text).digest();
  }
}
