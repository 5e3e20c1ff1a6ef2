/** Recomputes a book of the installation from its entries. Bound once per book. */
export interface BookProof {
  /** Which book: `credits`. */
  readonly book: string;
  /** What differs, each as a sentence that names the account; empty when the book balances. */
  differences(): Promise<string[]>;
}
