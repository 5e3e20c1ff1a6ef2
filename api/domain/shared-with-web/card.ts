/**
 * The rules of a card as people type it. Imports nothing: the api and the web run the same file, so a form says at once what
 * the server would say.
 */

/** A card as typed into the form. */
export interface CardFields {
  number: string;
  /** `MM/YY`. */
  expiry: string;
  cvc: string;
  zip: string;
}

export type CardField = keyof CardFields;

/** What is wrong with one field: a sentence for people, which never repeats what was typed. */
export interface CardFieldError {
  field: CardField;
  message: string;
}

/** A card whose fields have passed the rules. The number has digits only, the year four. */
export interface CheckedCard {
  number: string;
  expiryMonth: number;
  expiryYear: number;
  cvc: string;
  zip: string;
}

export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'unknown';

interface BrandRule {
  brand: CardBrand;
  prefix: RegExp;
  lengths: readonly number[];
}

/** Issuer ranges by their published prefixes (ISO/IEC 7812), and the lengths each issues. */
const brandRules: readonly BrandRule[] = [
  { brand: 'amex', prefix: /^3[47]/, lengths: [15] },
  { brand: 'diners', prefix: /^3(?:0[0-5]|[689])/, lengths: [14, 15, 16, 17, 18, 19] },
  { brand: 'jcb', prefix: /^35(?:2[89]|[3-8])/, lengths: [16, 17, 18, 19] },
  { brand: 'visa', prefix: /^4/, lengths: [13, 16, 19] },
  {
    brand: 'mastercard',
    prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
  },
  { brand: 'discover', prefix: /^6(?:011|4[4-9]|5)/, lengths: [16, 17, 18, 19] },
  { brand: 'unionpay', prefix: /^62/, lengths: [16, 17, 18, 19] },
];
const otherLengths: readonly number[] = [12, 13, 14, 15, 16, 17, 18, 19];

/** Nobody issues cards for longer: a year further off is a slip of the finger. */
const longestValidityYears = 20;

/** The digits of a typed number: blanks and hyphens between them are dropped. Null when anything else stands there. */
export function cardDigits(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) ? digits : null;
}

/** Whether the last digit is the check digit of the others (Luhn, ISO/IEC 7812-1 annex B). Digits only. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let position = 0; position < digits.length; position++) {
    const digit = Number(digits[digits.length - 1 - position]);
    const weighed = position % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** The brand by the first digits; a few of them are enough, so that a form can show it while the number is typed. */
export function cardBrand(digits: string): CardBrand {
  return ruleOf(digits)?.brand ?? 'unknown';
}

/** How many digits the code on the card has: 4 on American Express, else 3. */
export function cvcLength(brand: CardBrand): 3 | 4 {
  return brand === 'amex' ? 4 : 3;
}

/** The month (1–12) and four-digit year of `MM/YY`; blanks, a missing slash and a four-digit year are taken too. */
export function parseExpiry(typed: string): { month: number; year: number } | null {
  const match = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(20)?(\d\d)\s*$|^\s*(0[1-9]|1[0-2])(\d\d)\s*$/.exec(typed);
  if (!match) return null;
  return { month: Number(match[1] ?? match[4]), year: 2000 + Number(match[3] ?? match[5]) };
}

/** Every field that is wrong, in the order of the form. `today`: the day by UTC; a card is good until its month ends. */
export function checkCard(card: CardFields, today: Date): CardFieldError[] {
  const messages: [CardField, string | null][] = [
    ['number', numberError(card.number)],
    ['expiry', expiryError(card.expiry, today)],
    ['cvc', cvcError(card.cvc, card.number)],
    ['zip', zipError(card.zip)],
  ];
  return messages.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

/** The card in the form a gateway takes it, or every field that is wrong. */
export function parseCard(
  card: CardFields,
  today: Date,
): { ok: true; value: CheckedCard } | { ok: false; error: CardFieldError[] } {
  const errors = checkCard(card, today);
  const number = cardDigits(card.number);
  const expiry = parseExpiry(card.expiry);
  if (errors.length > 0 || number === null || expiry === null) return { ok: false, error: errors };
  return {
    ok: true,
    value: {
      number,
      expiryMonth: expiry.month,
      expiryYear: expiry.year,
      cvc: card.cvc.trim(),
      zip: card.zip.trim(),
    },
  };
}

function ruleOf(digits: string): BrandRule | undefined {
  return brandRules.find(({ prefix }) => prefix.test(digits));
}

function numberError(typed: string): string | null {
  if (typed.trim() === '') return 'Card number is required';
  const digits = cardDigits(typed);
  if (digits === null) return 'Card number must have digits only';
  const lengths = ruleOf(digits)?.lengths ?? otherLengths;
  if (!lengths.includes(digits.length)) return 'Card number is incomplete or too long';
  return passesLuhn(digits) ? null : 'Card number is not valid';
}

function expiryError(typed: string, today: Date): string | null {
  if (typed.trim() === '') return 'Expiry date is required';
  const expiry = parseExpiry(typed);
  if (!expiry) return 'Expiry date must be MM/YY';
  const monthsLeft = (expiry.year - today.getUTCFullYear()) * 12 + (expiry.month - 1 - today.getUTCMonth());
  if (monthsLeft < 0) return 'Card has expired';
  return monthsLeft > longestValidityYears * 12 ? 'Expiry date is too far in the future' : null;
}

function cvcError(typed: string, number: string): string | null {
  const code = typed.trim();
  if (code === '') return 'CVC is required';
  const length = cvcLength(cardBrand(cardDigits(number) ?? ''));
  return /^\d+$/.test(code) && code.length === length ? null : `CVC must have ${length} digits`;
}

/** Postal codes of the world: 3 to 10 letters and digits, with blanks or hyphens between. */
function zipError(typed: string): string | null {
  const zip = typed.trim();
  if (zip === '') return 'ZIP is required';
  const plain = /^[A-Za-z0-9](?:[A-Za-z0-9 -]{1,8})[A-Za-z0-9]$/.test(zip);
  return plain ? null : 'ZIP must have 3 to 10 letters or digits';
}
