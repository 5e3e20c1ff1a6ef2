/** Why a bank says no, in the words of payment gateways. */
export type DeclineReason =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'authentication_failed'
  | 'processing_error';

const advice: Readonly<Record<DeclineReason, string>> = {
  card_declined: 'Your card was declined. Please use another card, or ask your bank.',
  insufficient_funds: 'Your card has insufficient funds. Please use another card.',
  expired_card: 'Your card has expired. Please check the expiry date or use another card.',
  incorrect_cvc: 'The security code of the card is not right. Please check the CVC.',
  authentication_failed: 'Your bank could not confirm that it is you. Please try again or use another card.',
  processing_error: 'The payment could not be processed. Nothing was charged; please try again in a moment.',
};

/** What to tell the customer, and what they can do. */
export function declineAdvice(reason: DeclineReason): string {
  return advice[reason];
}
