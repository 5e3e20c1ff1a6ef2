/** ISO 4217 codes whose smallest unit is not a hundredth (product rule: JPY KRW PYG CLP CRC none, BHD KWD OMR thousandths). */
const MINOR_DIGITS: Readonly<Record<string, number>> = {
  JPY: 0,
  KRW: 0,
  PYG: 0,
  CLP: 0,
  CRC: 0,
  BHD: 3,
  KWD: 3,
  OMR: 3,
};

/** An amount of money: a whole number of minor units (cents, yen, fils) of one currency. Never a fraction. */
export interface Money {
  /** Whole, safe integer; negative for what is taken back. */
  minor: number;
  /** ISO 4217 code, upper case. */
  currency: string;
}

/** The most that one price may be, in minor units; every possible total then stays a safe integer: 50 lines × 999 × this is below 2⁵³. */
export const MAX_PRICE_MINOR = 100_000_000_000;

/** Decimals of a currency: 0, 2 or 3. */
export function minorDigits(currency: string): number {
  return MINOR_DIGITS[currency] ?? 2;
}

/** Whether a price can be this: zero or more, and no more than `MAX_PRICE_MINOR`. */
export function isPrice({ minor }: Money): boolean {
  return minor >= 0 && minor <= MAX_PRICE_MINOR;
}

/** Money of a whole number of minor units. Throws when `minor` is not a safe integer: that is a bug of the caller. */
export function money(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is not a whole number of minor units.`);
  return { minor: minor === 0 ? 0 : minor, currency };
}

/**
 * The minor units of an amount written as a decimal (`'59'`, `'59.90'`, `12.5`). Null when it is not a plain decimal
 * number, or has more decimals than the currency.
 */
export function parseMoney(amount: string | number, currency: string): Money | null {
  const match = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(String(amount).trim());
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const digits = minorDigits(currency);
  const digitsUsed = fraction.slice(0, digits).padEnd(digits, '0');
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const minor = Number(whole + digitsUsed);
  if (!Number.isSafeInteger(minor)) return null;
  return money(sign === '-' ? -minor : minor, currency);
}

/** The amount as a decimal text with exactly the currency's decimals: `'59.00'`, `'6500'`, `'12.345'`. */
export function decimalText({ minor, currency }: Money): string {
  const digits = minorDigits(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The amount as the decimal number of the wire. Only for handing out: nothing is computed with it. */
export function decimalNumber(amount: Money): number {
  return Number(decimalText(amount));
}

/** Half away from zero: the rounding of prices, commission and shares. */
function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const quotient = (2n * n + d) / (2n * d);
  return negative ? -quotient : quotient;
}

/** `amount × numerator ÷ denominator`, rounded half away from zero to the minor unit. Whole numbers only. */
export function shareOf(amount: Money, numerator: number, denominator: number): Money {
  const minor = divideRounded(BigInt(amount.minor) * BigInt(numerator), BigInt(denominator));
  return money(Number(minor), amount.currency);
}

/** `amount × times`, exactly. */
export function timesOf(amount: Money, times: number): Money {
  return money(amount.minor * times, amount.currency);
}

/** The sum of amounts of one currency; throws when the currencies differ. */
export function sumOf(amounts: readonly Money[], currency: string): Money {
  for (const amount of amounts)
    if (amount.currency !== currency) throw new Error(`${amount.currency} cannot be added to ${currency}.`);
  return money(
    amounts.reduce((sum, { minor }) => sum + minor, 0),
    currency,
  );
}

/** A rate of exchange as an exact decimal text: how many units of a currency one unit of the base is worth, `'1.0842'`. */
export type Rate = string;

const RATE = /^(\d{1,10})(?:\.(\d{1,10}))?$/;

/** True for a plain decimal above zero with at most ten digits on either side of the point. */
export function isRate(text: string): boolean {
  return RATE.test(text) && /[1-9]/.test(text);
}

/** The rate as numerator over a power of ten. */
function rateFraction(rate: Rate): [numerator: bigint, denominator: bigint] {
  const match = RATE.exec(rate);
  if (!match || !isRate(rate)) throw new RangeError(`"${rate}" is not a rate of exchange.`);
  const fraction = match[2] ?? '';
  return [BigInt((match[1] ?? '') + fraction), 10n ** BigInt(fraction.length)];
}

/** What `amount` becomes at `numerator / denominator` units of `currency` per unit of its own, in minor units of `currency`. */
function exchanged(
  amount: Money,
  [numerator, denominator]: readonly [bigint, bigint],
  currency: string,
  step = 1,
): bigint {
  const up = 10n ** BigInt(minorDigits(currency));
  const down = 10n ** BigInt(minorDigits(amount.currency)) * BigInt(step);
  return divideRounded(BigInt(amount.minor) * numerator * up, denominator * down) * BigInt(step);
}

/**
 * `amount` of the base currency in `currency`, at `rate` units of it per unit of the base; rounded half away from zero to
 * `step` minor units of `currency`. Null when that is more than a price can be.
 */
export function convert(amount: Money, rate: Rate, currency: string, step = 1): Money | null {
  const minor = exchanged(amount, rateFraction(rate), currency, step);
  return minor > BigInt(MAX_PRICE_MINOR) ? null : money(Number(minor), currency);
}

/** The way back of `convert`: what `amount` is worth in `base`, at `rate` units of its currency per unit of the base. */
export function convertBack(amount: Money, rate: Rate, base: string): Money {
  const worth = convertBackWithin(amount, rate, base, Number.MAX_SAFE_INTEGER);
  if (!worth) throw new RangeError(`${amount.minor} ${amount.currency} at ${rate} is too much ${base}.`);
  return worth;
}

/** `convertBack`, or null when that is more than `most` minor units. */
export function convertBackWithin(amount: Money, rate: Rate, base: string, most: number): Money | null {
  const [numerator, denominator] = rateFraction(rate);
  const minor = exchanged(amount, [denominator, numerator], base);
  return minor > BigInt(most) ? null : money(Number(minor), base);
}
