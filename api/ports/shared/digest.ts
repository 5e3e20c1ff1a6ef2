/** The SHA-256 of a text in UTF-8, as hex. */
export interface Digest {
  sha256(text: string): string;
}
