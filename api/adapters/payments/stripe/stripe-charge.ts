import type Stripe from 'stripe';
import type { CardSeen, Charge, DeclineCode } from '../../../ports/payments/payment-gateway.ts';

const declineCodes: Readonly<Record<string, DeclineCode>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  processing_error: 'processing_error',
  try_again_later: 'processing_error',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
};

interface Refusal {
  code?: string | null | undefined;
  decline_code?: string | null | undefined;
}

/** Our word for why Stripe refused. The issuer's reason counts before Stripe's general one. */
export function declineCodeOf(refusal: Refusal | null): DeclineCode {
  return declineCodes[refusal?.decline_code ?? ''] ?? declineCodes[refusal?.code ?? ''] ?? 'card_declined';
}

/** Where the charge of an intent stands. */
export function chargeOf(intent: Stripe.PaymentIntent): Charge {
  const reference = intent.id;
  switch (intent.status) {
    case 'succeeded':
      return { state: 'succeeded', reference, card: cardOf(intent) };
    case 'requires_action':
      return { state: 'challenge', reference, url: null, clientSecret: intent.client_secret };
    case 'requires_payment_method':
      return {
        state: 'declined',
        reference,
        code: declineCodeOf(intent.last_payment_error),
        card: cardOf(intent),
      };
    case 'canceled':
      return { state: 'declined', reference, code: 'authentication_failed', card: cardOf(intent) };
    default:
      return { state: 'unknown' };
  }
}

/** The card as Stripe saw it; null unless the latest charge came along with the intent. */
function cardOf(intent: Stripe.PaymentIntent): CardSeen | null {
  const charge = intent.latest_charge;
  const card = charge && typeof charge === 'object' ? charge.payment_method_details?.card : null;
  if (!card?.last4) return null;
  return { brand: card.brand ?? 'unknown', last4: card.last4, fingerprint: card.fingerprint ?? null };
}
