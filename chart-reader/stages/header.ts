import type { Box, Layout, ReadText, Stage } from '../types.ts';
import type { TextScan } from '../image/words.ts';
import { buttonCount, isButton, pressedFrame } from './frame-buttons.ts';
import { parseHeaderText } from './header-text.ts';
import type { HeaderPrices } from './header-prices.ts';
import { findHeaderPrices } from './header-prices.ts';
import type { HeaderQuote } from './header-quotes.ts';
import { findQuotes } from './header-quotes.ts';
import type { PriceTag } from './price-tags.ts';
import { styleVotes } from './price-text.ts';
import { buttonBoxes, joinWords, rowsOf } from './text-lines.ts';
import type { Segment, TextBox, LineReader } from './text-lines.ts';
import { compatible, elect } from './votes.ts';
import type { Vote } from './votes.ts';

export interface Header {
  symbol: Stage<ReadText> | null;
  /** Other symbols that are printed too, sure or not. */
  others: string[];
  timeframe: Stage<ReadText> | null;
  /** Every time frame that is printed somewhere above the chart, sure or not. */
  frames: Vote[];
  /** Open, high, low and close of the header, as witnesses for axis and last price. */
  prices: HeaderPrices | null;
  /** What the header prints as the last price. */
  quotes: HeaderQuote[];
  /** Which mark its numbers show to be the decimal one: votes for the point (positive) or the comma (negative). */
  marks: number;
}

const MOST_SEGMENTS = 30;
/** Words of menus and tool bars. */
const MENU =
  /\b(indicators?|alert|replay|publish|candles|file|view|insert|charts|tools|window|help|new order|autotrading)\b/i;
/** Below this a symbol or time frame is not named. */
const FLOOR = 0.5;

/** What the rows of a header say, before anything is elected. */
interface Said {
  rows: Segment[][];
  symbols: Vote[];
  frames: Vote[];
  prices: HeaderPrices | null;
  marks: number;
}

/** What is printed in the `region`. `without` are boxes that hold other text (columns of price labels), `chart` is the box near whose top a header is likeliest. */
function saidIn(reader: LineReader, text: TextScan, region: Box, without: readonly Box[], chart: Box): Said {
  const segments = reader.read(segmentBoxes(text, region, without, chart));
  const rows = rowsOf(segments);
  const votes = rows.flatMap((row) => votesOf(row));
  const listed = listedBeside(text, reader.picture.height, without);
  // No row of a list prints a time frame with its symbol.
  const named = votes.filter((v) => v.symbol && (v.framed || v.timeframe?.box === v.symbol.box));
  const symbols = withoutLists(
    votes.flatMap((v) => v.symbol ?? []),
    (box) => named.every((v) => v.symbol!.box !== box) && listed(box),
  );
  const frames = votes.flatMap((v) => v.timeframe ?? []);
  for (const row of rows) {
    const pressed = pressedFrame(reader, row);
    if (pressed) frames.push(pressed);
  }
  return { rows, symbols, frames, prices: findHeaderPrices(rows), marks: marksOf(segments) };
}

/** Symbol and time frame are null where nothing says them, or not surely enough. `names` are symbols that are printed elsewhere. */
function elected({ rows, symbols: printed, frames, prices, marks }: Said, names: readonly Vote[]): Header {
  const symbols = [...printed, ...names];
  // A spelt-out name and a ticker do not compete; the ticker says more.
  const named = (v: Vote): boolean => /[a-z]|[A-Z] [A-Z]/.test(v.text);
  const tickers = symbols.filter((v) => !named(v));
  const symbol = elect(tickers, FLOOR) ?? elect(symbols.filter(named), FLOOR);
  // A time frame without a symbol beside it may be a word of any text: it needs a second witness.
  const timeframe = elect(frames, FLOOR);
  const quotes = findQuotes(rows, symbol?.value.text ?? null);
  const name = symbol?.value.text ?? '';
  const others = tickers.filter((v) => !compatible(v.text, name)).map(({ text }) => text);
  return { symbol, others, timeframe, frames, prices, quotes, marks };
}

/** What is printed in a region of the picture. */
export function readHeaderTexts(reader: LineReader, text: TextScan, region: Box): Header {
  return elected(saidIn(reader, text, region, [], region), []);
}

const SURE_TEXT = 0.8;

function marksOf(segments: readonly Segment[]): number {
  const sure = segments.filter((s) => s.read.probability > SURE_TEXT);
  return styleVotes(sure.map((s) => s.read.text));
}

/** The symbols that are printed beside the tags of the axis. */
export function votesOfTags(tags: readonly PriceTag[]): Vote[] {
  return tags.flatMap(({ name }) =>
    name
      ? {
          text: name.symbol,
          p: 0.9 * name.probability,
          box: name.box,
          why: 'printed beside a tag',
        }
      : [],
  );
}

/** Reads the header of charts whose pane is known, once for each layout of the picture. */
export class HeaderReader {
  private readonly reader: LineReader;
  private readonly text: TextScan;
  private readonly known = new Map<Layout, Said>();

  constructor(reader: LineReader, text: TextScan) {
    this.reader = reader;
    this.text = text;
  }

  /** `names` are symbols that are printed elsewhere, `labels` is the row where the price labels begin: the title may stand above them. */
  read(layout: Layout, names: readonly Vote[] = [], labels = layout.price_pane.y0): Header {
    const said = this.known.get(layout) ?? this.saidAbove(layout, labels);
    this.known.set(layout, said);
    return elected(said, names);
  }

  private saidAbove({ price_pane: pane, axis_strip: strip }: Layout, labels: number): Said {
    const { width } = this.reader.picture;
    // Of a scale with two labels nobody knows how far above them the pane begins.
    const region = { x0: 0, y0: 0, x1: width, y1: Math.max(pane.y0 + 0.2 * (pane.y1 - pane.y0), labels) };
    const chart = { ...pane, x0: Math.min(pane.x0, strip.x0), x1: Math.max(pane.x1, strip.x1) };
    return saidIn(this.reader, this.text, region, [{ ...strip, y0: Math.max(pane.y0, labels) }], chart);
  }
}

/** Where text stands in the region: the stretches most likely to be a header, uppermost first. */
function segmentBoxes(text: TextScan, region: Box, without: readonly Box[], chart: Box): TextBox[] {
  const outside = (b: Box): boolean =>
    without.every((w) => b.x1 <= w.x0 || b.x0 >= w.x1 || b.y1 <= w.y0 || b.y0 >= w.y1);
  const smaller = text.words.filter(({ box }) => !text.headlines.some((h) => contains(h.box, box)));
  const words = [...smaller, ...text.headlines].filter(
    ({ box, height, middle }) =>
      middle >= region.y0 &&
      middle < region.y1 &&
      box.x0 >= region.x0 &&
      box.x1 <= region.x1 &&
      height >= 5 &&
      outside(box) &&
      box.x1 - box.x0 >= 0.35 * height,
  );
  const lines = joinWords(words).filter(({ box, height }) => box.x1 - box.x0 >= 1.1 * height);
  const buttons = buttonBoxes(text, region).filter(
    (b) => outside(b.box) && !lines.some((line) => contains(b.box, line.box)),
  );
  const reach = 0.3 * (region.y1 - region.y0) + 1;
  // Prices of an order book beside the chart are many, and no header.
  const beside = (b: Box): boolean => b.y0 > chart.y0 && (b.x0 >= chart.x1 || b.x1 <= chart.x0);
  const worth = ({ box, height }: TextBox): number =>
    beside(box) ? 0 : Math.min(12, (box.x1 - box.x0) / height) / (1 + Math.abs(box.y0 - chart.y0) / reach);
  return [...lines, ...buttons].sort((a, b) => worth(b) - worth(a)).slice(0, MOST_SEGMENTS);
}

function contains(outer: Box, inner: Box): boolean {
  const x = (inner.x0 + inner.x1) / 2;
  const y = (inner.y0 + inner.y1) / 2;
  return x > outer.x0 && x < outer.x1 && y > outer.y0 && y < outer.y1;
}

interface RowVote {
  symbol: Vote | null;
  timeframe: Vote | null;
  /** A time frame is printed as a text of its own after the symbol. */
  framed?: boolean;
}

/** How far after a symbol its time frame stands, in heights of the text. */
const AFTER = 2.5;

/** Whether a time frame by itself follows the text. */
const hasFrameAfter = (row: readonly Segment[], { box, height }: Segment): boolean =>
  row.some((s) => {
    const gap = s.box.x0 - box.x1;
    if (gap < 0 || gap > AFTER * height) return false;
    const { symbol, timeframe } = parseHeaderText(s.read.text);
    return symbol === null && timeframe !== null && timeframe.strength >= WHOLE;
  });
const WHOLE = 0.95;

/** What the texts of one row say, each by itself, and a time frame that stands alone in the row of a symbol. */
function votesOf(row: Segment[]): RowVote[] {
  const menu = MENU.test(row.map((s) => s.read.text).join(' '));
  const buttons = row.filter((s) => isButton(s.read.text));
  const count = buttonCount(row);
  const out = row
    .filter((s) => count < 3 || !buttons.includes(s))
    .map((s) => segmentVotes(s, menu, !menu && hasFrameAfter(row, s)));
  const symbol = out.find((v) => v.symbol)?.symbol;
  const only = count === 1 ? buttons[0]! : null;
  const frame = only && parseHeaderText(only.read.text).timeframe;
  if (!frame || (!symbol && !menu) || out.some((v) => v.timeframe && v.symbol)) return out;
  const p = (symbol ? 0.85 : 0.75) * (0.4 + 0.6 * only.read.probability);
  const why = symbol ? 'printed beside the symbol' : 'shown in the tool bar';
  return [
    ...out.map((v) => ({ ...v, timeframe: v.timeframe?.box === only.box ? null : v.timeframe })),
    { symbol: null, timeframe: { text: frame.text, p, box: only.box, why } },
  ];
}

/** Votes of one text; its other readings count against it where they say something else. */
function segmentVotes(segment: Segment, menu: boolean, framed: boolean): RowVote {
  const { text, probability, alternatives } = segment.read;
  const readings = [{ text, probability }, ...alternatives];
  const parsed = readings.map((r) => ({ ...parseHeaderText(r.text), weight: r.probability }));
  const total = Math.max(
    1e-9,
    readings.reduce((sum, r) => sum + r.probability, 0),
  );
  const vote = (part: 'symbol' | 'timeframe', scale: number): Vote | null => {
    const sums = new Map<string, { weight: number; strength: number }>();
    for (const p of parsed) {
      const said = p[part];
      if (!said) continue;
      const known = sums.get(said.text) ?? { weight: 0, strength: 0 };
      sums.set(said.text, {
        weight: known.weight + p.weight,
        strength: Math.max(known.strength, said.strength),
      });
    }
    const [best] = [...sums].sort((a, b) => b[1].weight - a[1].weight);
    if (!best) return null;
    const [said, { weight, strength }] = best;
    const p =
      scale * strength * (0.3 + 0.7 * (weight / total)) * (0.75 + 0.25 * Math.min(1, 2 * probability));
    return { text: said, p, box: segment.box, why: `read in “${text}”` };
  };
  const both = parsed.some((p) => p.symbol && p.timeframe);
  const certainty = both || framed ? 0.98 : menu ? 0.75 : 0.8;
  return { symbol: vote('symbol', certainty), timeframe: vote('timeframe', both ? 0.98 : 0.35), framed };
}

/** Symbols below one another are a watch list and weak evidence for the chart's own. */
function withoutLists(votes: Vote[], listed: (box: Box) => boolean): Vote[] {
  return votes.map((v) => {
    const column = votes.filter(
      (o) => o.text !== v.text && Math.abs(o.box.x0 - v.box.x0) <= 4 && Math.abs(o.box.y0 - v.box.y0) > 4,
    );
    return column.length >= 2 || listed(v.box) ? { ...v, p: 0.25 * v.p } : v;
  });
}

const LIST_ROWS = 6;
/** Height of a list as a share of the picture's; what is printed below a header is not as long. */
const LIST_HEIGHT = 0.35;

/** Tells whether a text is the top of a long column of words that begin below it, as rows of a list of markets do. */
function listedBeside(text: TextScan, height: number, without: readonly Box[]): (box: Box) => boolean {
  const outside = (b: Box): boolean =>
    without.every((w) => b.x1 <= w.x0 || b.x0 >= w.x1 || b.y1 <= w.y0 || b.y0 >= w.y1);
  return (box) => {
    const tall = box.y1 - box.y0;
    const rows = text.words.filter(
      (w) => Math.abs(w.box.x0 - box.x0) <= 3 && w.middle > box.y1 && w.glyphs >= 2 && outside(w.box),
    );
    const alike = rows.filter((w) => w.height <= 1.4 * tall && w.height >= 0.6 * tall);
    const last = Math.max(...alike.map((w) => w.middle));
    return alike.length >= LIST_ROWS && last - box.y0 >= LIST_HEIGHT * height;
  };
}
