import type { StatementSigner } from '../../ports/partners/statement-signer.ts';
import type { StatementStore } from '../../ports/partners/statement-store.ts';

/** Publishes the key that statements are signed with: nothing may be signed with a key that nobody can look up. */
export function publishKey(statements: StatementStore, signer: StatementSigner, now: Date): Promise<void> {
  const { keyId, publicKey } = signer;
  return statements.publishKey({ keyId, publicKey, createdAt: now });
}
