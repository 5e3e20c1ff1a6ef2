import type { Bar, MeasuredPrice, Series, Stage } from '../types.ts';
import { median } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import type { AxisFit } from './axis-fit.ts';
import { priceAt, yOfPrice } from './axis-fit.ts';
import type { HeaderPrices } from './header-prices.ts';
import type { HeaderQuote } from './header-quotes.ts';
import { priceOnAxis } from './header-quotes.ts';
import type { PriceTag } from './price-tags.ts';

type Colour = [number, number, number];

/** What tells the last price besides the bars. */
export interface LastPriceSources {
  fit: AxisFit;
  tags: readonly PriceTag[];
  header: HeaderPrices | null;
  quotes: readonly HeaderQuote[];
}

interface Vote {
  tag: PriceTag;
  votes: number;
  reasons: string[];
}

/** Votes that a tag needs: one strong reason, or two weaker ones. */
const LEAST_VOTES = 2.5;
/** Votes by which the first must lead where no bar confirms it. */
const LEAD = 0.5;
/** Share of the votes at which the tag is as good as certain. */
const MANY_VOTES = 8;
/** A tag's colour is that of the bars within this distance of its channels. */
const SAME_COLOUR = 60;
/** Rows within which a close and a printed price are the same. */
const SAME_ROW = 3;
const NEAR_ROW = 9;
/** Spread of the channels above which a colour is no grey. */
const COLOURED = 60;
const SURE_HEADER = 0.9;
/** Least probability of the figures of a quote in the header. */
const LEAST_QUOTE = 0.6;
/** Farthest from the last bar that a quote may be, as a share of the axis. */
const FAR = 0.15;

/** The last price by tags, price line and header alone, for pictures whose series is refused; null when none is clear. */
export function lastPriceFromTags(sources: LastPriceSources): Stage<MeasuredPrice> | null {
  const [best, second] = votesOf(sources, null);
  const clear = best && best.votes >= LEAST_VOTES && !(second && best.votes - second.votes < LEAD);
  return clear ? stageOf(best, sources) : quoted(sources, null);
}

/**
 * The last price: a vote between the tags (in the colour of the bars, at their place or with a line across the pane), the
 * close in the header and the close of the last bar. The printed figure is exact and is taken where one is chosen.
 */
export function findLastPrice(
  picture: Picture,
  sources: LastPriceSources,
  series: Series,
): Stage<MeasuredPrice> | null {
  const last = series.bars[series.bars.length - 1];
  if (!last) return lastPriceFromTags(sources);
  const [best] = votesOf(sources, { close: last.close, colours: barColours(picture, series.bars) });
  if (best && best.votes >= LEAST_VOTES) return stageOf(best, sources);
  const printed = closeOf(sources, series.bars) ?? quoted(sources, last.close);
  if (printed) return printed;
  return {
    value: last.close,
    confidence: last.confidence * 0.8,
    evidence: ['close of the last bar; no price box was read'],
  };
}

/** The header's close on this axis; `2.251` is taken for 2251 where only that lies near its labels. */
function printedClose({ header, fit }: LastPriceSources): { price: number; unit: number } | null {
  if (!header?.close || header.close.price <= 0) return null;
  const { price, decimals } = header.close;
  const ends = fit.inliers.map((c) => c.value);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const near = (p: number): boolean => p > 1.5 * low - 0.5 * high && p < 1.5 * high - 0.5 * low;
  const factor = (header.ambiguous ? [1, 1000, 0.001] : [1]).find((k) => near(k * price));
  return factor === undefined ? null : { price: factor * price, unit: factor * 10 ** -decimals };
}

/** The close that the header prints, unless the pointer is on an earlier bar and the header speaks of that one. */
function closeOf(sources: LastPriceSources, bars: readonly Bar[]): Stage<MeasuredPrice> | null {
  const { header, fit } = sources;
  const printed = printedClose(sources);
  if (!header || !printed) return null;
  const { price, unit } = printed;
  const scale = price / header.close!.price;
  const y = yOfPrice(fit, price);
  const away = (bar: Bar): number => Math.abs(bar.close.y_px - y);
  const last = bars[bars.length - 1]!;
  const isOf = (bar: Bar): boolean =>
    away(bar) <= SAME_ROW &&
    [[header.high, bar.high] as const, [header.low, bar.low] as const].every(
      ([p, measured]) =>
        !p || !measured || Math.abs(yOfPrice(fit, scale * p.price) - measured.y_px) <= SAME_ROW,
    );
  const near = away(last) <= NEAR_ROW;
  if (!near && (header.probability < SURE_HEADER || bars.slice(0, -2).some(isOf))) return null;
  return {
    value: { price, y_px: y, sigma: sigmaOf(unit, y, fit) },
    confidence: header.probability * (near ? 1 : 0.7),
    evidence: [
      near ? 'the close printed in the header agrees with the last bar' : 'the close printed in the header',
    ],
  };
}

/** The price that the header prints as the last one, where it lies on the axis and not far from the last bar. */
function quoted({ quotes, fit }: LastPriceSources, close: MeasuredPrice | null): Stage<MeasuredPrice> | null {
  const rows = fit.inliers.map((c) => c.y);
  const reach = FAR * (Math.max(...rows) - Math.min(...rows));
  for (const quote of quotes) {
    const meant = priceOnAxis(quote, fit);
    if (!meant || quote.probability < LEAST_QUOTE) continue;
    const y = yOfPrice(fit, meant.price);
    const away = close ? Math.abs(close.y_px - y) : 0;
    if (away > reach) continue;
    return {
      value: { price: meant.price, y_px: y, sigma: sigmaOf(meant.unit, y, fit) },
      confidence: quote.probability * (close && away <= NEAR_ROW ? 0.95 : 0.75),
      evidence: [quote.why],
    };
  }
  return null;
}

/**
 * The only tag of its colour among tags that share theirs (averages) is most likely the price, and so is a lone plain one
 * without a line: the pointer's has a line, and that of a level has a colour.
 */
function standsOut(tag: PriceTag, tags: readonly PriceTag[]): boolean {
  const others = tags.filter((t) => t !== tag);
  const alike = (a: PriceTag, b: PriceTag): boolean => distance(a.colour, b.colour) <= SAME_COLOUR;
  const apart = others.every((t) => !alike(t, tag)) && others.every((t) => alike(t, others[0]!));
  if (!tag.placed || !apart || others.length === 1) return false;
  return chroma(tag.colour) > COLOURED ? tag.line !== null && others.length > 0 : tag.line === null;
}

/** Tags with their votes, most first. `bars` is null where no bars are known. */
function votesOf(
  sources: LastPriceSources,
  bars: { close: MeasuredPrice; colours: Colour[] } | null,
): Vote[] {
  const { tags, fit } = sources;
  const printed = printedClose(sources);
  const quotes = sources.quotes.flatMap((q) => priceOnAxis(q, fit)?.price ?? []);
  const votes = tags.flatMap((tag): Vote[] => {
    const away = bars ? Math.abs(yOfPrice(fit, tag.price) - bars.close.y_px) : Infinity;
    const barColour = bars?.colours.some((c) => distance(c, tag.colour) <= SAME_COLOUR) ?? false;
    const inHeader = [...(printed ? [printed.price] : []), ...quotes].some(
      (price) => Math.abs(price - tag.price) <= 0.6 * tag.unit,
    );
    const alike = tags.some((t) => t !== tag && distance(t.colour, tag.colour) <= SAME_COLOUR);
    // Levels and indicators have boxes too: there must be evidence that this one is the price.
    const isPrice =
      barColour || inHeader || away <= NEAR_ROW || tag.counting || tag.name !== null || standsOut(tag, tags);
    if (bars && !isPrice) return [];
    if (!tag.placed && tag.line === null && away > NEAR_ROW) return [];
    const grounds: [number, boolean, string][] = [
      [2, tag.line !== null, 'a line across the pane stands at the price of the box'],
      [1, tag.placed, 'the box stands at its price'],
      [2, barColour, 'the box has the colour of the bars'],
      [1.5, tag.counting, 'the time left of the bar is printed below the price'],
      [2.5, tag.name !== null, 'the symbol is printed beside the box'],
      [0.5, chroma(tag.colour) > COLOURED, 'the box is coloured'],
      [2, tags.length === 1, 'it is the only box on the axis'],
      [1.5, tags.length > 1 && !alike, 'no other box has its colour'],
      [3, inHeader, 'the header prints the same price'],
      [away <= SAME_ROW ? 3 : 1, away <= NEAR_ROW, 'the close of the last bar agrees'],
    ];
    const held = grounds.filter(([, holds]) => holds);
    return [{ tag, votes: held.reduce((n, [v]) => n + v, 0), reasons: held.map(([, , reason]) => reason) }];
  });
  return votes.sort((a, b) => b.votes - a.votes);
}

function stageOf({ tag, votes, reasons }: Vote, { fit }: LastPriceSources): Stage<MeasuredPrice> {
  const y = yOfPrice(fit, tag.price);
  return {
    value: { price: tag.price, y_px: y, sigma: sigmaOf(tag.unit, y, fit) },
    confidence: Math.min(1, votes / MANY_VOTES) * (0.4 + 0.6 * tag.probability),
    evidence: reasons,
  };
}

/** A printed figure is off by its rounding only. */
function sigmaOf(unit: number, y: number, fit: AxisFit): number {
  const perPixel = Math.abs(priceAt(fit, y + 0.5) - priceAt(fit, y - 0.5));
  return Math.max(0.5 * unit, 0.05 * perPixel);
}

const SAMPLED_BARS = 40;

/** Colours of rising and of falling bars, in the middle of their bodies. */
function barColours(picture: Picture, bars: readonly Bar[]): Colour[] {
  return (['up', 'down'] as const).flatMap((way) => {
    const list = bars.filter((b) => b.direction === way && b.open).slice(-SAMPLED_BARS);
    if (list.length === 0) return [];
    const pixels = list.map((b) => {
      const x = Math.min(picture.width - 1, Math.floor(b.x_px));
      const y = Math.min(picture.height - 1, Math.floor((b.open!.y_px + b.close.y_px) / 2));
      return 4 * (y * picture.width + x);
    });
    const channel = (c: number): number => median(pixels.map((p) => picture.rgba[p + c]!));
    return [[channel(0), channel(1), channel(2)] as Colour];
  });
}

const distance = (a: Colour, b: Colour): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

const chroma = (c: Colour): number => Math.max(...c) - Math.min(...c);
