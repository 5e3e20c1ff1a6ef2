import type { Money } from '../../domain/shared-with-web/money.ts';
import type { ChargeTaken } from '../../domain/ordering/charge-proof.ts';
import type { CardSeen, DeclineCode } from './payment-gateway.ts';

/** A charge in the books of the sandbox: what a gateway would know, and no more of the card than may be stored. */
export interface SandboxCharge {
  /** The key of the charge request; one charge each. */
  key: string;
  /** The sandbox's own name of it; cannot be guessed. */
  reference: string;
  orderId: string;
  amount: Money;
  /** `challenge` waits for the customer, `processing` for time to pass; the other two are final. */
  state: 'challenge' | 'processing' | 'succeeded' | 'declined';
  /** Why it was declined, or will be once processed; null when it went through, or will. */
  declineCode: DeclineCode | null;
  card: CardSeen;
  /** Whether the customer was, or is, asked to approve it. */
  challenged: boolean;
  /** How giving it back goes; `waits`: it is pending first. */
  refundCourse: 'succeeds' | 'refused' | 'waits' | 'waits_and_fails';
  createdAt: Date;
}

/** What the keys of refunds begin with that were not asked for by us. */
export const AT_PROVIDER = 'at-provider:';

export interface SandboxRefund {
  key: string;
  reference: string;
  /** The charge's reference. */
  charge: string;
  amount: Money;
  state: 'pending' | 'succeeded' | 'failed';
  at: Date;
}

/** A dispute of a whole charge. */
export interface SandboxDispute {
  reference: string;
  /** The charge's reference. */
  charge: string;
  status: 'open' | 'lost' | 'won';
  openedAt: Date;
}

export interface SandboxWarning {
  reference: string;
  charge: string;
  at: Date;
}

/** What became of asking to keep a refund; `refund` is the one that stands under its key. */
export type StoredRefund =
  | { state: 'stored'; refund: SandboxRefund }
  | { state: 'no_such_charge' | 'above_charged' | 'key_used' };

/**
 * The books of the sandbox. A real gateway keeps its own, so these are separate from the application's work: no method takes
 * a transaction, and what they answer is durable, whatever becomes of the caller.
 */
export interface SandboxCharges {
  /** Keeps the charge unless its key has one; the charge that stands under the key. Atomic under concurrency. */
  keep(charge: SandboxCharge): Promise<SandboxCharge>;
  findByKey(key: string): Promise<SandboxCharge | null>;
  findByReference(reference: string): Promise<SandboxCharge | null>;
  /** Those since then that went through. */
  taken(since: Date): Promise<ChargeTaken[]>;
  /**
   * Ends a charge that is still in the state `from`; the charge as it then stands, whoever ended it. Null when there is none.
   */
  end(
    reference: string,
    from: 'challenge' | 'processing',
    declineCode: DeclineCode | null,
  ): Promise<SandboxCharge | null>;
  /** Keeps a refund once per key; the refunds of a charge never exceed it, under any interleaving. */
  keepRefund(refund: SandboxRefund): Promise<StoredRefund>;
  /** Ends a refund that is pending, or fails one that had succeeded; the refund as it then stands. */
  endRefund(key: string, state: 'succeeded' | 'failed'): Promise<SandboxRefund>;
  /** Refunds all that is left of a charge, as an operator would in the provider's own console. */
  refundAtProvider(charge: string, id: string, at: Date): Promise<void>;
  /** All of a charge, oldest first. */
  refundsOf(charge: string): Promise<SandboxRefund[]>;
  /** Opens a dispute of the charge, or ends the one there is. */
  putDispute(dispute: SandboxDispute): Promise<void>;
  disputesOf(charge: string): Promise<SandboxDispute[]>;
  addWarning(warning: SandboxWarning): Promise<void>;
  warningsOf(charge: string): Promise<SandboxWarning[]>;
}
