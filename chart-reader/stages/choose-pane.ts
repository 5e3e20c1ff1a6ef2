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

/** Rows from the first to the last label of a pane's axis. */
function heightOf({ calibration }: StripReading): number {
  const { inliers } = calibration.fit;
  return inliers[inliers.length - 1]!.y - inliers[0]!.y;
}

/**
 * The axes of one strip that may be that of the prices, likeliest first: the highest pane, and others nearly as high.
 * A lower pane's axis is never the answer because the price labels could not be read: a pane is left out when figures
 * that belong to no axis take more room above it than the pane itself.
 */
export function pricePanes(readings: readonly StripReading[]): StripReading[] {
  const known = readings.filter((r) => r.calibration.evidence >= LEAST_EVIDENCE);
  const likely = known.length > 0 ? known : readings.filter((r) => r.calibration.evidence >= LEAST_ALONE);
  const highest = Math.max(...likely.map(heightOf));
  return likely
    .filter((r) => heightOf(r) >= LEAST_HEIGHT * highest && !unreadAbove(r, readings))
    .sort((a, b) => heightOf(b) * weight(b) - heightOf(a) * weight(a));
}

/** Evidence counts up to that of some six sure labels. */
function weight({ calibration }: StripReading): number {
  return Math.min(12, Math.max(1, calibration.evidence));
}

function unreadAbove(reading: StripReading, all: readonly StripReading[]): boolean {
  const first = reading.calibration.fit.inliers[0]!.y;
  const claimed = (y: number): boolean =>
    all.some(({ calibration: c }) => {
      const { inliers } = c.fit;
      const [from, to] = [inliers[0]!.y, inliers[inliers.length - 1]!.y];
      return c.evidence >= LEAST_EVIDENCE && y >= from - 1 && y <= to + 1;
    });
  const unread = reading.labels.filter(
    ({ shape, read }) => shape.y < first - 1 && !shape.plate && /\d\d/.test(read.text) && !claimed(shape.y),
  );
  if (unread.length >= 2 && first - unread[0]!.shape.y > heightOf(reading)) return true;
  // A single label or tag that is surely read is enough, where it is no whole number as the clock of a status bar shows.
  return reading.labels.some(
    ({ shape, read }) =>
      first - shape.y > heightOf(reading) &&
      read.probability >= SURE_ABOVE &&
      DECIMALS.test(read.text) &&
      !claimed(shape.y) &&
      !isOnAxis(read.text, shape, reading),
  );
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

const SURE_ABOVE = 0.95;
const DECIMALS = /^\d[\d.,]*[.,]\d{2,}$/;
