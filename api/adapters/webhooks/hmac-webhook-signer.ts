import { createHmac } from 'node:crypto';
import type { KeyedHash } from '../../ports/keyed-hash.ts';
import type { WebhookSigner } from '../../ports/webhook-signer.ts';

const MARK = 'whsec_';

/** Signs with HMAC-SHA-256 under a key of each webhook's own, derived from the installation's secret: it is kept nowhere. */
export class HmacWebhookSigner implements WebhookSigner {
  private readonly hash: KeyedHash;

  constructor(hash: KeyedHash) {
    this.hash = hash;
  }

  secretOf(webhookId: string): string {
    return MARK + this.keyOf(webhookId).toString('base64');
  }

  headersOf(
    webhookId: string,
    { id, at, body }: { id: string; at: Date; body: string },
  ): Record<string, string> {
    const seconds = Math.floor(at.getTime() / 1000);
    const signature = createHmac('sha256', this.keyOf(webhookId))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64');
    return {
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    };
  }

  private keyOf(webhookId: string): Buffer {
    return this.hash.of('webhook-secret', webhookId);
  }
}
