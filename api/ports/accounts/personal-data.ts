import type { Transaction } from '../shared/unit-of-work.ts';

/** A part of the product that keeps something about a user; bound once per part, all of them make the data export. */
export interface PersonalDataSource {
  /** The section's name in the export: `analyses`. */
  name: string;
  /** What is stored, as JSON, oldest or newest first as the part likes; secrets and hashes are left out. */
  read(userId: string): Promise<Record<string, unknown>[]>;
}

/** Who a deleted user is from now on, wherever their name or address was stored. */
export interface Pseudonym {
  /** In a domain that can never receive mail. */
  email: string;
  fullName: string;
}

/** A part of the product that keeps names, addresses or private things of a user; bound once per part. */
export interface PersonalDataEraser {
  /**
   * Removes what is the user's alone and puts the pseudonym where the rest must stay (orders, ledger). Within the
   * transaction that deletes the account; the sums of books do not change.
   */
  erase(userId: string, pseudonym: Pseudonym, tx: Transaction): Promise<void>;
  /** What can only be done once the deletion is durable, such as removing files; absent when there is nothing. */
  afterwards?(userId: string): Promise<void>;
}
