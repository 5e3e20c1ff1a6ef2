import type { StatementSigner } from '../../ports/partners/statement-signer.ts';
import type { StatementStore } from '../../ports/partners/statement-store.ts';

/** Publishes the key that statements are signed with, before the first signature is made. */
export function publishKey(statements: StatementStore, signer: StatementSigner, now: Date): Promise<void> {
  const { keyId, publicKey } = signer;
  return statements.publishKey({ keyId, publicKey, createdAt: now });
}
