/** What the checkout says when a purchase fails. */
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { money } from '../../../../../api/domain/shared-with-web/money.ts';
import type { Money } from '../../../../../api/domain/shared-with-web/money.ts';
import { paymentErrorsOf } from './payment-values.ts';
import type { PaymentErrors } from './payment-values.ts';

export interface PurchaseFailure {
  /** 'Failed to complete purchase: …'. */
  message: string;
  /** What to do now, where that is known. */
  advice: string | null;
  /** What each field of the form got wrong, by the server. */
  fields: PaymentErrors;
  /** What the cart costs now, where the server says that it is not what was shown. */
  newTotal: Money | null;
}

const adviceOn: Readonly<Record<string, string>> = {
  card_declined: 'Your bank gave no reason. Use another card, or ask your bank.',
  insufficient_funds: 'Use another card, or try again when there is money on this one.',
  expired_card: 'Use a card that is still valid.',
  incorrect_cvc: 'Check the code on the card and try again.',
  authentication_failed: 'The bank did not get your approval. Try again and approve it, or use another card.',
  processing_error: 'Something failed on the way to the bank. Try again in a moment.',
};

const NOBODY_KNOWS =
  'It is not known yet whether the payment went through. Try again: the same purchase is charged only once.';
const NOT_CHARGED = 'Nothing was charged.';

function adviceOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { decline_code } = error.problem ?? {};
  if (decline_code) return `${NOT_CHARGED} ${adviceOn[decline_code] ?? ''}`.trim();
  if (error.status === 0 || error.status >= 500) return NOBODY_KNOWS;
  return error.status === 402 ? NOT_CHARGED : null;
}

/** Describes anything that a purchase threw for the screen. */
export function purchaseFailure(error: unknown): PurchaseFailure {
  const problem = error instanceof ApiError ? error.problem : null;
  const { total_minor, currency } = problem ?? {};
  return {
    message: `Failed to complete purchase: ${errorMessage(error)}`,
    advice: adviceOf(error),
    fields: error instanceof ApiError ? paymentErrorsOf(error.fieldErrors) : {},
    newTotal:
      total_minor !== undefined && currency !== undefined && Number.isSafeInteger(total_minor)
        ? money(total_minor, currency)
        : null,
  };
}
