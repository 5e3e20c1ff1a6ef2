import type { DeclineCode } from '../../../ports/payments/payment-gateway.ts';
import type { SandboxCharge } from '../../../ports/payments/sandbox-charges.ts';

/** How a charge on a test number goes. */
export type TestCardCourse =
  | { to: 'succeeded'; refunds?: SandboxCharge['refundCourse'] }
  | { to: 'declined'; code: DeclineCode }
  | { to: 'challenge' }
  /** No answer comes in time. `lost`: nor did the request arrive. */
  | { to: 'timeout'; then: 'succeeded' | 'lost' | DeclineCode };

export interface TestCard {
  number: string;
  /** For people, as the checkout shows it. */
  meaning: string;
  course: TestCardCourse;
}

/** Every number that the sandbox takes; any other card is declined, as a gateway's test mode declines a real one. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', meaning: 'Succeeds (Visa)', course: { to: 'succeeded' } },
  { number: '5555555555554444', meaning: 'Succeeds (Mastercard)', course: { to: 'succeeded' } },
  { number: '378282246310005', meaning: 'Succeeds (American Express)', course: { to: 'succeeded' } },
  {
    number: '4000000000000002',
    meaning: 'Declined',
    course: { to: 'declined', code: 'card_declined' },
  },
  {
    number: '4000000000009995',
    meaning: 'Declined: insufficient funds',
    course: { to: 'declined', code: 'insufficient_funds' },
  },
  {
    number: '4000000000000069',
    meaning: 'Declined: expired card',
    course: { to: 'declined', code: 'expired_card' },
  },
  {
    number: '4000000000000127',
    meaning: 'Declined: incorrect CVC',
    course: { to: 'declined', code: 'incorrect_cvc' },
  },
  {
    number: '4000000000000119',
    meaning: 'Declined: processing error',
    course: { to: 'declined', code: 'processing_error' },
  },
  {
    number: '4000002760003184',
    meaning: '3-D Secure: the bank asks to approve or reject',
    course: { to: 'challenge' },
  },
  {
    number: '4000000000005043',
    meaning: 'Timeout, and it turns out to have succeeded',
    course: { to: 'timeout', then: 'succeeded' },
  },
  {
    number: '4000000000004087',
    meaning: 'Timeout, and it turns out to have been declined',
    course: { to: 'timeout', then: 'card_declined' },
  },
  {
    number: '4000000000004988',
    meaning: 'Timeout, and it turns out never to have arrived',
    course: { to: 'timeout', then: 'lost' },
  },
  {
    number: '4000000000005126',
    meaning: 'Succeeds, but cannot be refunded',
    course: { to: 'succeeded', refunds: 'refused' },
  },
  {
    number: '4000000000007726',
    meaning: 'Succeeds, and a refund is pending before it succeeds',
    course: { to: 'succeeded', refunds: 'waits' },
  },
  {
    number: '4000000000003725',
    meaning: 'Succeeds, and a refund is pending before it fails',
    course: { to: 'succeeded', refunds: 'waits_and_fails' },
  },
];

/** The course of a charge on this number. */
export function courseOf(number: string): TestCardCourse {
  const card = testCards.find((candidate) => candidate.number === number);
  return card?.course ?? { to: 'declined', code: 'card_declined' };
}
