import { parseCard, type CardField } from '../../domain/shared-with-web/card.ts';
import type { FieldFault } from '../../domain/ordering/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { PaymentGateway, PaymentMeans } from '../../ports/payments/payment-gateway.ts';

/** The payment form as it was sent. */
export interface PaymentDetails {
  email: string;
  firstName: string;
  lastName: string;
  cardNumber?: string | undefined;
  /** `MM/YY` */
  expiry?: string | undefined;
  cvc?: string | undefined;
  zip: string;
  paymentToken?: string | undefined;
}

const fieldNames: Readonly<Record<CardField, string>> = {
  number: 'card_number',
  expiry: 'expiry',
  cvc: 'cvc',
  zip: 'zip',
};

/** Customer's name and means of payment, or every field of the form that is wrong. What costs nothing needs no means. */
export function checkPayment(
  details: PaymentDetails,
  provider: PaymentGateway['provider'],
  today: Date,
  free: boolean,
): Result<{ customerName: string; means: PaymentMeans | null }, FieldFault[]> {
  const names = [details.firstName, details.lastName].map((name) => name.trim().replace(/\s+/g, ' '));
  const faults = ['first_name', 'last_name'].flatMap((field, index) =>
    names[index] === '' ? [fault(field, 'must not be blank')] : [],
  );
  const means = free ? ok(null) : provider === 'stripe' ? tokenMeans(details) : cardMeans(details, today);
  if (!means.ok) return err([...faults, ...means.error]);
  return faults.length > 0 ? err(faults) : ok({ customerName: names.join(' '), means: means.value });
}

function tokenMeans(details: PaymentDetails): Result<PaymentMeans, FieldFault[]> {
  const raw = (['cardNumber', 'cvc'] as const).filter((field) => details[field] !== undefined);
  if (raw.length > 0)
    return err([fault('card_number', 'must not be sent; the gateway has a form of its own')]);
  const token = details.paymentToken?.trim() ?? '';
  return token === '' ? err([fault('payment_token', 'is required')]) : ok({ kind: 'token', token });
}

function cardMeans(details: PaymentDetails, today: Date): Result<PaymentMeans, FieldFault[]> {
  const { cardNumber = '', expiry = '', cvc = '', zip } = details;
  const card = parseCard({ number: cardNumber, expiry, cvc, zip }, today);
  if (card.ok) return ok({ kind: 'card', card: card.value });
  return err(card.error.map(({ field, message }) => fault(fieldNames[field], message)));
}

function fault(field: string, message: string): FieldFault {
  return { field: `paymentDetails.${field}`, message };
}
