import { createHash, createPublicKey, sign, type KeyObject } from 'node:crypto';
import type { StatementSigner } from '../../ports/partners/statement-signer.ts';

interface Deps {
  privateKey: KeyObject;
}

/** Signs with an Ed25519 key held in this process. */
export class Ed25519Signer implements StatementSigner {
  readonly keyId: string;
  readonly publicKey: string;
  private readonly privateKey: KeyObject;

  /** Throws when the key is not an Ed25519 private key. */
  constructor({ privateKey }: Deps) {
    if (privateKey.asymmetricKeyType !== 'ed25519')
      throw new Error('The statement key is not an Ed25519 key.');
    this.privateKey = privateKey;
    this.publicKey = createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '';
    const raw = Buffer.from(this.publicKey, 'base64url');
    this.keyId = createHash('sha256').update(raw).digest('hex').slice(0, 16);
  }

  sign(text: string): string {
    return sign(null, Buffer.from(text, 'utf8'), this.privateKey).toString('base64url');
  }
}
