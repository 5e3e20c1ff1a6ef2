import Stripe from 'stripe';
import { FakeStripe } from '../../api/adapters/payments/testing/fake-stripe.ts';
import type { Json } from '../../api/adapters/http/contract/load-contract.ts';
import type { Known } from './known.ts';

const secret = 'whsec_fuzz';

/** Stripe on a port of its own, and the settings with which the product uses it. */
export async function startStripe(): Promise<{ stripe: FakeStripe; settings: Record<string, string> }> {
  const stripe = new FakeStripe();
  const settings = {
    PAYMENT_PROVIDER: 'stripe',
    PAYMENT_STRIPE_PUBLISHABLE_KEY: 'pk_test_fuzz',
    PAYMENT_STRIPE_SECRET_KEY: 'sk_test_fuzz',
    PAYMENT_STRIPE_WEBHOOK_SECRET: secret,
    PAYMENT_STRIPE_API_URL: await stripe.start(),
  };
  return { stripe, settings };
}

/** Payment methods of Stripe's test mode that the fake knows. */
export const paymentTokens = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_threeDSecureRequired',
  'pm_card_processing',
  'pm_card_chargeDeclined',
];

const intentTypes = ['succeeded', 'payment_failed', 'canceled'].map((what) => `payment_intent.${what}`);
const disputeTypes = ['created', 'updated', 'closed', 'funds_withdrawn'].map(
  (what) => `charge.dispute.${what}`,
);
const disputeStatuses = ['warning_needs_response', 'needs_response', 'under_review', 'won', 'lost'];

/** An event about a payment that was made, or about none. */
export function stripeEvent({ random, now, stripe }: Known): Json {
  const intents = stripe?.intents ?? [];
  const intent = intents.length > 0 && random.chance(0.9) ? random.pick(intents) : null;
  const id = `evt_${random.below(60)}`;
  const about = intent?.id ?? 'pi_unknown';
  const created = Math.floor(now.getTime() / 1000);
  if (random.chance(0.4)) {
    const object = intent ?? { id: about, object: 'payment_intent', status: 'succeeded' };
    return { id, object: 'event', type: random.pick(intentTypes), data: { object } } as unknown as Json;
  }
  if (random.chance(0.3)) {
    const refund = { object: 'refund', amount: 1 + random.below(20_000), currency: 'usd', created };
    const status = random.pick(['pending', 'succeeded', 'failed']);
    const object = { ...refund, id: `re_${random.below(20)}`, payment_intent: about, status, metadata: {} };
    const type = random.pick(['refund.created', 'refund.updated', 'refund.failed', 'charge.refunded']);
    return { id, object: 'event', type, data: { object } };
  }
  const object = {
    id: `dp_${random.below(20)}`,
    object: 'dispute',
    payment_intent: about,
    amount: intent?.amount ?? 100,
    currency: intent?.currency ?? 'usd',
    created,
    reason: 'fraudulent',
    status: random.pick(disputeStatuses),
    balance_transactions: [],
    evidence_details: { due_by: created + 86_400 },
  };
  return { id, object: 'event', type: random.pick(disputeTypes), data: { object } };
}

/** What Stripe signs these bytes with; now and then what it signs others with, or did an hour ago. */
export function stripeSignature({ random }: Known, body: Buffer): Record<string, string> {
  const payload = random.chance(0.15) ? '{}' : body.toString('utf8');
  // Stripe's own library checks the age of a signature by the real time.
  const timestamp = Math.floor(Date.now() / 1000) - (random.chance(0.1) ? 3600 : 0);
  const key = random.chance(0.1) ? 'whsec_other' : secret;
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });
  return { 'stripe-signature': header };
}
