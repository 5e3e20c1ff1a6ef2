import { decimalText, money, type Money } from '../shared-with-web/money.ts';
import { percentOf, type Brand } from './brand.ts';
import { monthEnd, monthOf } from './payout.ts';
import { signedText, statementFormat } from '../shared-with-web/statement-check.ts';
import type { AttributionOutcome } from './self-referral.ts';

const HOUR_MS = 3_600_000;

/** What happened to a partner's account in a month. */
export interface StatementFacts {
  /** Paid in the month, oldest first; `commission`: earned when it was paid. */
  orders: {
    orderId: string;
    paidAt: Date;
    netPaid: Money;
    /** The tax within `netPaid`; null for an order placed before taxes were worked out. */
    tax: Money | null;
    rateTenths: number | null;
    commission: Money;
    reason: Exclude<AttributionOutcome, 'no_click'>;
  }[];
  entries: { id: string; orderId: string; kind: 'earned' | 'reversed'; amount: Money; at: Date }[];
  payouts: { payoutId: string; month: string; amount: Money; paidAt: Date }[];
  /** What was owed before, one amount for each currency that was ever used. */
  opening: Money[];
}

/** A statement as partners get it; amounts are decimal texts. See the contract's schema of the same name. */
export interface StatementDocument {
  format: typeof statementFormat;
  issuer: string;
  issued_at: string;
  brand: { id: string; name: string; slug: string; email: string };
  month: string;
  complete: boolean;
  orders: {
    order_id: string;
    paid_at: string;
    currency: string;
    net_paid: string;
    tax?: string;
    commission_rate: string | null;
    commission: string;
    reason: Exclude<AttributionOutcome, 'no_click'>;
  }[];
  entries: {
    entry_id: string;
    order_id: string;
    kind: 'earned' | 'reversed';
    currency: string;
    amount: string;
    at: string;
  }[];
  payouts: { payout_id: string; month: string; currency: string; amount: string; paid_at: string }[];
  totals: {
    currency: string;
    orders: number;
    opening: string;
    earned: string;
    reversed: string;
    paid_out: string;
    closing: string;
  }[];
  algorithm: 'Ed25519';
  key_id: string;
  signature: string;
}

/** The first instant of a month written `2026-03`, in UTC. */
export function monthStart(month: string): Date {
  return new Date(`${month}-01T00:00:00.000Z`);
}

/** Whether nothing more can happen in a month: it is over, and so is an hour in which payments of its last minute settle. */
export function isMonthComplete(month: string, now: Date): boolean {
  return now.getTime() >= monthEnd(month).getTime() + HOUR_MS;
}

/** The months of which a partner taken on at `since` has a statement at `now`; newest first, the running one included. */
export function statementMonths(since: Date, now: Date): string[] {
  const months: string[] = [];
  for (let month = monthOf(since); month <= monthOf(now); month = monthOf(monthEnd(month)))
    months.unshift(month);
  return months;
}

/** Writes a statement and has it signed. */
export function writeStatement(
  head: { brand: Brand; month: string; issuer: string; issuedAt: Date },
  facts: StatementFacts,
  signer: { keyId: string; sign(text: string): string },
): StatementDocument {
  const { brand, month, issuer, issuedAt } = head;
  const unsigned = {
    format: statementFormat,
    issuer,
    issued_at: issuedAt.toISOString(),
    brand: { id: brand.id, name: brand.name, slug: brand.slug, email: brand.email },
    month,
    complete: isMonthComplete(month, issuedAt),
    ...listsOf(facts),
    totals: totalsOf(facts),
    algorithm: 'Ed25519',
    key_id: signer.keyId,
  } as const;
  return { ...unsigned, signature: signer.sign(signedText(unsigned)) };
}

function listsOf({ orders, entries, payouts }: StatementFacts) {
  return {
    orders: orders.map((order) => ({
      order_id: order.orderId,
      paid_at: order.paidAt.toISOString(),
      currency: order.netPaid.currency,
      net_paid: decimalText(order.netPaid),
      ...(order.tax && { tax: decimalText(order.tax) }),
      commission_rate: order.rateTenths === null ? null : String(percentOf(order.rateTenths)),
      commission: decimalText(order.commission),
      reason: order.reason,
    })),
    entries: entries.map(({ id, orderId, kind, amount, at }) => ({
      entry_id: id,
      order_id: orderId,
      kind,
      currency: amount.currency,
      amount: decimalText(amount),
      at: at.toISOString(),
    })),
    payouts: payouts.map(({ payoutId, month, amount, paidAt }) => ({
      payout_id: payoutId,
      month,
      currency: amount.currency,
      amount: decimalText(amount),
      paid_at: paidAt.toISOString(),
    })),
  };
}

/** One line for each currency: opening + earned + reversed − paid out = closing, to the minor unit. */
function totalsOf(facts: StatementFacts): StatementDocument['totals'] {
  const amounts = [
    ...facts.opening,
    ...facts.orders.map(({ netPaid }) => netPaid),
    ...facts.entries.map(({ amount }) => amount),
    ...facts.payouts.map(({ amount }) => amount),
  ];
  const currencies = [...new Set(amounts.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const sum = (parts: Money[]): number =>
      parts.filter((part) => part.currency === currency).reduce((total, { minor }) => total + minor, 0);
    const opening = sum(facts.opening);
    const of = (kind: string) =>
      sum(facts.entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
    const [earned, reversed] = [of('earned'), of('reversed')];
    const paidOut = sum(facts.payouts.map(({ amount }) => amount));
    const text = (minor: number) => decimalText(money(minor, currency));
    return {
      currency,
      orders: facts.orders.filter(({ netPaid }) => netPaid.currency === currency).length,
      opening: text(opening),
      earned: text(earned),
      reversed: text(reversed),
      paid_out: text(paidOut),
      closing: text(opening + earned + reversed - paidOut),
    };
  });
}
