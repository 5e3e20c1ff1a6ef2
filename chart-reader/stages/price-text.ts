/** How a program writes numbers: which mark is the decimal one. */
export type NumberStyle = 'point' | 'comma';

export interface ParsedPrice {
  value: number;
  decimals: number;
  /** Value of one unit of the last printed digit. */
  unit: number;
  /** Magnitude letter as printed (K, M, B, T), or ''. */
  suffix: string;
  /** A percent sign follows. */
  percent: boolean;
  /** One mark with three digits after it (`2.251`): in the other style the same text means a thousandfold or a thousandth. */
  ambiguous: boolean;
}

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const MAGNITUDES: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12, Μ: 1e-6 };

/** `0.0₄232` and `0.0{4}232` mean that many zeros after the point: 0.0000232. */
function expandZeros(text: string): string {
  return text
    .replace(/0([₀-₉])/g, (_, digit: string) => '0'.repeat(SUBSCRIPTS.indexOf(digit)))
    .replace(/0[{(](\d{1,2})[})]/g, (_, count: string) => '0'.repeat(Number(count)));
}

interface Form {
  text: string;
  factor: number;
  suffix: string;
  percent: boolean;
}

/** Takes currency marks, percent sign, magnitude letter and power of ten off the end of a number. */
function formOf(raw: string): Form {
  let text = expandZeros(raw.trim())
    .replace(/[$€£¥₹₿]/g, '')
    .replace(/\u00a0/g, ' ')
    .replace(/[−–—]/g, '-')
    .trim()
    .replace(/^\+\s?(?=\d)/, '');
  const percent = /\d\s?%$/.test(text);
  if (percent) text = text.replace(/\s?%$/, '');
  const power = /^(.*\d)(?:[eE]([+-]?\d{1,2})|\s?[×x]\s?10\^?(-?\d{1,2}))$/.exec(text);
  if (power) return { text: power[1]!, factor: 10 ** Number(power[2] ?? power[3]), suffix: '', percent };
  const suffixed = /^(.*\d)\s?([KMBTkmbtµμ])$/.exec(text);
  if (!suffixed) return { text, factor: 1, suffix: '', percent };
  const suffix = suffixed[2]!.toUpperCase();
  return { text: suffixed[1]!, factor: MAGNITUDES[suffix] ?? 1, suffix, percent };
}

const styled = (decimalMark: string, group: string): RegExp =>
  new RegExp(
    `^(-?)(\\d{1,3}(?:(${group})\\d{3})(?:\\3\\d{3})*|\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d+)(?:[${decimalMark}](\\d+(?:['’]\\d)?))?$`,
  );
const STYLED: Record<NumberStyle, RegExp> = { point: styled('.', "[,' ’]"), comma: styled(',', "[. '’]") };

/**
 * The number a label shows, or null when the text is no price in that style. Thousands may be parted by a comma,
 * point, blank or apostrophe, in threes (in India in twos above the last three), and tenths of a pip by an apostrophe: `1.0820'5`; currency
 * marks are passed over.
 */
export function parsePrice(raw: string, style: NumberStyle): ParsedPrice | null {
  const { text, factor, suffix, percent } = formOf(raw);
  const match = STYLED[style].exec(text);
  if (!match || (style === 'comma' && /,.*,/.test(text))) return null;
  const whole = match[2]!.replace(/\D/g, '');
  if (whole.length > 1 && whole.startsWith('0')) return null;
  const fraction = match[4]?.replace(/\D/, '') ?? '';
  const value = Number(`${match[1]!}${whole}.${fraction || '0'}`) * factor;
  if (!Number.isFinite(value)) return null;
  const unit = factor * 10 ** -fraction.length;
  const ambiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return { value, decimals: fraction.length, unit, suffix, percent, ambiguous };
}

/** What is printed at the end of an axis for all of its labels: price = label · factor + offset. */
export interface AxisOffset {
  factor: number;
  offset: number;
}

/** Reads `1e-5`, `×10⁻⁵` (also with its digits not raised), `+1.08` and `1e-5+1.08`; null when the text is none of these. */
export function parseAxisOffset(raw: string): AxisOffset | null {
  const text = raw
    .replace(/[−–—]/g, '-')
    .replace(/[⁰¹²³⁴-⁹]/g, (c) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(c)))
    .replace(/⁻/g, '-')
    .replace(/\s/g, '');
  const power =
    /^(?:1[eE]([+-]?\d{1,2})|[×x*](?:1[eE]|10\^?)([+-]?\d{1,2}))?([+-]\d+(?:\.\d+)?(?:[eE][+-]?\d{1,2})?)?$/.exec(
      text,
    );
  if (!power || text === '') return null;
  const exponent = power[1] ?? power[2];
  return { factor: exponent === undefined ? 1 : 10 ** Number(exponent), offset: Number(power[3] ?? 0) };
}

/** Figures parted in threes, in India in twos above the last three; dates are not: 05.11.2024. */
export const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$|^\d{1,2}(?:,\d{2})+,\d{3}$/;

/**
 * Which mark the texts of a picture show to be the decimal one: votes for the point (positive) or the comma (negative). None where many are
 * for either, as compression makes points of commas.
 */
export function styleVotes(texts: readonly string[]): number {
  let votes = 0;
  let cast = 0;
  for (const text of texts)
    for (const [number] of text.matchAll(/\d[\d.,]*\d/g)) {
      const marks = number.replace(/\d/g, '');
      if (!marks) continue;
      const mixed = /^(,+\.|\.+,)$/.test(marks);
      const grouped = marks.length > 1 && !mixed;
      // Repeated marks part thousands, so the other mark is the decimal one; `0,000` may be the end of `10,000` whose beginning is hidden.
      const tells = grouped
        ? GROUPED.test(number)
        : mixed || /^(0\D(?!000$)|\d{4,}\D)\d/.test(number) || !/\D\d{3}$/.test(number);
      if (!tells) continue;
      votes += marks.endsWith('.') === grouped ? -1 : 1;
      cast++;
    }
  return 2 * Math.abs(votes) > cast ? votes : 0;
}
