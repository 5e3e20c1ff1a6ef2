/** What is typed into the payment form, and what is wrong with it. */
import { checkCard } from '../../../../../api/domain/shared-with-web/card.ts';
import type { CardField } from '../../../../../api/domain/shared-with-web/card.ts';
import type { CheckoutRequest, PaymentDetails } from '../../../api/ordering.ts';

export interface PaymentValues {
  email: string;
  firstName: string;
  lastName: string;
  cardNumber: string;
  expiry: string;
  cvc: string;
  zip: string;
  /** ISO code; empty: not chosen. */
  country: string;
  vatNumber: string;
  company: string;
  address: string;
  terms: boolean;
}

/** Where the customer is, and for which business they buy. */
export type BillingValues = Pick<PaymentValues, 'country' | 'vatNumber' | 'company' | 'address'>;
export type PaymentField = keyof PaymentValues;
export type PaymentErrors = Partial<Record<PaymentField, string>>;

export const emptyPayment: PaymentValues = {
  email: '',
  firstName: '',
  lastName: '',
  cardNumber: '',
  expiry: '',
  cvc: '',
  zip: '',
  country: '',
  vatNumber: '',
  company: '',
  address: '',
  terms: false,
};

/** What a customer who comes back from the bank need not type again. */
export type Typed = Partial<Omit<PaymentValues, 'cardNumber' | 'expiry' | 'cvc'>>;

/** Everything that was typed but the card, which is stored nowhere. */
export function typedOf({ cardNumber: _number, expiry: _expiry, cvc: _cvc, ...rest }: PaymentValues): Typed {
  return rest;
}

/** The contract's names of the fields, for what the server says about them. */
const wireNames: Record<PaymentField, string> = {
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  cardNumber: 'card_number',
  expiry: 'expiry',
  cvc: 'cvc',
  zip: 'zip',
  country: 'country',
  vatNumber: 'vat_number',
  company: 'company',
  address: 'address',
  terms: 'terms_accepted',
};

const cardFields: Record<CardField, PaymentField> = {
  number: 'cardNumber',
  expiry: 'expiry',
  cvc: 'cvc',
  zip: 'zip',
};

const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

function emailError(email: string): string | undefined {
  if (email.trim() === '') return 'Email is required';
  return looksLikeEmail(email.trim()) ? undefined : 'Enter an email address like name@example.com';
}

function ownErrors(values: PaymentValues): PaymentErrors {
  const email = emailError(values.email);
  return {
    ...(email && { email }),
    ...(values.firstName.trim() === '' && { firstName: 'First name is required' }),
    ...(values.lastName.trim() === '' && { lastName: 'Last name is required' }),
    ...(!values.terms && { terms: 'Accept the billing terms to continue' }),
  };
}

/**
 * An error per wrong field; empty when all is right.
 * @param withCard false where the gateway's own element takes the card, or nothing is paid: then only the ZIP is ours to check
 * @param today a card is good until its month ends, by UTC
 */
export function checkPayment(values: PaymentValues, withCard: boolean, today: Date): PaymentErrors {
  const { cardNumber, expiry, cvc, zip } = values;
  const wrong = checkCard({ number: cardNumber, expiry, cvc, zip }, today);
  const ours = wrong.filter(({ field }) => withCard || field === 'zip');
  return {
    ...ownErrors(values),
    ...Object.fromEntries(ours.map(({ field, message }) => [cardFields[field], message])),
  };
}

/** How an order is paid: by the card typed here, by the gateway's token of a card, or not at all where it costs nothing. */
export type PaymentMeans = 'card' | 'nothing' | { token: string };

/** The form as the contract wants it. */
export function paymentDetails(values: PaymentValues, means: PaymentMeans): PaymentDetails {
  const person = {
    email: values.email.trim(),
    first_name: values.firstName.trim(),
    last_name: values.lastName.trim(),
    zip: values.zip.trim(),
    terms_accepted: true,
  } as const;
  if (means === 'nothing') return person;
  if (means !== 'card') return { ...person, payment_token: means.token };
  return { ...person, card_number: values.cardNumber, expiry: values.expiry, cvc: values.cvc };
}

/** Where the customer is, as the contract wants it; nothing while no country is chosen. */
export function billingDetails(values: BillingValues): Pick<CheckoutRequest, 'billing'> {
  if (values.country === '') return {};
  const given = { vat_number: values.vatNumber, company: values.company, address: values.address };
  const filled = Object.entries(given).filter(([, text]) => text.trim() !== '');
  return { billing: { country: values.country, ...Object.fromEntries(filled) } };
}

/** What the server said about fields of the form, by the form's own names. Names like `paymentDetails.zip` and `/paymentDetails/zip` are understood. */
export function paymentErrorsOf(fieldErrors: Readonly<Record<string, string>>): PaymentErrors {
  const errors: PaymentErrors = {};
  for (const [name, message] of Object.entries(fieldErrors)) {
    const last = name.split(/[./]/).at(-1);
    const field = (Object.keys(wireNames) as PaymentField[]).find((key) => wireNames[key] === last);
    if (field) errors[field] = message;
  }
  return errors;
}
