import { DAY_MS } from '../shared-with-web/time.ts';
import { money, shareOf, type Money } from '../shared-with-web/money.ts';

/** How long commission is held back: the money-back period. */
export const holdDays = 30;

export type CommissionStatus = 'pending' | 'payable' | 'paid' | 'reversed';

/** What decides how a commission stands. Money in minor units of one currency. */
export interface CommissionFacts {
  /** Tenths of a percent when the order was placed. */
  rateTenths: number;
  netPaidMinor: number;
  /** Given back to the customer so far; from 0 to `netPaidMinor`. */
  refundedMinor: number;
  currency: string;
  payableAt: Date;
  /** While the payment is disputed it is not paid out. */
  onHold: boolean;
  /** When the payout that it went into was paid; null while there is none. */
  paidAt: Date | null;
}

/** What the amount follows from. */
type CommissionBasis = Pick<CommissionFacts, 'rateTenths' | 'netPaidMinor' | 'refundedMinor' | 'currency'>;

/** When commission booked at `at` may be paid out. */
export function holdEnd(at: Date): Date {
  return new Date(at.getTime() + holdDays * DAY_MS);
}

/**
 * The commission that stands: rate × (net paid − refunded), rounded once, half away from zero, to the minor unit. Taking
 * it of what remains, rather than taking shares off, keeps the total exact after any number of partial refunds.
 */
export function commissionOf(facts: CommissionBasis): Money {
  const retained = money(facts.netPaidMinor - facts.refundedMinor, facts.currency);
  return shareOf(retained, facts.rateTenths, 1000);
}

/** What a refund takes off a commission: what stands after it less what stood before. One that failed, below zero, gives it back. */
export function reversalOf(facts: CommissionBasis, refundMinor: number): Money {
  const before = commissionOf(facts);
  const after = commissionOf({ ...facts, refundedMinor: facts.refundedMinor + refundMinor });
  return money(after.minor - before.minor, facts.currency);
}

/** How a commission stands at `now`. An order refunded in whole leaves none, paid out or not. */
export function commissionStatus(facts: CommissionFacts, now: Date): CommissionStatus {
  if (facts.refundedMinor > 0 && facts.refundedMinor >= facts.netPaidMinor) return 'reversed';
  if (facts.paidAt !== null) return 'paid';
  return !facts.onHold && now.getTime() >= facts.payableAt.getTime() ? 'payable' : 'pending';
}

/** Where a status may lead; nothing leads back, and a reversed commission stays so. */
export const commissionMoves: Readonly<Record<CommissionStatus, readonly CommissionStatus[]>> = {
  pending: ['payable', 'reversed'],
  payable: ['paid', 'reversed'],
  paid: ['reversed'],
  reversed: [],
};
