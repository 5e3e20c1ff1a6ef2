import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';

const FORM = /^([0-9a-f]{32})([0-9a-f]{64})$/;

interface Deps {
  hash: KeyedHash;
}

/**
 * The secret of the link that ends a subscription. It is computed and not stored, so that every email can carry it; it is
 * good until the subscription is gone.
 */
export class NewsletterTokens {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  of(subscriptionId: string): string {
    return `${subscriptionId.replaceAll('-', '')}${this.seal(subscriptionId).toString('hex')}`;
  }

  /** The subscription that a token is for; null when it was not made here. */
  read(token: string): string | null {
    const [, hex, seal] = FORM.exec(token) ?? [];
    if (hex === undefined || seal === undefined) return null;
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return this.seal(id).equals(Buffer.from(seal, 'hex')) ? id : null;
  }

  private seal(subscriptionId: string): Buffer {
    return this.deps.hash.of('newsletter-unsubscribe', subscriptionId);
  }
}
