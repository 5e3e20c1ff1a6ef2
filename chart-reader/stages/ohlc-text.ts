import { parsePrice } from './price-text.ts';
import type { NumberStyle } from './price-text.ts';

type Part = 'open' | 'high' | 'low' | 'close';

/** One number of a printed line: its value, decimals and where in the text it stands. */
export interface PrintedNumber {
  value: number;
  decimals: number;
  start: number;
  end: number;
}

/** Open, high, low and close as a line prints them; a part that is not printed is null. */
export interface OhlcText extends Record<Part, PrintedNumber | null> {
  style: NumberStyle;
  /** Change since the bar before, in price units, or null. */
  change: number | null;
  /** Printed change and its percentage agree with the close, which leaves little room for a misread close. */
  checked: boolean;
  /** The text may as well mean numbers a thousand times larger or smaller: only the digits are known. */
  ambiguous: boolean;
}

interface Token extends PrintedNumber {
  label: string;
  signed: boolean;
  percent: boolean;
}

const LABELS: Record<Part, RegExp> = {
  open: /^(o|open|opn)$/i,
  high: /^(h|hi|high|max)$/i,
  low: /^(l|lo|low|min)$/i,
  close: /^(c|cl|close)$/i,
};
const PARTS: Part[] = ['open', 'high', 'low', 'close'];
const LEAST_PARTS = 3;
/** Bars that range more than this are no bars but other numbers in a row. */
const WIDEST = 3;

/** Numbers of a line with the word before each. `grouped`: a blank may part thousands. */
function tokensOf(text: string, style: NumberStyle, grouped: boolean): Token[] {
  const number = grouped ? "\\d{1,3}(?: \\d{3})+(?:[.,]\\d+)?|\\d[\\d.,’']*" : "\\d[\\d.,’']*";
  const form = new RegExp(`(\\p{L}{1,10})?([\\s:=.]*?)([(]?[-+−–])?\\s?(${number})\\s?(%?)`, 'gu');
  const out: Token[] = [];
  for (const m of text.matchAll(form)) {
    let digits = m[4]!.replace(/[.,’']+$/, '');
    let label = m[1] ?? '';
    let start = m.index + m[0].indexOf(m[4]!);
    // A zero before other digits is the letter O of "Open" read as a digit.
    if (/^0\d/.test(digits) && label === '') {
      digits = digits.slice(1);
      label = 'O';
      start++;
    }
    const parsed = parsePrice(digits, style);
    if (!parsed) continue;
    out.push({
      value: /[-−–]/.test(m[3] ?? '') ? -parsed.value : parsed.value,
      decimals: parsed.decimals,
      start,
      end: start + digits.length,
      label,
      signed: m[3] !== undefined,
      percent: m[5] === '%',
    });
  }
  return out;
}

const orderly = (o: number, h: number, l: number, c: number): boolean =>
  l > 0 && h >= Math.max(o, c) && l <= Math.min(o, c) && h / l < WIDEST;

/** The four parts by their names, at least three of them. */
function byLabel(tokens: Token[]): Record<Part, Token | null> | null {
  const found = Object.fromEntries(
    PARTS.map((part) => [
      part,
      tokens.find((t) => LABELS[part].test(t.label) && !t.signed && !t.percent) ?? null,
    ]),
  ) as Record<Part, Token | null>;
  const values = PARTS.flatMap((part) => found[part]?.value ?? []);
  if (values.length < LEAST_PARTS) return null;
  const high = found.high?.value ?? Math.max(...values);
  const low = found.low?.value ?? Math.min(...values);
  const others = [found.open?.value ?? low, found.close?.value ?? low] as const;
  return orderly(others[0], high, low, others[1]) ? found : null;
}

/** Four numbers in a row in the order open, high, low, close, with equally many decimals. */
function byOrder(tokens: Token[]): Record<Part, Token> | null {
  const prices = tokens.filter((t) => !t.percent && t.value > 0);
  // Names in scripts that the recogniser does not know come out as stray digits, without decimals.
  const parted = prices.filter((t) => t.decimals > 0);
  const usual = parted.length >= 4 ? parted : prices;
  for (let i = 0; i + 4 <= usual.length; i++) {
    const [open, high, low, close] = usual.slice(i, i + 4) as [Token, Token, Token, Token];
    const four = [open, high, low, close];
    const even = four.every((t) => t.decimals === open.decimals && !t.signed);
    const digits = four.every((t) => t.decimals > 0 || t.value >= 100);
    if (even && digits && orderly(open.value, high.value, low.value, close.value))
      return { open, high, low, close };
  }
  return null;
}

/** The change after the close, and whether its percentage fits. */
function changeAfter(tokens: Token[], close: Token | null): { change: number | null; checked: boolean } {
  if (!close) return { change: null, checked: false };
  const after = tokens.filter((t) => t.start >= close.end);
  const at = after.findIndex((t) => t.signed && !t.percent && t.decimals === close.decimals);
  if (at < 0) return { change: null, checked: false };
  const change = after[at]!.value;
  const percent = after.slice(at + 1).find((t) => t.percent);
  if (!percent || close.value === change) return { change, checked: false };
  const expected = (100 * change) / (close.value - change);
  const rounding = 0.5 * 10 ** -percent.decimals + (100 * 10 ** -close.decimals) / close.value;
  const checked = Math.abs(expected - percent.value) <= 1.2 * rounding && Math.abs(change) > 0;
  return { change, checked };
}

/** What a line prints in one way of writing numbers. */
type Found = Omit<OhlcText, 'ambiguous'>;

function parseIn(text: string, style: NumberStyle, grouped: boolean): Found | null {
  const tokens = tokensOf(text, style, grouped);
  const labelled = byLabel(tokens);
  const inOrder = labelled ? null : byOrder(tokens);
  const parts = labelled ?? inOrder;
  if (!parts) return null;
  const { change, checked } = changeAfter(tokens, parts.close);
  return { ...parts, style, change, checked };
}

/**
 * Open, high, low and close of a line such as `O1.0832 H1.0841 L1.0820 C1.0833 +0.0001 (+0.01%)`,
 * `EURUSD,H1  1.0832 1.0841 1.0820 1.0833` or `H: 4181.75 L: 4179.25 O: 4181.50`; null when it prints none. Names in
 * other languages are passed over: four numbers of equal decimals whose second is the highest and third the lowest.
 */
export function parseOhlc(text: string): OhlcText | null {
  // No number spans two of these; three of them at least are asked for.
  if ((text.match(/\d+/g)?.length ?? 0) < LEAST_PARTS) return null;
  const found: Found[] = [];
  for (const style of ['point', 'comma'] as const)
    for (const grouped of [false, true]) {
      const ohlc = parseIn(text, style, grouped);
      if (ohlc) found.push(ohlc);
    }
  const known = (o: Found): number => PARTS.filter((p) => o[p]).length + (o.checked ? 4 : 0);
  const count = (o: Found): number => known(o) + (o.change === null ? 0 : 0.5);
  const length = (o: Found): number => PARTS.reduce((sum, p) => sum + (o[p] ? o[p].end - o[p].start : 0), 0);
  // Of `O12 213 H12 249` the longer numbers are the whole ones.
  found.sort((a, b) => count(b) - count(a) || length(b) - length(a));
  const [best] = found;
  if (!best) return null;
  // A change that nothing confirms may be misread, and does not tell which mark parts decimals.
  const rival = found.find((o) => o.style !== best.style && known(o) === known(best));
  const ambiguous = rival !== undefined && PARTS.some((p) => rival[p]?.value !== best[p]?.value);
  return { ...best, ambiguous };
}
