import type { CreditAccount } from '../../domain/credits/credit-account.ts';
import type { Share } from '../../domain/credits/endings.ts';
import type { Lot, Movement, MovementKind, Reservation } from '../../domain/credits/journal.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** A movement as its account's holder sees it. */
export interface StatementEntry {
  id: string;
  at: Date;
  kind: MovementKind;
  memo: string;
  /** The change of what is available. */
  credits: number;
  balanceAfter: number;
  orderId: string | null;
  analysisId: string | null;
}

/** What an account stands at, without looking at every lot. */
export interface CreditStanding {
  available: number;
  reserved: number;
  unlimited: boolean;
  /** Whether lots wait to be expired, so that `available` is not to be shown yet. */
  expiriesDue: boolean;
  /** Of what can be spent, that which expires first; null when nothing of it ever does. */
  expiring: (Pick<Lot, 'source' | 'remaining'> & { expiresAt: Date }) | null;
}

/** An account as its holder looks at it, all of one instant. */
export interface CreditOverview {
  account: CreditAccount;
  /** The newest movements, oldest first. */
  entries: StatementEntry[];
  /** Whether there are older ones. */
  olderOnes: boolean;
  /** Reservations made on the day and not voided. */
  used: number;
}

/**
 * The credit ledger. Entries are only ever added; balances, lots and reservations are projections of them that change in
 * the same transaction. Users are known by their id alone, so that the ledger outlives an account.
 */
export interface CreditLedger {
  /**
   * The account, locked until the transaction ends: all that decides about its credits passes one after another. With
   * every lot that holds something, also frozen, or is unlimited and in force, the lots of `orderId`, the open reservations and the
   * lots they came from.
   */
  lock(tx: Transaction, userId: string, orderId?: string): Promise<CreditAccount>;
  /** Enters a movement and projects it; false, with nothing changed, when its key was entered before. */
  post(tx: Transaction, userId: string, movement: Movement): Promise<boolean>;
  /** The same where nothing in the transaction depends on the answer: it is entered with what else that writes. */
  postLater(tx: Transaction, userId: string, movement: Movement): Promise<void>;
  /** Keeps a reservation that moves no credits, or its end. */
  putReservation(tx: Transaction, userId: string, reservation: Reservation): Promise<void>;
  /** Moves `heldUntil` of an open reservation forward. */
  hold(analysisId: string, until: Date): Promise<void>;
  /** Reservations made on the UTC day that begins at `day` and not voided. */
  usedOn(userId: string, day: Date, tx?: Transaction): Promise<number>;
  standing(userId: string, at: Date): Promise<CreditStanding>;
  /** With `limit` movements, and the reservations of the UTC day that begins at `day`. Holds and writes nothing. */
  overview(
    userId: string,
    /** `before`: only movements entered before this one. */
    wanted: { limit: number; before?: string | undefined; day: Date },
  ): Promise<CreditOverview>;
  /** The newest `limit` movements, oldest first. */
  statement(userId: string, limit: number, tx: Transaction): Promise<StatementEntry[]>;
  /** Whose lots are due at `at`; at most `limit`. */
  accountsWithExpiries(at: Date, limit: number): Promise<string[]>;
  /** Open reservations held no longer than `at`; at most `limit`. */
  lapsedReservations(at: Date, limit: number): Promise<{ userId: string; analysisId: string }[]>;
  /** Lots that an order opened, with their owner. */
  lotsOfOrder(tx: Transaction, orderId: string): Promise<{ userId: string; lot: Lot }[]>;
  /** The refunds of an order that were entered so far and not undone. */
  refundsOf(tx: Transaction, orderId: string): Promise<(Share & { refundId: string; taken: number })[]>;
  putRefund(
    tx: Transaction,
    refund: Share & { refundId: string; orderId: string; taken: number; at: Date },
  ): Promise<void>;
  /** A refund covers nothing from now on; false when it covered nothing before. */
  undoRefund(tx: Transaction, refundId: string, at: Date): Promise<boolean>;
  /** What of a lot is spent or set aside, and not owed for. */
  usedOf(tx: Transaction, lotId: string): Promise<number>;
  /** When an analysis spent a credit, and when the lot it came from expires; null when it spent none. */
  spentOn(tx: Transaction, analysisId: string): Promise<{ at: Date; lotExpiresAt: Date | null } | null>;
  /** How many credits analyses have spent since `since`, and how many came back because a reading was wrong. */
  spentAndReturned(
    tx: Transaction,
    userId: string,
    since: Date,
  ): Promise<{ spent: number; returned: number }>;
  /** How many analyses of all accounts were completed, paid or not, deleted or not. */
  analysesCompleted(): Promise<number>;
  /** How many credits the movements of these keys returned, by key; those that were never entered are missing. */
  returnedBy(tx: Transaction, keys: readonly string[]): Promise<Map<string, number>>;
}
