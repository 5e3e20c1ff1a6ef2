import type { AxisFit } from './axis-fit.ts';
import { yOfPrice } from './axis-fit.ts';
import type { StripReading } from './labels.ts';
import { parsePrice } from './price-text.ts';
import type { LabelShape } from './strip-labels.ts';

/** An axis with less evidence may hide a pane's labels but is not itself in question. */
const LEAST_EVIDENCE = -1;
/** Two labels alone may be an axis where nothing else in the column is one. */
const LEAST_ALONE = -3;
/** A pane lower than this share of the highest is none of prices. */
const LEAST_HEIGHT = 0.6;

/** Rows from the first to the last label of a pane's axis, or tag that stands at its price. */
function heightOf(reading: StripReading): number {
  const { calibration, labels } = reading;
  const tags = labels.filter(({ shape, read }) => shape.plate && isOnAxis(read.text, shape, reading));
  const rows = [...calibration.fit.inliers.map((c) => c.y), ...tags.map(({ shape }) => shape.y)];
  return Math.max(...rows) - Math.min(...rows);
}

/**
 * The axes of one strip that may be that of the prices, likeliest first: the highest pane, and others nearly as high.
 * Another pane's axis is never the answer because the price labels could not be read: a pane is left out when figures
 * that belong to no axis take more room above or below it than the pane itself, and so are the levels of an oscillator.
 */
export function pricePanes(readings: readonly StripReading[]): StripReading[] {
  const known = readings.filter((r) => r.calibration.evidence >= LEAST_EVIDENCE);
  const likely = known.length > 0 ? known : readings.filter((r) => r.calibration.evidence >= LEAST_ALONE);
  const highest = Math.max(...likely.map(heightOf));
  return likely
    .filter((r) => heightOf(r) >= LEAST_HEIGHT * highest && !areLevels(r.calibration.fit))
    .filter((r) => !unreadBeside(r, readings))
    .sort((a, b) => heightOf(b) * weight(b) - heightOf(a) * weight(a));
}

/** Evidence counts up to that of some six sure labels. */
function weight({ calibration }: StripReading): number {
  return Math.min(12, Math.max(1, calibration.evidence));
}

const HUNDRED = 100;
/** Levels of an oscillator are few. */
const MOST_LEVELS = 4;

/**
 * Whether the labels are the levels of an oscillator that runs from 0 to 100: few, in pairs around the middle, and no multiples of their
 * distance, as the steps of a price scale are (30, 50, 70).
 */
function areLevels({ inliers, scale }: AxisFit): boolean {
  const values = inliers.map((c) => c.value);
  const n = values.length;
  if (scale === 'log' || n > MOST_LEVELS) return false;
  const paired = values.every((v, i) => v >= 0 && Math.abs(v + values[n - 1 - i]! - HUNDRED) < 1e-6);
  const step = values[0]! - values[1]!;
  return paired && values.some((v) => Math.abs(v / step - Math.round(v / step)) > 1e-6);
}

/** Prices of another pane that tell that the one below them is none of prices, and the one above them. */
const LEAST_BESIDE = { above: 1, below: 2 };

function unreadBeside(reading: StripReading, all: readonly StripReading[]): boolean {
  const { inliers } = reading.calibration.fit;
  const [first, last] = [inliers[0]!.y, inliers[inliers.length - 1]!.y];
  const claimed = (y: number): boolean =>
    all.some(({ calibration: c }) => {
      const rows = c.fit.inliers;
      const [from, to] = [rows[0]!.y, rows[rows.length - 1]!.y];
      return c.evidence >= LEAST_EVIDENCE && y >= from - 1 && y <= to + 1;
    });
  const unread = reading.labels.filter(
    ({ shape, read }) => shape.y < first - 1 && !shape.plate && /\d\d/.test(read.text) && !claimed(shape.y),
  );
  if (unread.length >= 2 && first - unread[0]!.shape.y > heightOf(reading)) return true;
  // A single label or tag above that is surely read is enough, where it is no whole number as the clock of a status bar shows.
  const prices = reading.labels.filter(
    ({ shape, read }) =>
      read.probability >= SURE_BESIDE &&
      DECIMALS.test(read.text) &&
      !claimed(shape.y) &&
      !reachesZero(read.text, shape.y, reading) &&
      !isOnAxis(read.text, shape, reading),
  );
  const beyond = (rows: (y: number) => number): number =>
    prices.filter(({ shape }) => rows(shape.y) > heightOf(reading)).length;
  return beyond((y) => first - y) >= LEAST_BESIDE.above || beyond((y) => y - last) >= LEAST_BESIDE.below;
}

/** Whether figures with as many decimals go on below this row down to zero or under it, as those of an oscillator do and prices do not. */
function reachesZero(text: string, row: number, { labels, calibration: { style } }: StripReading): boolean {
  const decimals = parsePrice(text, style)?.decimals;
  return labels.some(({ shape, read }) => {
    const price = shape.y >= row && read.probability >= SURE_BESIDE ? parsePrice(read.text, style) : null;
    return price !== null && price.value <= 0 && price.decimals === decimals;
  });
}

/** Whether the price stands where the axis has it, as that of a tag beyond the first label does. */
function isOnAxis(text: string, { y, height }: LabelShape, { calibration }: StripReading): boolean {
  const { fit, style } = calibration;
  const price = parsePrice(text, style)?.value;
  if (price === undefined || (fit.scale === 'log' && price <= 0)) return false;
  return Math.abs(yOfPrice(fit, price) - y) <= ASIDE * height;
}

/** Heights by which tags are pushed aside. */
const ASIDE = 2;

const SURE_BESIDE = 0.95;
const DECIMALS = /^\d[\d.,]*[.,]\d{2,}$/;
