/** Makes and recognises the secrets that sign a session in. */
export interface SessionTokens {
  /** A fresh unguessable token and the hash under which it is stored. */
  issue(): { token: string; hash: Buffer };
  /** The hash under which `token` would be stored. */
  hash(token: string): Buffer;
}
