import type Stripe from 'stripe';
import type { GatewayRefund } from '../../../ports/payments/payment-gateway.ts';
import { allPages } from './all-pages.ts';

/** The refund that carries this key, among all those of its charge. */
export async function findRefund(
  stripe: Stripe,
  { key, reference }: { key: string; reference: string },
): Promise<Stripe.Refund | null> {
  const refunds = await allPages((page) => stripe.refunds.list({ payment_intent: reference, ...page }));
  return refunds.find(({ metadata }) => metadata?.['refund_key'] === key) ?? null;
}

/** Where a refund stands. One that Stripe has not finished is not known yet: it may still fail. */
export function refundOf({ id, status, failure_reason }: Stripe.Refund): GatewayRefund {
  if (status === 'succeeded') return { state: 'succeeded', reference: id };
  if (status === 'failed' || status === 'canceled')
    return { state: 'refused', reason: failure_reason ?? `The refund is ${status}.` };
  return { state: 'unknown' };
}
