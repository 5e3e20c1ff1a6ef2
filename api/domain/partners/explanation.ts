import { dayText } from '../shared/day-text.ts';
import { decimalText, money } from '../shared-with-web/money.ts';
import { percentOf } from './brand.ts';
import { commissionOf, commissionStatus, type CommissionFacts } from './commission.ts';
import { referralWindowDays } from './referral.ts';
import type { AttributionOutcome } from './self-referral.ts';

const withoutCommission: Readonly<Record<Exclude<AttributionOutcome, 'earned'>, string>> = {
  no_click: `No partner link was followed in the ${referralWindowDays} days before this order, so it earned no commission.`,
  self_account:
    "The order was placed with the partner's own account, so it earned no commission and is flagged for review.",
  self_email:
    "The order was placed with the partner's own email address, so it earned no commission and is flagged for review.",
  self_payment:
    'The order was paid with a card that the partner has used, so it earned no commission and is flagged for review.',
};

/** Why an order earned commission, and how it stands at `now`; or why it earned none. In sentences, with the figures. */
export function explainOutcome(
  outcome: AttributionOutcome,
  commission: CommissionFacts | null,
  now: Date,
): string {
  if (outcome !== 'earned') return withoutCommission[outcome];
  if (commission === null) throw new Error('An order that earned commission has one.');
  return `${sum(commission)} ${standing(commission, now)}`;
}

function sum(facts: CommissionFacts): string {
  const show = (minor: number): string => `${decimalText(money(minor, facts.currency))} ${facts.currency}`;
  const refund = facts.refundedMinor > 0 ? ` less ${show(facts.refundedMinor)} refunded` : '';
  return `${percentOf(facts.rateTenths)}% of ${show(facts.netPaidMinor)} paid${refund} is ${show(commissionOf(facts).minor)}.`;
}

function standing(facts: CommissionFacts, now: Date): string {
  switch (commissionStatus(facts, now)) {
    case 'pending':
      if (facts.onHold) return 'It is on hold while the payment of the order is disputed.';
      return `It is pending until ${dayText(facts.payableAt)}, when the money-back period ends.`;
    case 'payable':
      return 'The money-back period is over, so it is payable.';
    case 'paid':
      return 'It was paid out.';
    case 'reversed':
      return 'The whole order was refunded, so nothing is left of it.';
  }
}
