import type { Layout } from '../types.ts';
import type { TextScan } from '../image/words.ts';
import { Refused } from './refuse.ts';
import { joinWords } from './text-lines.ts';
import type { LineReader } from './text-lines.ts';

/** Words that name the value of an account or the result of a strategy, and no instrument. */
const ACCOUNT =
  /\b(balance|draw ?down|cumulative|net (profit|worth|asset)|profit curve|equity curve|portfolio|p ?[&/] ?l|pnl|account (value|growth|performance))\b/i;
const MOST_TEXTS = 8;

export const namesAccount = (text: string): boolean => ACCOUNT.test(text);

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
