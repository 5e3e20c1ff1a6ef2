import { isRate, type Rate } from '../shared-with-web/money.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Decimals that a rate is stored with. */
const decimals = 10;

/** Rates of one day as a service publishes them: units of each currency per unit of the service's own base. */
export interface PublishedRates {
  /** ISO 4217 code of the service's base; it need not be ours. */
  base: string;
  /** The day they are of, as `2026-03-02`. */
  date: string;
  /** By ISO 4217 code. */
  rates: ReadonlyMap<string, Rate>;
  /** Codes of currencies whose published rate is more, or less, than a rate can hold. */
  unusable: readonly string[];
}

/** `numerator ÷ denominator` with ten decimals, rounded half up; null when nothing above zero is left, or too much. */
function quotient(numerator: bigint, denominator: bigint): Rate | null {
  const scaled = (2n * numerator * 10n ** BigInt(decimals) + denominator) / (2n * denominator);
  const digits = scaled.toString().padStart(decimals + 1, '0');
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
  return isRate(text) ? text : null;
}

/** A decimal as digits over a power of ten. */
function fraction(text: string): [numerator: bigint, denominator: bigint] | null {
  const match = /^(\d{1,30})(?:\.(\d{1,60}))?(?:[eE]([+-]?\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const after = match[2] ?? '';
  const exponent = BigInt(match[3] ?? 0) - BigInt(after.length);
  const digits = BigInt((match[1] ?? '') + after);
  return exponent < 0n ? [digits, 10n ** -exponent] : [digits * 10n ** exponent, 1n];
}

/**
 * A rate out of a number as feeds print it (`'0.86250'`, `'1.2e-5'`, 160), rounded to ten decimals; null when it is no
 * number above zero that a rate can hold.
 */
export function parseRate(printed: string | number): Rate | null {
  const parts = fraction(String(printed).trim());
  return parts && quotient(...parts);
}

/** Whether this is a number above zero as feeds print it, however large or small. */
export function isPositiveNumber(printed: unknown): printed is string | number {
  return /^(?=[0.]*[1-9])\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(String(printed).trim());
}

/** Rates per unit of a base, and the codes of those that would be too small or too large to work with. */
export interface RatesPer {
  rates: Map<string, Rate>;
  unusable: string[];
}

/** What a rate is at least and at most: three digits are left at the one end, and at the other a price still is one. */
export const RATE_BOUNDS = { least: '0.0000001', most: '10000000' } as const;

/** Whether prices can be reckoned at this rate. */
export function isWithinBounds(rate: Rate): boolean {
  return compare(rate, RATE_BOUNDS.least) >= 0 && compare(rate, RATE_BOUNDS.most) <= 0;
}

/** More than 20 % off the rate before, up or down: rarely a market, mostly a slip. */
export function isFarOff(before: Rate, after: Rate): boolean {
  const [old, oldBy] = exactly(before);
  const [now, nowBy] = exactly(after);
  const change = now * oldBy - old * nowBy;
  return 5n * (change < 0n ? -change : change) > old * nowBy;
}

function compare(one: Rate, other: Rate): number {
  const [a, aBy] = exactly(one);
  const [b, bBy] = exactly(other);
  return Number(a * bBy - b * aBy);
}

function exactly(rate: Rate): [numerator: bigint, denominator: bigint] {
  const parts = fraction(rate);
  if (!parts) throw new RangeError(`"${rate}" is not a rate of exchange.`);
  return parts;
}

/**
 * Rates per unit of `base`, out of rates per unit of any one currency that is itself among them:
 * units of X per base = (X per that currency) ÷ (our base per that currency). The base itself is left out. An error with a
 * reason when `base` is not among them.
 */
export function ratesPer(base: string, rates: ReadonlyMap<string, Rate>): Result<RatesPer, string> {
  const divisor = fraction(rates.get(base) ?? '');
  if (!divisor) return err(`it has no rate of ${base}, the base currency`);
  const moved: RatesPer = { rates: new Map(), unusable: [] };
  for (const [code, rate] of rates) {
    if (code === base) continue;
    const own = fraction(rate);
    const per = own && quotient(own[0] * divisor[1], own[1] * divisor[0]);
    if (per && isWithinBounds(per)) moved.rates.set(code, per);
    else moved.unusable.push(code);
  }
  return ok(moved);
}

/** What a service has published, per unit of our `base`. Errors as `ratesPer`. */
export function rebase(published: PublishedRates, base: string): Result<RatesPer, string> {
  const moved = ratesPer(base, new Map(published.rates).set(published.base, '1'));
  if (!moved.ok) return moved;
  const { rates, unusable } = moved.value;
  return ok({ rates, unusable: [...unusable, ...published.unusable] });
}
