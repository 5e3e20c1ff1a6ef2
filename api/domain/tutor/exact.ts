/**
 * Exact decimal arithmetic: a value is a fraction of two big integers, so 0.1 + 0.2 is 0.3 and nothing is rounded
 * until it is shown. Numbers come in by their shortest decimal digits, which are the digits that a person typed.
 */
export interface Exact {
  readonly numerator: bigint;
  /** Above 0. */
  readonly denominator: bigint;
}

/** The exact value of a number's decimal digits. Throws on NaN and infinities: those are no inputs. */
export function exact(value: number): Exact {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number: ${value}`);
  const [, sign = '', whole = '0', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const exponent = Number(power) - fraction.length;
  return exponent >= 0
    ? { numerator: digits * 10n ** BigInt(exponent), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-exponent) };
}

export function add(a: Exact, b: Exact): Exact {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function subtract(a: Exact, b: Exact): Exact {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function multiply(a: Exact, b: Exact): Exact {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** Throws when `b` is 0. */
export function divide(a: Exact, b: Exact): Exact {
  if (b.numerator === 0n) throw new RangeError('Division by zero');
  const sign = b.numerator < 0n ? -1n : 1n;
  return { numerator: sign * a.numerator * b.denominator, denominator: sign * a.denominator * b.numerator };
}

/** `base` to a whole power of at least 0. */
export function raise(base: Exact, power: number): Exact {
  return { numerator: base.numerator ** BigInt(power), denominator: base.denominator ** BigInt(power) };
}

export function absolute(value: Exact): Exact {
  return value.numerator < 0n ? { ...value, numerator: -value.numerator } : value;
}

/** Below 0, 0 or above 0, as `a` is smaller than, equal to or greater than `b`. */
export function compare(a: Exact, b: Exact): number {
  const difference = subtract(a, b).numerator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** `half-up` rounds away from zero at exactly one half; `down` cuts towards zero. */
export type Rounding = 'half-up' | 'down';

/** Digits with at most `decimals` of them behind the point, trailing zeros dropped down to `keep` of them. */
export function digits(value: Exact, decimals: number, rounding: Rounding = 'half-up', keep = 0): string {
  const negative = value.numerator < 0n;
  const scaled = (negative ? -value.numerator : value.numerator) * 10n ** BigInt(decimals);
  const remainder = scaled % value.denominator;
  const roundsUp = rounding === 'half-up' && remainder * 2n >= value.denominator;
  const units = (scaled / value.denominator + (roundsUp ? 1n : 0n)).toString().padStart(decimals + 1, '0');
  const whole = units.slice(0, units.length - decimals);
  let fraction = units.slice(units.length - decimals);
  while (fraction.length > keep && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  const isZero = /^0*$/.test(units);
  return `${negative && !isZero ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** For reading: thousands in groups, a true minus sign, e.g. `−1,234.5`. */
export function readable(value: Exact, decimals: number, rounding: Rounding = 'half-up', keep = 0): string {
  const [whole = '', fraction] = digits(value, decimals, rounding, keep).replace('-', '−').split('.');
  const grouped = whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Whether that many decimals show the value without rounding. */
export function isExactAt(value: Exact, decimals: number): boolean {
  return (value.numerator * 10n ** BigInt(decimals)) % value.denominator === 0n;
}
