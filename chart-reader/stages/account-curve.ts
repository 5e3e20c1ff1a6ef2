import type { Layout } from '../types.ts';
import type { TextScan } from '../image/words.ts';
import { Refused } from './refuse.ts';
import { joinWords } from './text-lines.ts';
import type { LineReader } from './text-lines.ts';

/** Words that name the value of an account or the result of a strategy, and no instrument. */
const LONG_WORDS = ['balance', 'drawdown', 'cumulative', 'portfolio'];
const PHRASES =
  /\b(net (profit|worth|asset)|profit curve|equity curve|p ?[&/] ?l|pnl|account (value|growth|performance)|strategy (tester|report|performance)|back-?test(er|ing)?)\b/i;
const MOST_TEXTS = 8;

/** Whether a text names an account; long words may have one letter misread, as small print often has. */
export function namesAccount(text: string): boolean {
  if (PHRASES.test(text)) return true;
  const words = text.toLowerCase().split(/[^a-z]+/);
  return words.some((word) => LONG_WORDS.some((long) => nearlyEqual(word, long)));
}

/** Whether at most one letter is missing, added or another. */
function nearlyEqual(a: string, b: string): boolean {
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
export function refuseAccountCurve(reader: LineReader, text: TextScan, layout: Layout): void {
  const { price_pane: pane } = layout;
  const low = pane.y0 + 0.15 * (pane.y1 - pane.y0);
  const words = text.words.filter(
    (w) => w.box.x1 > pane.x0 && w.box.x0 < pane.x1 && w.middle > pane.y0 - 4 * w.height && w.middle < low,
  );
  const texts = reader.read(joinWords(words).slice(0, MOST_TEXTS));
  const said = texts.find(({ read }) => namesAccount(read.text));
  if (said)
    throw new Refused(
      'account_curve',
      'header',
      `The chart shows an account or the result of a strategy (“${said.read.text.trim()}”), not the price of an instrument.`,
      'Send a screenshot of a price chart.',
    );
}
