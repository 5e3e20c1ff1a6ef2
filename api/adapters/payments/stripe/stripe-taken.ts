import type Stripe from 'stripe';
import { money } from '../../../domain/shared-with-web/money.ts';
import type { ChargeTaken } from '../../../domain/ordering/charge-proof.ts';
import { allPages } from './all-pages.ts';
import { amountOf } from './stripe-amount.ts';

/** The charges of ours since then that went through, with what refunds gave back of them. */
export async function takenOf(stripe: Stripe, since: Date): Promise<ChargeTaken[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const [intents, refunds] = await Promise.all([
    allPages((page) => stripe.paymentIntents.list({ created, ...page })),
    allPages((page) => stripe.refunds.list({ created, ...page })),
  ]);
  const given = new Map<string, number>();
  for (const refund of refunds) {
    const { payment_intent: of, status } = refund;
    const id = typeof of === 'string' ? of : (of?.id ?? '');
    if (status === 'succeeded' || status === 'pending')
      given.set(id, (given.get(id) ?? 0) + amountOf(refund).minor);
  }
  return intents.flatMap((intent) => {
    const { order_id: orderId } = intent.metadata;
    if (intent.status !== 'succeeded' || !orderId) return [];
    const amount = amountOf(intent);
    const refunded = money(given.get(intent.id) ?? 0, amount.currency);
    return [{ reference: intent.id, orderId, amount, refunded, at: new Date(intent.created * 1000) }];
  });
}
