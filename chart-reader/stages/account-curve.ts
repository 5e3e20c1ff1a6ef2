import type { Layout } from '../types.ts';
import type { TextScan } from '../image/words.ts';
import type { Header } from './header.ts';
import { Refused } from './refuse.ts';
import { joinWords } from './text-lines.ts';
import type { LineReader } from './text-lines.ts';

/** Words that name the value of an account or the result of a strategy, and no instrument, in the languages of the programs. */
const LONG_WORDS = ['balance', 'drawdown', 'cumulative', 'portfolio', 'kontostand', 'backtest'];
const PHRASES =
  /\b((net|gross|total|closed|open|floating|account) (profit|worth|asset|equity|gain)|profit (curve|and loss|factor)|equity curve|p ?[&\/] ?l|pnl|account (value|growth|performance)|strategy (tester|report|performance)|back-?test(er|ing)?)\b/i;
/** The same as words that follow one another; each may have one letter misread. */
const LONG_PHRASES = [
  ['strategy', 'tester'],
  ['strategy', 'report'],
  ['strategy', 'performance'],
  ['equity', 'curve'],
  ['account', 'growth'],
  ['account', 'value'],
];
/** Words that say the same where nothing else is printed beside them but what is below: as part of a longer name they may be an instrument's. */
const ALONE = [
  'equity',
  'profit',
  'profits',
  'wealth',
  'saldo',
  'solde',
  'bakiye',
  'gewinn',
  'lucro',
  'kapital',
];
const BESIDE =
  /^(curve|chart|line|growth|history|over|time|per|the|of|in|my|our|and|all|total|net|real|live|demo|trading|trades?|strategy|system|bot|daily|closed|value|report|usd|eur|gbp|usdt?|since|start|deposit|load|every|tick|hours?|minutes?|min|day|week(ly)?|month(ly)?)$/;
const MOST_TEXTS = 16;
/** How far above the pane a title may stand, in heights of its letters. */
const ABOVE = 5;

/**
 * Whether a text names an account; long words may have one letter misread, as small print often has. `amounts` tells whether a
 * number may follow the name: beside the chart of an instrument that is the account's bar, and no title.
 */
export function namesAccount(text: string, amounts = false): boolean {
  if (PHRASES.test(text)) return true;
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);
  const follow = (phrase: readonly string[], at: number): boolean =>
    phrase.every((wanted, n) => nearlyEqual(words[at + n] ?? '', wanted));
  if (LONG_PHRASES.some((phrase) => words.some((_, at) => follow(phrase, at)))) return true;
  if (words.some((word) => LONG_WORDS.some((long) => nearlyEqual(word, long)))) return true;
  if (!amounts && /[a-z]\s*:?\s*-?[$€£]?\d[\d.,']{2,}/i.test(text)) return false;
  const named = words.filter((word) => ALONE.some((alone) => isWord(word, alone)));
  return named.length > 0 && words.every((word) => named.includes(word) || BESIDE.test(word));
}

/** Short words must be read whole. */
function isWord(word: string, wanted: string): boolean {
  return word === wanted || (wanted.length >= 6 && nearlyEqual(word, wanted));
}

/** Thin letters, which small or blurred print makes alike. */
const thin = (word: string): string => word.replace(/[tif]/g, 'l');

/** Whether at most one letter is missing, added or another, thin letters being alike. */
function nearlyEqual(read: string, wanted: string): boolean {
  const [a, b] = [thin(read), thin(wanted)];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return Math.max(a.length, b.length) - start - end <= 1;
}

/**
 * Refuses a line chart whose title or legend says that it shows an account: its axis counts money, not prices.
 * Only what is printed in the pane's upper part or right above it is read; account bars elsewhere on a trader's screen
 * say nothing about the chart.
 */
export function refuseAccountCurve(
  reader: LineReader,
  text: TextScan,
  layout: Layout,
  symbol: Header['symbol'],
): void {
  const { price_pane: pane } = layout;
  const low = pane.y0 + 0.15 * (pane.y1 - pane.y0);
  const words = text.words.filter(
    (w) =>
      w.box.x1 > pane.x0 && w.box.x0 < pane.x1 && w.middle > pane.y0 - ABOVE * w.height && w.middle < low,
  );
  const texts = reader.read(joinWords(words).slice(0, MOST_TEXTS));
  const said = texts.find(({ read }) => namesAccount(read.text, symbol === null));
  if (said) throw new Refused('account_curve', 'header', 'account', said.read.text.trim());
}
