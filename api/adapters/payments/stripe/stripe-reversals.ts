import type Stripe from 'stripe';
import type { DisputeStatus, SeenDispute, SeenWarning } from '../../../domain/ordering/dispute.ts';
import type { Money } from '../../../domain/shared-with-web/money.ts';
import type { SeenRefund } from '../../../domain/ordering/seen-refund.ts';
import type { Reversals } from '../../../ports/payments/payment-gateway.ts';
import { allPages } from './all-pages.ts';
import { amountOf, moneyOfStripe } from './stripe-amount.ts';

/** Kinds of events after which we ask what went back. */
export const reversalEvents: ReadonlySet<string> = new Set([
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'radar.early_fraud_warning.created',
  'radar.early_fraud_warning.updated',
]);

/** The intent that such an event is about; null when it is about a charge without one, which is none of ours. */
export function intentIdOf(event: Stripe.Event): string | null {
  const { payment_intent: intent } = event.data.object as { payment_intent?: string | { id: string } | null };
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

/** Everything that went back of the charge of an intent, or may. */
export async function reversalsOf(stripe: Stripe, intentId: string): Promise<Reversals> {
  const listed = { payment_intent: intentId };
  const [refunds, disputes, warnings] = await Promise.all([
    allPages((page) => stripe.refunds.list({ ...listed, ...page })),
    allPages((page) => stripe.disputes.list({ ...listed, ...page })),
    allPages((page) => stripe.radar.earlyFraudWarnings.list({ ...listed, ...page })),
  ]);
  return {
    refunds: refunds.toReversed().map(refundSeen),
    disputes: disputes.toReversed().map(disputeSeen),
    warnings: warnings.toReversed().map(warningSeen),
  };
}

const disputeStatuses: Readonly<Record<string, DisputeStatus>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  prevented: 'won',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
};

function disputeSeen(dispute: Stripe.Dispute): SeenDispute {
  const { id, status, reason, created, evidence_details: evidence } = dispute;
  return {
    reference: id,
    status: disputeStatuses[status] ?? 'open',
    amount: amountOf(dispute),
    reason,
    fee: feeOf(dispute),
    openedAt: new Date(created * 1000),
    respondBy: evidence.due_by === null ? null : new Date(evidence.due_by * 1000),
  };
}

/** What Stripe took for the dispute and did not give back, in the currency of the account. */
function feeOf({ balance_transactions: moves }: Stripe.Dispute): Money | null {
  const [first] = moves;
  const fee = moves.reduce((sum, move) => sum + move.fee, 0);
  return first && fee > 0 ? moneyOfStripe(fee, first.currency) : null;
}

function warningSeen({
  id,
  fraud_type: reason,
  actionable,
  created,
}: Stripe.Radar.EarlyFraudWarning): SeenWarning {
  return { reference: id, reason, actionable, at: new Date(created * 1000) };
}

function refundSeen(refund: Stripe.Refund): SeenRefund {
  const { id, status, failure_reason: why } = refund;
  const failed = status === 'failed' || status === 'canceled';
  return {
    reference: id,
    key: refund.metadata?.['refund_key'] ?? null,
    amount: amountOf(refund),
    state: status === 'succeeded' ? 'succeeded' : failed ? 'failed' : 'pending',
    reason: failed ? (why ?? `The refund is ${status}.`) : null,
  };
}
