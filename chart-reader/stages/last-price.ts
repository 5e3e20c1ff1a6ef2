import type { MeasuredPrice, Series, Stage } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import { median } from '../image/numbers.ts';
import type { AxisFit } from './axis-fit.ts';
import { priceAt } from './axis-fit.ts';
import type { Colour } from './bar-colours.ts';
import { barColours, chroma, distance, sharedColour } from './bar-colours.ts';
import type { PriceTag } from './price-tags.ts';
import type { Ending, LastPriceSources, Printed } from './printed-prices.ts';
import { COLOURED, isPointer, MAY_BE, NEAR_ROW, printedPrices, SAME_ROW } from './printed-prices.ts';

interface Vote extends Printed {
  votes: number;
  reasons: string[];
  /** Rows by which it may be another price; 0 where that is as good as excluded. */
  doubt: number;
}

/** Votes that a printed price needs: one strong reason, or two weaker ones. */
const LEAST_VOTES = 2.5;
/** Votes of a close or last price that the header prints; more where its other prices are the last bar's too. */
const PRINTED = 4;
/** Votes by which the first must lead where no bar confirms it. */
const LEAD = 0.5;
/** Share of the votes at which the price is as good as certain. */
const MANY_VOTES = 8;
/** Lead over the next price at which that one no longer competes. */
const CLEAR_LEAD = 3;
/** A close that is measured only is less sure than a printed price: the last bar may have been missed. */
const MEASURED = 0.65;
/** The error of the last close, in rows, from which on it tells little. */
const VAGUE = 4;
/** Probability of a last price in the header beside which tags that nothing else tells do not count. */
const SURE_QUOTE = 0.95;
/** Share of the usual move from close to close by which the last price may be another one than the last bar that was found closes at. */
const MISSED = 0.5;
/** A tag's colour is that of other tags within this distance of its channels. */
const SAME_COLOUR = 60;

/** The last price by tags, price line and header alone, for pictures whose series is refused; null when none is clear. */
export function lastPriceFromTags(sources: LastPriceSources): Stage<MeasuredPrice> | null {
  const [best, second] = votesOf(sources, null);
  const clear = best && best.votes >= LEAST_VOTES && !(second && best.votes - second.votes < LEAD);
  return clear ? stageOf(best, second, sources.fit) : null;
}

/**
 * The last price: a vote between all prices that are printed as such (in tags, as the header's close, as its last price). A
 * printed figure is exact and is taken where the evidence suffices; else the close of the last bar.
 */
export function findLastPrice(
  picture: Picture,
  sources: LastPriceSources,
  series: Series,
): Stage<MeasuredPrice> | null {
  const last = series.bars[series.bars.length - 1];
  if (!last) return lastPriceFromTags(sources);
  const ending = {
    kind: series.kind,
    bars: series.bars,
    close: last.close,
    colours: barColours(picture, series.bars),
  };
  const [best, second] = votesOf(sources, ending);
  if (best && best.votes >= LEAST_VOTES) return stageOf(best, second, sources.fit);
  const moves = series.bars.slice(1).map((bar, i) => Math.abs(bar.close.price - series.bars[i]!.close.price));
  const missed = moves.length > 0 ? MISSED * median(moves) : 0;
  return {
    value: { ...last.close, sigma: Math.hypot(last.close.sigma, missed) },
    confidence: last.confidence * MEASURED,
    evidence: ['the last close: nothing prints it'],
  };
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

/** The tags without that of the pointer, the only plain one with a line, where another one has a colour. */
function withoutPointer(tags: readonly PriceTag[]): readonly PriceTag[] {
  const kept = tags.filter((tag) => !isPointer(tag));
  const coloured = (tag: PriceTag): boolean => chroma(tag.colour) > COLOURED && !isAsk(tag, tags, []);
  return kept.length === tags.length - 1 && kept.some(coloured) ? kept : tags;
}

/** The prices with their votes, most first. `ending` is null where no bars are known. */
function votesOf(sources: LastPriceSources, ending: Ending | null): Vote[] {
  const all = printedPrices(sources, ending);
  const tags = withoutPointer(sources.tags);
  const quoted = all.some(({ quote }) => quote !== null && quote.probability >= SURE_QUOTE);
  return all
    .flatMap((printed): Vote[] => {
      const signs = signsOf(printed, { ...sources, tags }, ending);
      if (!ending && printed.tag && !tags.includes(printed.tag) && !signs.sure) return [];
      // A level has a colour of the bars, a line and a place, but neither the last bar nor the header on its side.
      if (quoted && printed.tag && !signs.sure && signs.near === 0) return [];
      const held = groundsOf(printed, tags, signs)?.filter(([votes]) => votes !== 0) ?? [];
      if (held.length === 0) return [];
      // That the pointer's is the only other one tells it from a level, but not well.
      const told = signs.told && (signs.shared > 0 || tags === sources.tags);
      const reasons = held.flatMap(([, reason]) => reason ?? []);
      const votes = held.reduce((n, [v]) => n + v, 0);
      return [{ ...printed, votes, reasons, doubt: doubtOf({ ...signs, told }, spreadOf(printed, tags)) }];
    })
    .sort((a, b) => b.votes - a.votes);
}

type Ground = [votes: number, reason: string | null];

/** What tells a printed price from a level or an indicator's value. */
interface Signs {
  /** How much of the tag's colour the bars have. */
  shared: number;
  /** Rows from the last close, the error of that close in rows, and the votes that standing so near is worth. */
  away: number;
  vague: number;
  near: number;
  /** Something beside the last bar tells it; and that is more than its place and colour, which levels may have too. */
  told: boolean;
  sure: boolean;
  /** Of the bars. */
  colours: readonly Colour[];
}

function signsOf(printed: Printed, { fit, tags }: LastPriceSources, ending: Ending | null): Signs {
  const { tag, close, quote, y } = printed;
  const away = ending ? Math.abs(y - ending.close.y_px) : Infinity;
  const vague = ending ? ending.close.sigma / pricePerRow(fit, ending.close.y_px) : 0;
  const covered = tag !== null && ending !== null && coversTick(tag, ending);
  const near = Math.max(nearness(away, vague), covered ? 1 : 0);
  const alike = ending && tag ? sharedColour(tag.colour, ending.colours) : 0;
  // Black or white bars have the colour of the pointer, too, whose box has a line.
  const shared = tag && near === 0 && isPointer(tag) ? 0 : alike;
  const named = close > 0 || quote !== null;
  const colours = ending?.colours ?? [];
  if (!tag) return { shared, away, vague, near, told: named, sure: named, colours };
  const sure = named || tag.counting || tag.name !== null;
  // Lines have no colours of bars: there the only coloured tag is most likely the price.
  const onlyOfLine =
    ending?.colours.length === 0 && tags.length === 1 && tag.placed && chroma(tag.colour) > COLOURED;
  const told = sure || shared > 0 || standsOut(tag, tags) || onlyOfLine;
  return { shared, away, vague, near, told, sure, colours };
}

/** Whether the line of the tag hides the last bar's right tick: it crosses the bar, whose close was measured at its left one. */
function coversTick({ line }: PriceTag, { kind, bars }: Ending): boolean {
  const { open, high, low, close } = bars[bars.length - 1]!;
  if (kind !== 'bars' || line === null || !open || !high || !low) return false;
  return Math.abs(open.y_px - close.y_px) <= 1 && line >= high.y_px - 1 && line <= low.y_px + 1;
}

/** Rows from the tag to the farthest other one. */
const spreadOf = ({ tag }: Printed, tags: readonly PriceTag[]): number =>
  tag ? Math.max(...tags.map((t) => Math.abs(t.y_px - tag.y_px))) : 0;

/**
 * Rows by which a printed price may be another one: it and the last bar each tell something. Where no bars are known it may be that of
 * any other tag.
 */
function doubtOf({ away, vague, near, told, sure }: Signs, spread: number): number {
  if (sure) return 0;
  if (away === Infinity) return spread / 2;
  if (near === 0) return away / 2;
  return told ? 0 : Math.max(away, vague);
}

/**
 * The votes of the last bar for a price so many rows from its close. One whose close is known well speaks for what stands
 * within its error, and one whose close may be anywhere in it a little for all that stands there.
 */
function nearness(away: number, vague: number): number {
  if (vague > VAGUE) return away <= Math.max(SAME_ROW, 2 * vague) ? 1 : 0;
  if (away <= SAME_ROW) return 3;
  return away <= Math.min(NEAR_ROW, MAY_BE * vague) ? 2 : 0;
}

/**
 * Channels by which red leads in the colour of an ask, and how far below it the bid stands, in heights of the tag: farther where no bar is as red,
 * and next to it where no bars are known.
 */
const RED = 90;
const SPREAD = { known: 6, next: 2.2 };

/**
 * Whether the tag is that of the ask, the price to buy at, which stands above the last one: red, where no bar has its colour, with a line, and
 * another tag with a line closely below it that is not red.
 */
function isAsk(tag: PriceTag, tags: readonly PriceTag[], bars: readonly Colour[]): boolean {
  const red = ({ colour: [r, g, b] }: PriceTag): boolean => r - Math.max(g, b) >= RED;
  if (tag.line === null || !red(tag) || sharedColour(tag.colour, bars) > 0) return false;
  const reach = (bars.length > 0 ? SPREAD.known : SPREAD.next) * (tag.box.y1 - tag.box.y0);
  const below = (t: PriceTag): boolean => t.y_px > tag.y_px && t.y_px - tag.y_px <= reach;
  // The time that is left stands in the tag of the last price only; between two tags that touch it may be what is left of the lower one.
  return tags.some((t) => t.line !== null && !red(t) && below(t) && (!tag.counting || t.counting));
}

/** The evidence for and against a price; null where nothing shows that it is a price and not a level. */
function groundsOf(printed: Printed, tags: readonly PriceTag[], signs: Signs): Ground[] | null {
  const { tag, close, quote } = printed;
  const { shared, away, vague, near, told, sure } = signs;
  const named = close > 0 || quote !== null || (tag !== null && tag.name !== null);
  const grounds: Ground[] = [
    [PRINTED * close, 'the close in the header'],
    [PRINTED * (quote?.probability ?? 0), quote?.why ?? null],
    near > 0 ? [near, 'the last close agrees'] : [away === Infinity ? 0 : -0.4, null],
  ];
  if (!tag) return grounds;
  if (!named && isAsk(tag, tags, signs.colours)) return null;
  // Levels and indicators have boxes too: there must be evidence that this one is the price.
  const off = away < Infinity && near === 0;
  if (off && !told) return null;
  // Levels have colours of bars and lines across the pane, too: among several boxes the bars tell more.
  const several =
    tags.filter((t) => (t.placed || t.line !== null) && !isAsk(t, tags, signs.colours)).length > 1;
  const known = vague <= VAGUE || away > MAY_BE * vague;
  if (off && known && several && !sure && !standsOut(tag, tags)) return null;
  const only = tags.length === 1;
  const alike = tags.some((t) => t !== tag && distance(t.colour, tag.colour) <= SAME_COLOUR);
  // A plain tag with a line may be the pointer's.
  const pointer = shared === 0 && isPointer(tag);
  return [
    [pointer ? 1 : tag.line === null ? 0 : 2, 'a line stands at its price'],
    [tag.placed ? 1 : 0, 'the box stands at its price'],
    [2 * shared, 'the box has a colour of the bars'],
    [tag.counting ? 1.5 : 0, 'the time left stands below the box'],
    [tag.name ? 2.5 : 0, 'the symbol stands beside the box'],
    [chroma(tag.colour) > COLOURED ? 0.5 : 0, null],
    [only ? (pointer ? 0.5 : 2) : 0, 'it is the only box'],
    [!only && !alike ? 2 : 0, 'no other box has its colour'],
    [
      !only && tags.every((t) => t === tag || t.unit > 1.5 * tag.unit) ? 1 : 0,
      'no other box has its decimals',
    ],
    ...grounds,
  ];
}

function stageOf(best: Vote, rival: Vote | undefined, fit: AxisFit): Stage<MeasuredPrice> {
  const { price, unit, y, votes, probability, reasons, doubt } = best;
  const lead = rival ? Math.max(0, votes - rival.votes) / CLEAR_LEAD : 1;
  return {
    value: { price, y_px: y, sigma: Math.hypot(sigmaOf(unit, y, fit), doubt * pricePerRow(fit, y)) },
    confidence: Math.min(1, votes / MANY_VOTES) * (0.4 + 0.6 * probability) * (0.5 + 0.5 * Math.min(1, lead)),
    evidence: reasons,
  };
}

/** A printed figure is off by its rounding only. */
const sigmaOf = (unit: number, y: number, fit: AxisFit): number =>
  Math.max(0.5 * unit, 0.05 * pricePerRow(fit, y));

const pricePerRow = (fit: AxisFit, y: number): number =>
  Math.abs(priceAt(fit, y + 0.5) - priceAt(fit, y - 0.5));
