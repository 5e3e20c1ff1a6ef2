/** All prices of a picture that are printed as the last one may be. */
import type { Bar, MeasuredPrice, Series } from '../types.ts';
import type { AxisFit } from './axis-fit.ts';
import { yOfPrice } from './axis-fit.ts';
import type { Colour } from './bar-colours.ts';
import { chroma } from './bar-colours.ts';
import type { HeaderPrices } from './header-prices.ts';
import type { HeaderQuote } from './header-quotes.ts';
import { priceOnAxis } from './header-quotes.ts';
import type { PriceTag } from './price-tags.ts';

/** What tells the last price besides the bars. */
export interface LastPriceSources {
  fit: AxisFit;
  tags: readonly PriceTag[];
  header: HeaderPrices | null;
  quotes: readonly HeaderQuote[];
}

/** The bars as a witness: their last close and their colours. */
export interface Ending {
  kind: Series['kind'];
  bars: readonly Bar[];
  close: MeasuredPrice;
  colours: readonly Colour[];
}

/** One price that is printed once or more often. */
export interface Printed {
  price: number;
  /** One unit of the last printed digit. */
  unit: number;
  y: number;
  /** The likeliest reading of its figures. */
  probability: number;
  tag: PriceTag | null;
  /**
   * Probability that the header prints it as the close, twice that where its other prices are the last bar's too; and as the
   * last price, with what says so.
   */
  close: number;
  quote: { probability: number; why: string } | null;
}

/** Rows within which a close and a printed price are the same. */
export const SAME_ROW = 3;
export const NEAR_ROW = 9;
/** Spread of the channels above which a colour is no grey. */
export const COLOURED = 60;
/** How much more a close of the header counts whose other prices are the last bar's too. */
const OF_LAST_BAR = 2;
/** And how much less one that a line reaches earlier, too. */
const OF_A_LINE = 0.5;
const SURE_HEADER = 0.9;
/** Errors of the close within which a price in other rows may be it. */
export const MAY_BE = 4;
/** Share of the bars, at the end, of which the header's is more likely the last one, with strays after it, than that under a pointer. */
const STRAYS = 0.05;
/** Least probability of the figures of a quote in the header. */
const LEAST_QUOTE = 0.6;
/** Share of the axis from which on the last figure of a header says nothing. */
const COARSE = 0.1;
/** Farthest from the last bar that a price printed in the header only may be, as a share of the axis. */
const FAR = 0.15;

/** Whether the tag, or another print, prints this price. */
const isOn = ({ price, unit }: Pick<PriceTag, 'price' | 'unit'>, other: number): boolean =>
  Math.abs(price - other) <= 0.6 * unit;

/** The header's close on this axis; `2.251` is taken for 2251 where only that lies near its labels or in a tag. */
function printedClose({ header, fit, tags }: LastPriceSources): { price: number; unit: number } | null {
  if (!header?.close || header.close.price <= 0) return null;
  const { price, decimals } = header.close;
  const ends = fit.inliers.map((c) => c.value);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const near = (p: number): boolean =>
    (p > 1.5 * low - 0.5 * high && p < 1.5 * high - 0.5 * low) || tags.some((t) => t.placed && isOn(t, p));
  const factor = (header.ambiguous ? [1, 1000, 0.001] : [1]).find((k) => near(k * price));
  const unit = (factor ?? 0) * 10 ** -decimals;
  // What is left of a price whose other figures were lost is on any axis.
  return factor === undefined || unit > COARSE * (high - low) ? null : { price: factor * price, unit };
}

/**
 * How well the header fits the last bar: more than 1 where its high and low are those of the bar, 1 as far as can be
 * told, 0 where it describes another one, as when the pointer is there.
 */
function isOfLastBar(sources: LastPriceSources, price: number, { kind, bars }: Ending): number {
  const { fit } = sources;
  const header = sources.header!;
  const scale = price / header.close!.price;
  const y = yOfPrice(fit, price);
  const away = (bar: Bar): number => Math.abs(bar.close.y_px - y);
  const isOf = (bar: Bar, reach = SAME_ROW): boolean =>
    away(bar) <= reach &&
    [[header.high, bar.high] as const, [header.low, bar.low] as const].every(
      ([p, measured]) =>
        !p || !measured || Math.abs(yOfPrice(fit, scale * p.price) - measured.y_px) <= SAME_ROW,
    );
  const last = bars[bars.length - 1]!;
  const { price: close, sigma } = last.close;
  const reach = Math.max(NEAR_ROW, MAY_BE * Math.abs(yOfPrice(fit, close + sigma) - last.close.y_px));
  if (header.high && header.low && last.high && last.low && isOf(last, reach)) return OF_LAST_BAR;
  if (away(last) <= NEAR_ROW || isOnTag(sources, price)) return 1;
  if (header.probability < SURE_HEADER) return 0;
  const pointed = sources.tags.some((t) => isPointer(t) && !isOn(t, price));
  const strays = pointed ? 0 : STRAYS * bars.length;
  if (!bars.slice(0, -Math.max(2, strays)).some((b) => isOf(b))) return 1;
  // A line passes most of its prices more than once.
  return kind === 'line' || kind === 'area' ? OF_A_LINE : 0;
}

/** Whether the tag has the look of that of the pointer: plain, with a line, and with nothing beside its price. */
export const isPointer = (tag: PriceTag): boolean =>
  tag.line !== null && chroma(tag.colour) <= COLOURED && !tag.counting && tag.name === null;

/** Whether a tag prints the price, too; that of the pointer, which is plain and has a line, stands at no close but that of the bar under it. */
function isOnTag({ tags }: LastPriceSources, price: number): boolean {
  return tags.some(
    (t) => t.placed && isOn(t, price) && (chroma(t.colour) > COLOURED || t.counting || t.name !== null),
  );
}

/** All prices that are printed as the last one may be, equal ones as one. */
export function printedPrices(sources: LastPriceSources, ending: Ending | null): Printed[] {
  const { fit, tags } = sources;
  const out: Printed[] = [];
  const add = (price: number, unit: number, more: Partial<Printed> & { probability: number }): void => {
    const same = out.find((p) => !more.tag && Math.abs(p.price - price) <= 0.6 * Math.max(p.unit, unit));
    if (!same) {
      const none = { tag: null, close: 0, quote: null };
      out.push({ price, unit, y: yOfPrice(fit, price), ...none, ...more });
      return;
    }
    // The figure with more decimals is the exact one.
    const exact = unit < 0.9 * same.unit ? { price, unit, y: yOfPrice(fit, price) } : {};
    Object.assign(same, more, exact, { probability: Math.max(same.probability, more.probability) });
  };
  const away = (price: number): number =>
    ending ? Math.abs(yOfPrice(fit, price) - ending.close.y_px) : Infinity;
  for (const tag of tags)
    if (tag.placed || tag.line !== null || away(tag.price) <= NEAR_ROW)
      add(tag.price, tag.unit, { tag, probability: tag.probability });
  const close = printedClose(sources);
  const ofLast = close && ending ? isOfLastBar(sources, close.price, ending) : 1;
  if (close && ofLast) {
    const { probability } = sources.header!;
    add(close.price, close.unit, { close: ofLast * probability, probability });
  }
  const rows = fit.inliers.map((c) => c.y);
  const reach = FAR * (Math.max(...rows) - Math.min(...rows));
  for (const quote of sources.quotes) {
    const { probability, why } = quote;
    const meant = probability >= LEAST_QUOTE ? priceOnAxis(quote, fit) : null;
    const onTag = tags.some((t) => meant && isOn(t, meant.price));
    if (meant && (onTag || !ending || away(meant.price) <= reach))
      add(meant.price, meant.unit, { quote: { probability, why }, probability });
  }
  return withoutLevels(out, ending);
}

/** Where no bars are known a level has all that a price has: it does not count beside one that the header names. */
function withoutLevels(all: Printed[], ending: Ending | null): Printed[] {
  const named = ({ close, quote, tag }: Printed): boolean =>
    Math.max(close, quote?.probability ?? 0) >= LEAST_QUOTE ||
    (tag !== null && (tag.counting || tag.name !== null));
  return ending === null && all.some(named) ? all.filter(named) : all;
}
