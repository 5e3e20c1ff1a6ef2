import { clamp, median } from '../image/numbers.ts';
import type { AxisFit } from './axis-fit.ts';
import { leastSquares, toScale, yOfPrice } from './axis-fit.ts';
import type { Calibration } from './calibration.ts';
import { roundingRows } from './rounded-labels.ts';

/**
 * Replaces the labels' rows by those of the grid lines or ticks they stand for, and fits again. The labels may be
 * centred on their lines or stand a fixed distance above or below them: the offset that matches most labels is taken,
 * the smallest of several. Returns the number of labels that were placed by a line. `strict`: some of the marks are no lines, so that
 * nearly all labels must have one.
 */
export function refineByMarks(
  calibration: Calibration,
  marks: number[],
  textHeight: number,
  { strict = false } = {},
): number {
  const { fit } = calibration;
  const rows = fit.inliers.map((c) => c.y);
  const offset = commonOffset(rows, marks, textHeight, strict);
  if (offset === null) return 0;
  const near = ON_LINE * rowOf(textHeight);
  const weights: number[] = [];
  for (const c of fit.inliers) {
    const expected = c.y + offset;
    const mark = nearest(marks, expected);
    const good = mark !== null && Math.abs(mark - expected) <= near;
    c.y = good ? mark : expected;
    calibration.labels[c.label]!.y_px = c.y;
    weights.push(good ? 1 : 0.2);
  }
  refit(fit, weights);
  const placed = weights.filter((w) => w === 1).length;
  if (offset > 0 && offset <= CENTRED) moveRows(calibration, -TO_FIGURES * offset);
  const stray = STRAY + HALF_A_UNIT * roundingRows(fit);
  const strays = fit.inliers.filter(
    (c, i) => weights[i] !== 1 && Math.abs(yOfPrice(fit, c.value) - c.y) > stray,
  );
  if (strays.length > 0 && placed >= 3) {
    for (const c of strays) calibration.labels[c.label]!.inlier = false;
    const kept = fit.inliers.map((c) => !strays.includes(c));
    fit.inliers = fit.inliers.filter((_, i) => kept[i]);
    refit(
      fit,
      weights.filter((_, i) => kept[i]),
    );
  }
  return placed;
}

/**
 * Where a price lies between its line and the middle of figures above it, from the line: canvases draw lines of a pixel up to half a pixel below it and figures
 * a little above. Fitted on charts by real programs and on drawn ones. Figures that stand below their line tell nothing of the kind.
 */
const TO_FIGURES = 0.15;

/** Moves the scale and its labels down by so many rows. */
export function moveRows({ fit, labels }: Calibration, rows: number): void {
  for (const c of fit.inliers) {
    c.y += rows;
    labels[c.label]!.y_px = c.y;
  }
  fit.base -= fit.slope * rows;
}

/** How near to its line a label stands, once moved by the common distance. */
const ON_LINE = 1.1;
/** A label without a line that stands farther than this from the others' scale, and half a unit of its last figure, was none of them. */
const STRAY = 3;
const HALF_A_UNIT = Math.sqrt(3);

function nearest(list: number[], to: number): number | null {
  let best: number | null = null;
  for (const v of list) if (best === null || Math.abs(v - to) < Math.abs(best - to)) best = v;
  return best;
}

const CENTRED = 3.6;
/** How far the distances of single labels may lie from the common one. */
const ALIKE = 0.9;
/** Labels and lines are each drawn on whole rows, so that one distance shows as two that differ by one row: the middle of both is tried too. */
const BETWEEN = 0.5;
/** Most lines of a pane of which two at one distance from two or three labels are theirs. */
const MARKS_OF_PAIR = 4;
/** Height of the text from which a row of the page is more than one of the picture: pages enlarged twice round to two rows, and three times to three. */
const ROW_OF_TEXT = 10;
const MOST_ROWS = 3;

/** Distance from the labels to their lines; null when there are not enough lines at any one distance. */
export function commonOffset(
  labels: number[],
  marks: number[],
  textHeight: number,
  strict = false,
): number | null {
  const reach = Math.max(CENTRED, 1.4 * textHeight);
  const row = rowOf(textHeight);
  const pair = labels.length < 4 && !strict && marks.length <= MARKS_OF_PAIR;
  const offsets = labels.flatMap((y) => marks.map((m) => m - y).filter((d) => Math.abs(d) <= reach));
  let best: { offset: number; count: number } | null = null;
  for (const d of offsets.flatMap((o) => [o, o + BETWEEN * row])) {
    const matched = labels
      .map((y) => nearest(marks, y + d)! - y)
      .filter((v) => Math.abs(v - d) <= ALIKE * row);
    const needed =
      Math.abs(d) <= CENTRED && !strict
        ? Math.max(3, 0.5 * labels.length)
        : Math.max(4, 0.75 * labels.length);
    if (matched.length < (pair ? 2 : needed)) continue;
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

/** Rows of the picture that one row of the enlarged page takes, from the height of its text. */
export const rowOf = (textHeight: number): number => clamp(textHeight / ROW_OF_TEXT, 1, MOST_ROWS);

/** A coloured box with a price; `line` is the row of a line across the pane that ends at it. */
export interface PlacedTag {
  y: number;
  line: number | null;
  price: number;
  probability: number;
  /** Another box stands so near that one of them may have pushed the other aside. */
  crowded?: boolean;
}

/** Tags that tell one shift of the labels; and within which the labels stand where the tags say: boxes are drawn as roughly as labels, their lines are not. */
const SAME_SHIFT = 1.5;
const AT_REST = { boxes: 2.5, lines: 0.7 };
/** Share of a shift within a row or two that is believed: lines and figures stand off their price about as far. */
const SHARE = 0.7;
const FARTHEST = 1.4;
/** A tag without a line, which may have been pushed aside or misread, tells only that labels stand above their rows: in heights of them. */
export const ABOVE = { least: 0.5, most: 1.1 };
export const SURE_TAG = 0.95;

/**
 * When the labels have no lines of their own, the boxes of prices tell where a price is drawn: they are centred on it. Moves the
 * axis to where most of them say and returns by how much; leaves it when that is little (labels stand alike), too far (a misread box),
 * or when as many say otherwise (boxes are pushed aside).
 */
export function alignToTags(
  calibration: Calibration,
  tags: readonly PlacedTag[],
  textHeight: number,
): number {
  const { fit } = calibration;
  const found = tags
    .filter(({ price }) => fit.scale === 'linear' || price > 0)
    .map((tag) => ({ ...tag, shift: (tag.line ?? tag.y) - yOfPrice(fit, tag.price) }))
    .filter(({ shift }) => Math.abs(shift) <= FARTHEST * textHeight);
  const alike = (shift: number) => found.filter((t) => Math.abs(t.shift - shift) <= SAME_SHIFT);
  const best = found
    .map((t) => alike(t.shift))
    .reduce((most, group) => (group.length > most.length ? group : most), []);
  if (best.length === 0 || 2 * best.length <= found.length) return 0;
  const lined = best.filter((t) => t.line !== null);
  const told = median((lined.length > 0 ? lined : best).map((t) => t.shift));
  const shift = Math.abs(told) < AT_REST.boxes ? SHARE * told : told;
  // Prices that are rounded by rows tell no shift within these.
  const rest = Math.max(lined.length > 0 ? AT_REST.lines : AT_REST.boxes, 2 * roundingRows(fit));
  if (Math.abs(told) < rest) return 0;
  const above = shift >= ABOVE.least * textHeight && shift <= ABOVE.most * textHeight;
  const sure = best.some((t) => t.probability >= SURE_TAG && (!t.crowded || best.length > 1));
  if (lined.length === 0 && !(above && sure)) return 0;
  moveRows(calibration, shift);
  return shift;
}

function refit(fit: AxisFit, weights: number[]): void {
  const line = leastSquares(fit.inliers.map((c, i) => [c.y, toScale(c.value, fit.scale), weights[i] ?? 1]));
  if (!line) return;
  [fit.base, fit.slope] = line;
  const off = fit.inliers.map((c) => (toScale(c.value, fit.scale) - fit.base) / fit.slope - c.y);
  fit.residual = Math.sqrt(off.reduce((s, d) => s + d * d, 0) / off.length);
}
