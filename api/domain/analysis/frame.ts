/**
 * The frame that all rules work in: heights on the price axis as whole numbers counted from the middle of the visible
 * range, a millionth of the range each. On a logarithmic axis heights are logarithms of prices, as a trader sees them there:
 * equal heights are equal percentages. Turning a chart upside down is then a change of sign, which floating-point arithmetic carries
 * through exactly, so a rule written once for rising prices holds for falling ones by running it on the negated bars.
 */
import { larger, measured, negated, smaller } from './estimate.ts';
import { highestOf, lowestOf, withUnseen } from './extremes.ts';
import { isEnvelope } from './measured-series.ts';
import type { Measured, MeasuredBar, MeasuredSeries } from './measured-series.ts';
import { Line, type PriceColumns } from './indicators/line.ts';
import { unseenBars, usualHeight } from './unseen-bars.ts';

/** Units between the lowest low and the highest high. */
export const UNITS = 1_000_000;

/** Share of the visible range within which a printed last price is preferred to the last close. */
const PRINTED_WITHIN = 0.1;

/** Errors by which two prices differ that are not the same. */
const CLEARLY = 3;

/** One bar with all four prices in units; low ≤ open, close ≤ high. */
export interface FramedBar {
  open: Measured;
  high: Measured;
  low: Measured;
  close: Measured;
}

export interface Frame {
  bars: FramedBar[];
  /** The last price in units, and as measured. */
  last: Measured;
  lastPrice: Measured;
  /** Highest high and lowest low as measured, in prices. */
  highestHigh: Measured;
  lowestLow: Measured;
  closeOnly: boolean;
  /** Entries are ranges of pixel columns, not bars. */
  envelope: boolean;
  /** Heights are logarithms of prices. */
  logarithmic: boolean;
  /** The same extremes in units, and the error of their distance in units. */
  lowest: Measured;
  rangeSigma: number;
  /** Height of a measured price, in units, not rounded. */
  heightOf: (price: Measured) => Measured;
  /** Price at a height of the frame, rounded to about a hundred-thousandth of the range, with its error. */
  priceOf: (at: Measured) => FramedPrice;
}

export interface FramedPrice {
  price: number;
  sigma: number;
  /** By how much the price rises per unit at that height. */
  perUnit: number;
}

/** Highest (or lowest) of a bar's prices as measured: a wick that was read short is drawn out to the body. */
function extremes(bar: MeasuredBar): { high: Measured; low: Measured } {
  const all = [bar.open, bar.high, bar.low, bar.close].filter((value) => value !== null);
  return { high: all.reduce(larger), low: all.reduce(smaller) };
}

/**
 * Rounds to whole units, away from the middle only when clearly past the half, so that a price and its mirror image
 * always get opposite numbers.
 */
function wholeUnits(distance: number): number {
  const size = Math.max(0, Math.ceil(Math.abs(distance) - 0.501));
  return distance < 0 ? 0 - size : size;
}

/**
 * Puts a series into its frame.
 * @throws RangeError when there is no bar or a close is not a finite number: the reader never gives such a series.
 */
export function frameSeries(series: MeasuredSeries): Frame {
  if (series.bars.length === 0) throw new RangeError('a series needs at least one bar');
  if (!series.bars.every((bar) => Number.isFinite(bar.close.value)))
    throw new RangeError('a close is not a number');
  const outer = series.bars.map(extremes);
  const highest = Math.max(...outer.map(({ high }) => high.value));
  const lowestPrice = Math.min(...outer.map(({ low }) => low.value));
  const scale = scaleOf(series, highest, lowestPrice);
  const heightOf = ({ value, sigma }: Measured) =>
    measured(scale.toHeight(value), sigma / scale.priceAt(scale.toHeight(value)).perUnit);
  const frameOne = (price: Measured) => {
    const { value, sigma } = heightOf(price);
    return measured(wholeUnits(value), sigma);
  };
  const bars = series.bars.map((bar, i) => {
    const { high, low } = outer[i] ?? extremes(bar);
    return {
      open: frameOne(bar.open ?? bar.close),
      high: frameOne(high),
      low: frameOne(low),
      close: frameOne(bar.close),
    };
  });
  const [top, lowest] = [highestOf(bars.map(({ high }) => high)), lowestOf(bars.map(({ low }) => low))];
  const last = lastPriceOf(series, heightOf);
  const unseen = unseenBars(
    series.bars.map(({ slot }) => slot),
    bars,
  );
  const told = (value: number, extreme: Measured, side: 1 | -1) =>
    asTold({ value, extreme, last: heightOf(last), side, unseen, bars }, scale);
  return {
    bars,
    last: frameOne(last),
    lastPrice: last,
    highestHigh: told(highest, top, 1),
    lowestLow: told(lowestPrice, lowest, -1),
    closeOnly: series.bars.every((bar) => bar.high === null || bar.low === null),
    envelope: isEnvelope(series.bars),
    logarithmic: scale.logarithmic,
    lowest,
    rangeSigma: Math.hypot(top.sigma, lowest.sigma),
    heightOf,
    priceOf: (at) => {
      const { price, perUnit } = scale.priceAt(at.value);
      return { price: rounded(price, perUnit), sigma: at.sigma * perUnit, perUnit };
    },
  };
}

interface Scale {
  logarithmic: boolean;
  /** Units from the middle of the range. */
  toHeight: (price: number) => number;
  priceAt: (height: number) => { price: number; perUnit: number };
}

/** Heights of prices on the series' axis; a logarithmic one needs prices above zero. */
function scaleOf({ axis }: MeasuredSeries, highest: number, lowest: number): Scale {
  const log = axis.scale === 'log' && lowest > 0;
  const [top, bottom] = log ? [Math.log(highest), Math.log(lowest)] : [highest, lowest];
  const unit = top > bottom ? (top - bottom) / UNITS : 1;
  const middle = (top + bottom) / 2;
  if (!log) {
    return {
      logarithmic: false,
      toHeight: (price) => (price - middle) / unit,
      priceAt: (height) => ({ price: middle + height * unit, perUnit: unit }),
    };
  }
  return {
    logarithmic: true,
    toHeight: (price) => (Math.log(price) - middle) / unit,
    priceAt: (height) => {
      const price = Math.exp(middle + height * unit);
      return { price, perUnit: price * unit };
    },
  };
}

/** To ten units: coarse enough to undo the rounding to whole units, so that a printed 140.70 comes back as such. */
function rounded(price: number, perUnit: number): number {
  return Number(price.toFixed(Math.min(20, Math.max(0, Math.ceil(-Math.log10(10 * perUnit))))));
}

interface Extreme {
  /** As read in the picture, and in units. */
  value: number;
  extreme: Measured;
  last: Measured;
  /** 1 for the highest, -1 for the lowest. */
  side: 1 | -1;
  unseen: ReturnType<typeof unseenBars>;
  bars: readonly FramedBar[];
}

/**
 * The highest or lowest price in prices, with its error. Bars that are not seen may reach beyond it; and where the last price plainly
 * lies beyond it, the last bar was not seen and went there at least, and on as bars do.
 */
function asTold({ value, extreme, last, side, unseen, bars }: Extreme, scale: Scale): Measured {
  const upwards = (price: Measured) => (side > 0 ? price : negated(price));
  const reached = unseen.map(({ high, low }) => upwards(side > 0 ? high : low));
  const seen = withUnseen(upwards(extreme), reached);
  const inPrices = (at: number, height: number, sigma: number) =>
    measured(at, sigma * scale.priceAt(height).perUnit);
  const beyond = upwards(last).value - seen.value;
  if (!(beyond > CLEARLY * Math.hypot(seen.sigma, last.sigma)))
    return inPrices(value, scale.toHeight(value), seen.sigma);
  return inPrices(
    scale.priceAt(last.value).price,
    last.value,
    Math.hypot(last.sigma, Math.min(beyond, usualHeight(bars) / 2)),
  );
}

/**
 * The printed last price when it lies near the last close (within three sigma or a tenth of the range), else the last
 * close: a label that stands elsewhere is some other price. A label a little further off than the errors allow is read
 * right and the last bar is not: of the benchmark's labels that stand so, all were the true price. Where the label stands on the
 * visible axis, one of the two is wrong, and the error says so.
 */
function lastPriceOf(series: MeasuredSeries, heightOf: Frame['heightOf']): Measured {
  const close = series.bars.at(-1)?.close ?? measured(0);
  const { lastPrice: printed, axis } = series;
  if (!printed || (axis.scale === 'log' && printed.value <= 0)) return close;
  const [here, there] = [heightOf(close), heightOf(printed)];
  const tolerance = Math.max(CLEARLY * Math.hypot(here.sigma, there.sigma), UNITS * PRINTED_WITHIN);
  if (Math.abs(there.value - here.value) <= tolerance) return printed;
  const shown = printed.value <= axis.high && printed.value >= axis.low;
  return shown
    ? measured(close.value, Math.hypot(close.sigma, Math.abs(printed.value - close.value) / 2))
    : close;
}

const negatedBar = ({ open, high, low, close }: FramedBar): FramedBar => ({
  open: negated(open),
  high: negated(low),
  low: negated(high),
  close: negated(close),
});

const turned = new WeakMap<readonly FramedBar[], readonly FramedBar[]>();

/** The bars upside down; of the same bars they are made once. */
export function upsideDown(bars: readonly FramedBar[]): readonly FramedBar[] {
  const inverted = turned.get(bars) ?? bars.map(negatedBar);
  turned.set(bars, inverted);
  return inverted;
}

/** Columns of the bars' values, for the indicator functions. */
export function columnsOf(bars: readonly FramedBar[]): PriceColumns {
  return {
    open: Line.of(bars.map(({ open }) => open.value)),
    high: Line.of(bars.map(({ high }) => high.value)),
    low: Line.of(bars.map(({ low }) => low.value)),
    close: Line.of(bars.map(({ close }) => close.value)),
  };
}
