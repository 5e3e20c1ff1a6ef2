import { median } from '../image/numbers.ts';
import type { AxisFit } from './axis-fit.ts';
import { leastSquares, toScale } from './axis-fit.ts';
import type { Calibration } from './calibration.ts';

/**
 * Replaces the labels' rows by those of the grid lines or ticks they stand for, and fits again. The labels may be
 * centred on their lines or stand a fixed distance above or below them: the offset that matches most labels is taken,
 * the smallest of several. Returns the number of labels that were placed by a line.
 */
export function refineByMarks(calibration: Calibration, marks: number[], textHeight: number): number {
  const { fit } = calibration;
  const offset = commonOffset(
    fit.inliers.map((c) => c.y),
    marks,
    textHeight,
  );
  if (offset === null) return 0;
  const weights: number[] = [];
  for (const c of fit.inliers) {
    const expected = c.y + offset;
    const mark = nearest(marks, expected);
    const good = mark !== null && Math.abs(mark - expected) <= 1.1;
    c.y = good ? mark : expected;
    calibration.labels[c.label]!.y_px = c.y;
    weights.push(good ? 1 : 0.2);
  }
  refit(fit, weights);
  return weights.filter((w) => w === 1).length;
}

function nearest(list: number[], to: number): number | null {
  let best: number | null = null;
  for (const v of list) if (best === null || Math.abs(v - to) < Math.abs(best - to)) best = v;
  return best;
}

const CENTRED = 3.6;

/** Distance from the labels to their lines; null when there are not enough lines at any one distance. */
export function commonOffset(labels: number[], marks: number[], textHeight: number): number | null {
  const reach = Math.max(CENTRED, 1.4 * textHeight);
  const offsets = labels.flatMap((y) => marks.map((m) => m - y).filter((d) => Math.abs(d) <= reach));
  let best: { offset: number; count: number } | null = null;
  for (const d of offsets) {
    const matched = labels.map((y) => nearest(marks, y + d)! - y).filter((v) => Math.abs(v - d) <= 0.9);
    const needed =
      Math.abs(d) <= CENTRED ? Math.max(3, 0.5 * labels.length) : Math.max(4, 0.75 * labels.length);
    if (matched.length < needed) continue;
    const offset = median(matched);
    if (
      !best ||
      matched.length > best.count ||
      (matched.length === best.count && Math.abs(offset) < Math.abs(best.offset))
    )
      best = { offset, count: matched.length };
  }
  return best?.offset ?? null;
}

/**
 * When the labels have no lines of their own, the box of the last price tells where a price is drawn: it is centred on
 * its price line. `line` is the row of that line, `price` what the box says. Moves the axis by the difference and
 * returns it; leaves it when the difference is small (the box is just another label) or too large (a misread box).
 */
export function alignToPriceLine(
  calibration: Calibration,
  line: number,
  price: number,
  textHeight: number,
): number {
  const { fit } = calibration;
  if (fit.scale === 'log' && price <= 0) return 0;
  const shift = line - (toScale(price, fit.scale) - fit.base) / fit.slope;
  if (Math.abs(shift) < 2.5 || Math.abs(shift) > 1.4 * textHeight) return 0;
  for (const c of fit.inliers) {
    c.y += shift;
    calibration.labels[c.label]!.y_px = c.y;
  }
  fit.base -= fit.slope * shift;
  return shift;
}

function refit(fit: AxisFit, weights: number[]): void {
  const line = leastSquares(fit.inliers.map((c, i) => [c.y, toScale(c.value, fit.scale), weights[i] ?? 1]));
  if (!line) return;
  [fit.base, fit.slope] = line;
  const off = fit.inliers.map((c) => (toScale(c.value, fit.scale) - fit.base) / fit.slope - c.y);
  fit.residual = Math.sqrt(off.reduce((s, d) => s + d * d, 0) / off.length);
}
