import { createHmac } from 'node:crypto';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import type { WebhookSigner } from '../../ports/integrations/webhook-signer.ts';

const MARK = 'whsec_';

interface Deps {
  hash: KeyedHash;
}

/** Signs with HMAC-SHA-256 under a key of each webhook's own, derived from the installation's secret: it is stored nowhere. */
export class HmacWebhookSigner implements WebhookSigner {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  secretOf(webhookId: string, version: number): string {
    return MARK + this.keyOf(webhookId, version).toString('base64');
  }

  headersOf(
    webhookId: string,
    versions: readonly number[],
    { id, at, body }: { id: string; at: Date; body: string },
  ): Record<string, string> {
    const seconds = Math.floor(at.getTime() / 1000);
    const signatures = versions.map((version) => {
      const hmac = createHmac('sha256', this.keyOf(webhookId, version));
      return `v1,${hmac.update(`${id}.${seconds}.${body}`).digest('base64')}`;
    });
    return {
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatures.join(' '),
    };
  }

  /** The first secret is derived from the id alone. */
  private keyOf(webhookId: string, version: number): Buffer {
    return this.deps.hash.of('webhook-secret', version === 1 ? webhookId : `${webhookId}:${version}`);
  }
}
