import { createPublicKey, verify } from 'node:crypto';
import {
  openStatement,
  type PublishedKey,
  type StatementCheck,
} from '../../api/domain/shared-with-web/statement-check.ts';

/** Checks a statement against the published keys. */
export function checkStatement(text: string, keys: readonly PublishedKey[]): StatementCheck {
  const opened = openStatement(text, keys);
  if (!('message' in opened)) return opened.verdict;
  const x = Buffer.from(opened.publicKey).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return opened.verdict(verify(null, opened.message, key, opened.signature));
}
