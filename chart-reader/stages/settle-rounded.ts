/** The scale of rounded labels where tags at their lines narrow it down. */
import type { AxisFit, Candidate } from './axis-fit.ts';
import { toScale, yOfPrice } from './axis-fit.ts';
import { mayBeRounded, roundingRows } from './rounded-labels.ts';

/** Rows by which a label may stand off besides what rounding moves it, and labels that stand nearer to the scale than this share of that need nothing. */
const ROWS_OFF = 0.5;
const MOST_WIDENED = 4;
const EXACT = 0.4;

interface Line {
  base: number;
  slope: number;
}

interface Bounds {
  y: number;
  low: number;
  high: number;
}

/** A price at a row that is known: that of a tag at the line across the pane which ends at it. */
interface PriceAtRow {
  price: number;
  row: number;
}

/**
 * Fits labels that are rounded by more than a row again where tags at their lines narrow the scale down: every price, those of the tags
 * too, lies within half a unit of its figures, and the scale is the middle of all those that do. A tag that no such scale fits is left out.
 */
export function settleRounded(fit: AxisFit, tags: readonly PriceAtRow[]): void {
  const { inliers, scale } = fit;
  if (inliers.length < 3 || !mayBeRounded(fit) || fit.residual < EXACT * roundingRows(fit)) return;
  for (let rows = ROWS_OFF; rows <= MOST_WIDENED * ROWS_OFF; rows *= 2) {
    let bounds = inliers.map((c) => boundsOf(c, fit, rows));
    let corners = possibleLines(bounds);
    if (corners.length < 3) continue;
    const alone = corners;
    for (const { price, row } of tags) {
      if (scale === 'log' && price <= 0) continue;
      const more = [...bounds, boundsOf({ y: row, value: price, unit: inliers[0]!.unit }, fit, rows)];
      const left = possibleLines(more);
      if (left.length >= 3) [bounds, corners] = [more, left];
    }
    if (corners === alone) return;
    [fit.base, fit.slope] = middleOf(corners);
    const off = inliers.map((c) => yOfPrice(fit, c.value) - c.y);
    fit.residual = Math.sqrt(mean(off.map((d) => d * d)));
    return;
  }
}

const mean = (list: readonly number[]): number => list.reduce((sum, v) => sum + v, 0) / list.length;

/** The centre of the area between the corners. */
function middleOf(corners: readonly Line[]): [base: number, slope: number] {
  const centre = { base: mean(corners.map((l) => l.base)), slope: mean(corners.map((l) => l.slope)) };
  const reach = (part: keyof Line): number =>
    Math.max(...corners.map((l) => Math.abs(l[part] - centre[part])), 1e-300);
  const [wide, steep] = [reach('base'), reach('slope')];
  const around = corners
    .map((l): [number, number] => [(l.base - centre.base) / wide, (l.slope - centre.slope) / steep])
    .sort((a, b) => Math.atan2(a[1], a[0]) - Math.atan2(b[1], b[0]));
  let [area, x, y] = [0, 0, 0];
  around.forEach(([ax, ay], i) => {
    const [bx, by] = around[(i + 1) % around.length]!;
    const part = ax * by - bx * ay;
    area += part;
    x += part * (ax + bx);
    y += part * (ay + by);
  });
  if (!(area > 1e-9)) return [centre.base, centre.slope];
  return [centre.base + (wide * x) / (3 * area), centre.slope + (steep * y) / (3 * area)];
}

/** Between which values of the scale the price at the label's row lies. */
function boundsOf(
  { y, value, unit }: Pick<Candidate, 'y' | 'value' | 'unit'>,
  { scale, slope }: AxisFit,
  rows: number,
): Bounds {
  const slack = rows * Math.abs(slope);
  const low = toScale(value - 0.5 * unit, scale);
  return { y, low: low - slack, high: toScale(value + 0.5 * unit, scale) + slack };
}

/** The corners of the area of all lines that pass between the bounds. */
function possibleLines(bounds: readonly Bounds[]): Line[] {
  const out: Line[] = [];
  const fits = (base: number, slope: number): boolean =>
    bounds.every(({ y, low, high }) => {
      const value = base + slope * y;
      const slack = 1e-9 * (high - low);
      return value >= low - slack && value <= high + slack;
    });
  for (const [i, a] of bounds.entries())
    for (const b of bounds.slice(i + 1))
      for (const from of [a.low, a.high])
        for (const to of [b.low, b.high]) {
          const slope = (to - from) / (b.y - a.y);
          const base = from - slope * a.y;
          if (slope < 0 && fits(base, slope)) out.push({ base, slope });
        }
  return out;
}
