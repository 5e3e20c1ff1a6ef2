/** Slow, salted password hashing. */
export interface PasswordHasher {
  /** An encoded hash with its own salt and parameters. */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash. With a null hash: does the same work and answers false. */
  verify(hash: string | null, password: string): Promise<boolean>;
}
