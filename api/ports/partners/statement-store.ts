import type { StatementDocument, StatementFacts } from '../../domain/partners/statement.ts';

export interface StoredKey {
  keyId: string;
  publicKey: string;
  createdAt: Date;
}

/** Statements issued to partners, what they are made of, and the public keys they were signed with. */
export interface StatementStore {
  /** What happened from `from` up to, not including, `to`, and how the account stood before. */
  facts(brandId: string, from: Date, to: Date): Promise<StatementFacts>;
  find(brandId: string, month: string): Promise<StatementDocument | null>;
  /** Keeps a statement of a month that is over; answers the one that stands, which is an earlier one if there is one. */
  keep(brandId: string, statement: StatementDocument, issuedAt: Date): Promise<StatementDocument>;
  /** Does nothing when it is published already. */
  publishKey(key: StoredKey): Promise<void>;
  /** Newest first. */
  keys(): Promise<StoredKey[]>;
}
