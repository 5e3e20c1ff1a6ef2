import type { Transaction } from '../shared/unit-of-work.ts';

/** Something a person with power did to money or to what others own. */
export interface AuditRecord {
  /** The account that did it; null when the product did it by itself. */
  actorId: string | null;
  /** What was done, as context and verb: `partners.payout_approved`. */
  action: string;
  /** What it was done to, as kind and id: `payout:<uuid>`. */
  subject: string;
  /** Figures and names that explain it later; never a secret. */
  details: Readonly<Record<string, string | number | boolean | null>>;
  at: Date;
}

/** What was done, for good: written in the transaction that does it, never changed, never deleted. */
export interface AuditLog {
  record(tx: Transaction, entry: AuditRecord): Promise<void>;
}
