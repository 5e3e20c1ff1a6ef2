import { createHmac } from 'node:crypto';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';

interface Deps {
  secretKey: string;
}

/** HMAC-SHA-256 under the installation's secret key. */
export class HmacKeyedHash implements KeyedHash {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  of(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.deps.secretKey).update(purpose).update('\0').update(text).digest();
  }
}
