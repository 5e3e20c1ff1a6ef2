/**
 * The accounts of the double entry. `available`, `reserved` and `frozen` belong to one user, and so does `owed`, which is
 * never above zero: credits that were spent and had to be given back all the same. The others are where credits come from
 * (`issued`, always below zero) and where they end.
 */
export type LedgerAccount =
  | 'available'
  | 'reserved'
  | 'frozen'
  | 'owed'
  | 'issued'
  | 'spent'
  | 'expired'
  | 'returned'
  | 'removed';

/** One line of a movement: so many credits into an account, negative out of it. */
export interface Posting {
  account: LedgerAccount;
  /** The lot the credits belong to; null where no lot is touched. */
  lotId: string | null;
  /** Whole. */
  credits: number;
}

export type MovementKind =
  | 'trial'
  | 'purchase'
  | 'admin_grant'
  | 'admin_removal'
  | 'reading_wrong'
  | 'reserve'
  | 'settle'
  | 'void'
  | 'expire'
  | 'take_back'
  | 'refund_undone'
  | 'freeze'
  | 'thaw'
  | 'debt'
  | 'debt_settled'
  | 'unlimited_use'
  | 'unlimited_on'
  | 'unlimited_off';

export type LotSource = 'trial' | 'purchase' | 'admin_grant' | 'reading_wrong';

/** Credits that came together and expire together. */
export interface Lot {
  id: string;
  source: LotSource;
  /** True: a licence to analyse for nothing; it holds no credits. */
  unlimited: boolean;
  granted: number;
  /** Neither spent nor set aside nor frozen; from 0 to `granted`. */
  remaining: number;
  /** Unused, but nobody may use it while the payment is disputed. */
  frozen: number;
  /** Since when nothing of it is spent and it does not expire; null: it is not on hold. */
  onHoldSince: Date | null;
  grantedAt: Date;
  /** From this instant on it is worth nothing; null: never. */
  expiresAt: Date | null;
  /** When an unlimited lot ended; null while it is in force, and for all others. */
  closedAt: Date | null;
  orderId: string | null;
  /** The order's line that paid for it. */
  lineId: string | null;
}

/** A credit set aside for one analysis, whose id it has. */
export interface Reservation {
  id: string;
  /** Null for an unlimited account. */
  lotId: string | null;
  /** 1, or 0 for an unlimited account. */
  credits: number;
  state: 'open' | 'settled' | 'voided';
  reservedAt: Date;
  /** Taken for abandoned after this, unless somebody says that the work goes on. */
  heldUntil: Date;
}

/**
 * One thing that happened to an account: entries that add up to zero, and what they did to lots and reservations. The
 * journal only ever grows; a mistake is put right by another movement.
 */
export interface Movement {
  kind: MovementKind;
  /** Names what happened: a movement of the same key is entered once. */
  key: string;
  at: Date;
  /** What caused it, as a sentence for the account's holder. */
  memo: string;
  orderId: string | null;
  analysisId: string | null;
  postings: readonly Posting[];
  /** The lot that begins with it, its credits still to come by the postings (`remaining` 0). */
  opens?: Lot;
  /** The unlimited lot that ends with it. */
  closes?: string;
  /** The unlimited lot that had ended and is in force again. */
  reopens?: string;
  /** The lot that is on hold from then on. */
  holds?: string;
  /** The lot that is no longer on hold, and when it expires from then on. */
  releases?: { lotId: string; expiresAt: Date | null };
  /** The reservation as it stands afterwards. */
  reservation?: Reservation;
}

/** What a movement adds to an account of the ledger. */
export function changeOf(postings: readonly Posting[], account: LedgerAccount): number {
  return postings.reduce((sum, posting) => (posting.account === account ? sum + posting.credits : sum), 0);
}

/** The sum over all accounts: 0, or the movement is wrong. */
export function totalOf(postings: readonly Posting[]): number {
  return postings.reduce((sum, { credits }) => sum + credits, 0);
}

/** `credits` from one account to another, as the two entries it takes. */
export function transfer(
  from: LedgerAccount,
  to: LedgerAccount,
  credits: number,
  lotId: string | null,
): [Posting, Posting] {
  return [
    // Never −0: it would travel into answers as a curious number.
    { account: from, lotId, credits: credits === 0 ? 0 : -credits },
    { account: to, lotId, credits },
  ];
}
