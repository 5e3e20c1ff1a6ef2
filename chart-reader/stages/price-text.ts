/** How a program writes numbers: which mark is the decimal one. */
export type NumberStyle = 'point' | 'comma';

export interface ParsedPrice {
  value: number;
  decimals: number;
  /** Value of one unit of the last printed digit. */
  unit: number;
  /** Magnitude letter as printed (K, M, B, T), or ''. */
  suffix: string;
}

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const MAGNITUDES: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12, Μ: 1e-6, '%': 1 };

/** 0.0₄232 means that many zeros after the point: 0.0000232. */
function expandSubscript(text: string): string {
  return text.replace(/0([₀-₉])/g, (_, digit: string) => '0'.repeat(SUBSCRIPTS.indexOf(digit)));
}

/**
 * The number a label shows, or null when the text is no price in that style. Thousands may be parted by a comma,
 * point, blank or apostrophe, always in threes; currency marks and signs of gain are passed over.
 */
export function parsePrice(raw: string, style: NumberStyle): ParsedPrice | null {
  let text = expandSubscript(raw.trim()).replace(/[$€£¥₹₿\u00a0]/g, (c) => (c === '\u00a0' ? ' ' : ''));
  text = text.replace(/[−–—]/g, '-').trim();
  const suffixed = /^(.*\d)\s?([KMBTkmbtµμ])$/.exec(text);
  const suffix = suffixed ? suffixed[2]!.toUpperCase() : '';
  if (suffixed) text = suffixed[1]!;
  const decimalMark = style === 'point' ? '.' : ',';
  const group = style === 'point' ? "[,' ’]" : "[. '’]";
  const form = new RegExp(
    `^(-?)(\\d{1,3}(?:(${group})\\d{3})(?:\\3\\d{3})*|\\d+)(?:[${decimalMark}](\\d+))?$`,
  );
  const match = form.exec(text);
  if (!match) return null;
  const whole = match[2]!.replace(/\D/g, '');
  if (whole.length > 1 && whole.startsWith('0')) return null;
  const fraction = match[4] ?? '';
  const factor = MAGNITUDES[suffix] ?? 1;
  const value = Number(`${match[1]!}${whole}.${fraction || '0'}`) * factor;
  return Number.isFinite(value)
    ? { value, decimals: fraction.length, unit: factor * 10 ** -fraction.length, suffix }
    : null;
}
