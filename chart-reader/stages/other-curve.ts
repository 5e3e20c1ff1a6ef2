import type { Bar } from '../types.ts';
import type { TextScan } from '../image/words.ts';
import type { FoundChart } from './found-chart.ts';
import type { Header } from './header.ts';
import { Refused } from './refuse.ts';
import { joinWords } from './text-lines.ts';
import type { LineReader, TextBox } from './text-lines.ts';

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
/** Words that say the same where no instrument is named: beside or in the name of one they may be a part of it. */
const UNNAMED = [
  ...['equity', 'profit', 'profits', 'wealth', 'capital'],
  ...['kapital', 'gewinn', 'guthaben', 'ertrag', 'saldo', 'solde', 'bénéfice', 'rendement'],
  ...['lucro', 'patrimonio', 'ganancia', 'ganancias', 'beneficio', 'capitale', 'profitto'],
  ...['bakiye', 'kazanç', 'winst', 'zysk'],
].map(plain);
/** What an order's level says beside such a word. */
const ORDER = /\b(take|target|stop|loss|limit|risk|entry|buy|sell)\b/i;
const MOST_TEXTS = 16;
/** A text that names an account is wider than this many times its height; dashes and the rims of cells are not. */
const WIDE = 1.5;
/** How far above the pane a title may stand where an instrument is named, too, in heights of its letters. */
const ABOVE = 5;
/** How far above the pane such a field may begin, in its own heights. */
const FIELD = 3;
/** Lines that turn where the price does, whatever time it takes. */
const TIMELESS = /\bkagi\b|\bpoint ?(and|&) ?figure\b/i;
/** Errors by which a curve lies below zero. */
const BELOW = 5;

/**
 * Whether a text names an account; long words may have one letter misread, as small print often has. `unnamed` tells that
 * no instrument is named anywhere: then a word suffices that might be a part of its name, whatever stands beside it.
 */
export function namesAccount(text: string, unnamed = false): boolean {
  if (PHRASES.test(text)) return true;
  const words = plain(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);
  const follow = (phrase: readonly string[], at: number): boolean =>
    phrase.every((wanted, n) => nearlyEqual(words[at + n] ?? '', wanted));
  if (LONG_PHRASES.some((phrase) => words.some((_, at) => follow(phrase, at)))) return true;
  // Where nothing else names what is drawn, a quarter of a long word may be misread, also as figures.
  const read = unnamed ? plain(text).split(/[^a-z\d]+/) : words;
  const misread = (wanted: string): number => (unnamed ? Math.floor(wanted.length / 4) : 1);
  if (read.some((word) => LONG_WORDS.some((long) => nearlyEqual(word, long, misread(long))))) return true;
  return unnamed && !ORDER.test(text) && words.some((word) => UNNAMED.some((wanted) => isWord(word, wanted)));
}

/** Small letters without accents, which small print loses. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Short words must be read whole. */
function isWord(word: string, wanted: string): boolean {
  return word === wanted || (wanted.length >= 6 && nearlyEqual(word, wanted));
}

/** Thin letters, which small or blurred print makes alike. */
const thin = (word: string): string => word.replace(/[tif]/g, 'l');

/** Whether at most one letter, or so many in a row, are missing, added or others, thin letters being alike. */
function nearlyEqual(read: string, wanted: string, misread = 1): boolean {
  const [a, b] = [thin(read), thin(wanted)];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return Math.max(a.length, b.length) - start - end <= misread;
}

/**
 * Refuses a curve whose title or legend says that it shows an account: its axis counts money, not prices.
 * Beside an instrument only what is printed in the pane's upper part or right above it is read; account bars elsewhere on a
 * trader's screen say nothing about the chart. Where none is named, a title may stand anywhere above, and a curve goes below zero.
 * So is one that is named as a chart without even times.
 */
export function refuseOtherCurve(
  reader: LineReader,
  text: TextScan,
  { layout, kind, series }: Pick<FoundChart, 'layout' | 'kind' | 'series'>,
  symbol: Header['symbol'],
): void {
  const { price_pane: pane } = layout.value;
  const low = pane.y0 + 0.15 * (pane.y1 - pane.y0);
  const unnamed = symbol === null;
  const words = text.words.filter(
    (w) =>
      w.box.x0 < pane.x1 &&
      w.middle < low &&
      (unnamed || (w.box.x1 > pane.x0 && w.middle > pane.y0 - ABOVE * w.height)),
  );
  const far = ({ box }: TextBox): number => Math.abs(box.y0 - pane.y0);
  // The field of a list in which it is chosen what is shown.
  const fields = text.boxes
    .filter((b) => b.y1 <= low && b.y0 > pane.y0 - FIELD * (b.y1 - b.y0) && b.x0 < pane.x1)
    .map((box) => ({ box, height: 0.5 * (box.y1 - box.y0), plated: true }));
  const boxes = [...joinWords(words), ...fields]
    .filter(({ box }) => box.x1 - box.x0 > WIDE * (box.y1 - box.y0))
    .sort((a, b) => far(a) - far(b));
  const texts = reader.read(boxes.slice(0, MOST_TEXTS));
  const said = texts.find(({ read }) => namesAccount(read.text, unnamed));
  if (said) throw new Refused('account_curve', 'header', 'account', said.read.text.trim());
  const curve = kind.value === 'line' || kind.value === 'area';
  if (curve && texts.some(({ read }) => TIMELESS.test(read.text)))
    throw new Refused('unsupported_kind', 'header', 'no_even_row');
  const isBelow = ({ close }: Bar): boolean => close.price < -BELOW * close.sigma;
  if (unnamed && curve && series.value.bars.some(isBelow))
    throw new Refused('axis_uncertain', 'calibration', 'below_zero');
}
