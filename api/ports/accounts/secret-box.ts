/** Keeps secrets that are needed in the clear again: sealed with a key that only the installation knows. */
export interface SecretBox {
  /** `owner` is bound to it: what was sealed for one cannot be opened for another. Twice the same text looks different. */
  seal(text: string, owner: string): Buffer;
  /** The text; null when it was sealed for another owner, under another key, or was changed since. */
  open(sealed: Buffer, owner: string): string | null;
}
