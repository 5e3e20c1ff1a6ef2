import { DAY_MS } from '../shared-with-web/time.ts';
import type { CreditAmount } from '../shared-with-web/credit-amount.ts';
import { transfer, type Lot, type LotSource, type Movement } from './journal.ts';

/** The trial of a new account. */
export const TRIAL = { credits: 10, days: 7 };

/** What is given, and how it is entered. */
export interface Grant {
  lotId: string;
  source: LotSource;
  credits: CreditAmount;
  /** Days until unused credits expire; null: never. */
  validityDays: number | null;
  at: Date;
  key: string;
  memo: string;
  orderId?: string;
  lineId?: string;
}

/** A new lot, and the credits that go into it; an unlimited one holds none. */
export function granted(grant: Grant): Movement {
  const { credits, at, key, memo, source, lotId } = grant;
  const unlimited = credits === 'unlimited';
  const amount = unlimited ? 0 : credits;
  return {
    kind: unlimited ? 'unlimited_on' : source,
    key,
    at,
    memo,
    orderId: grant.orderId ?? null,
    analysisId: null,
    postings: transfer('issued', 'available', amount, lotId),
    opens: newLot(grant, unlimited, amount),
  };
}

function newLot(grant: Grant, unlimited: boolean, amount: number): Lot {
  const { at, validityDays } = grant;
  return {
    id: grant.lotId,
    source: grant.source,
    unlimited,
    granted: amount,
    remaining: 0,
    frozen: 0,
    onHoldSince: null,
    grantedAt: at,
    expiresAt: validityDays === null ? null : new Date(at.getTime() + validityDays * DAY_MS),
    closedAt: null,
    orderId: grant.orderId ?? null,
    lineId: grant.lineId ?? null,
  };
}
