/** Fresh identifiers. */
export interface IdSource {
  /** A random UUID, lower case. */
  next(): string;
}
