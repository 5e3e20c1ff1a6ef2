/** Makes and recognises secrets that are handed out once and stored as hashes: of sessions, and of emailed links. */
export interface SessionTokens {
  /** A fresh unguessable token and the hash under which it is stored. */
  issue(): { token: string; hash: Buffer };
  /** The hash under which `token` would be stored. */
  hash(token: string): Buffer;
}
