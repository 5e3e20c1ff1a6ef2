/** Signs statements with the installation's own key (Ed25519). */
export interface StatementSigner {
  /** First 16 hex digits of the SHA-256 of the public key. */
  readonly keyId: string;
  /** The 32 bytes of the public key, base64url. */
  readonly publicKey: string;
  /** The signature over the text in UTF-8, base64url. */
  sign(text: string): string;
}
