import type { AxisLabel, PriceAxis, RecognisedText, Stage } from '../types.ts';
import { clamp, median } from '../image/numbers.ts';
import type { LabelShape } from './strip-labels.ts';
import type { AxisFit, Candidate, Scale } from './axis-fit.ts';
import { fitAxis, leastSquares, priceAt, roundStep, toScale } from './axis-fit.ts';
import type { NumberStyle } from './price-text.ts';
import { parsePrice } from './price-text.ts';

/** What the labels of a strip say, once read. */
export interface ReadLabel {
  shape: LabelShape;
  read: RecognisedText;
}

export interface Calibration {
  fit: AxisFit;
  style: NumberStyle;
  labels: AxisLabel[];
  /** Labels between the first and the last that fits. */
  within: number;
}

const MAX_READINGS = 5;

function candidatesOf(labels: ReadLabel[], style: NumberStyle): Candidate[] {
  const out: Candidate[] = [];
  labels.forEach(({ shape, read }, label) => {
    const readings = [{ text: read.text, probability: read.probability }, ...read.alternatives].slice(
      0,
      MAX_READINGS,
    );
    readings.forEach((reading, rank) => {
      const price = parsePrice(reading.text, style);
      if (!price) return;
      out.push({
        label,
        y: shape.y,
        value: price.value,
        decimals: price.decimals,
        unit: price.unit,
        weight: reading.probability,
        rank,
      });
    });
  });
  return out;
}

/**
 * Fits the labels to a linear or logarithmic axis; the number style (decimal point or comma) that lets more labels
 * agree is taken. Null when no three labels agree on anything.
 */
export function calibrate(labels: ReadLabel[], taken: Set<number> = new Set()): Calibration | null {
  let best: { fit: AxisFit; style: NumberStyle } | null = null;
  const usual = median(labels.map((l) => l.shape.height));
  const tolerance = clamp(0.16 * usual, 1.3, 2.4);
  for (const style of ['point', 'comma'] as const) {
    const candidates = candidatesOf(labels, style).filter((c) => !taken.has(c.label));
    const fit = betterScale(fitAxis(candidates, 'linear', tolerance), fitAxis(candidates, 'log', tolerance));
    if (fit && (!best || fit.score > best.fit.score + 0.3)) best = { fit, style };
  }
  if (!best) return null;
  const { fit, style } = best;
  const inlier = new Map(fit.inliers.map((c) => [c.label, c]));
  const first = fit.inliers[0]!.y;
  const last = fit.inliers[fit.inliers.length - 1]!.y;
  const axisLabels = labels.map(({ shape, read }, i): AxisLabel => {
    const agreed = inlier.get(i);
    const texts = [read, ...read.alternatives];
    const reading = texts[agreed?.rank ?? 0] ?? read;
    return {
      box: shape.box,
      y_px: shape.y,
      text: reading.text,
      price: agreed?.value ?? parsePrice(reading.text, style)?.value ?? null,
      probability: reading.probability,
      inlier: agreed !== undefined,
    };
  });
  const within = labels.filter((l) => l.shape.y >= first - 1 && l.shape.y <= last + 1).length;
  return { fit, style, labels: axisLabels, within };
}

/** Logarithmic only when it explains clearly more: more labels, or the same ones far more exactly. */
function betterScale(linear: AxisFit | null, log: AxisFit | null): AxisFit | null {
  if (!linear || !log) return linear ?? log;
  if (log.inliers.length > linear.inliers.length) return log;
  if (log.inliers.length < linear.inliers.length) return linear;
  return linear.residual > 0.45 && log.residual < 0.5 * linear.residual ? log : linear;
}

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

/** The axis as handed out, with what speaks for it. `refined` is the number of labels placed by a grid line or tick. */
export function axisStage(calibration: Calibration, refined: number): Stage<PriceAxis> {
  const { fit, within } = calibration;
  const n = fit.inliers.length;
  const first = fit.inliers[0]!.y;
  const last = fit.inliers[n - 1]!.y;
  const middle = (first + last) / 2;
  const perPixel = Math.abs(priceAt(fit, middle + 0.5) - priceAt(fit, middle - 0.5));
  const placed = Math.max(fit.residual, refined >= 3 ? 0.2 : 0.5);
  const decimals = mostFrequent(fit.inliers.map((c) => c.decimals));
  const { round } = roundStep(fit.inliers.map((c) => c.value));
  const sure = fit.inliers.reduce((s, c) => s + c.weight, 0) / n;
  const share = n / Math.max(1, within);
  const count = clamp((n - 2) / 4, 0, 1);
  const exact = clamp(1 - (fit.residual - 0.5) / 2, 0, 1);
  const confidence = clamp(
    (0.3 + 0.4 * sure + 0.3 * share) * (0.5 + 0.5 * count) * exact * (round ? 1 : 0.85),
    0,
    1,
  );
  const evidence = [
    `${n} of ${within} labels agree on a ${fit.scale === 'log' ? 'logarithmic' : 'linear'} axis`,
    `they lie ${fit.residual.toFixed(2)} px from it`,
    refined > 0 ? `${refined} were placed by their grid line or tick` : 'no grid lines or ticks were used',
    round ? 'the labels are round steps apart' : 'the steps between the labels are not round',
  ];
  const value: PriceAxis = {
    scale: fit.scale,
    a: { y_px: first, price: priceAt(fit, first) },
    b: { y_px: last, price: priceAt(fit, last) },
    residual_px: fit.residual,
    sigma: (placed / Math.sqrt(n)) * perPixel,
    decimals,
    labels_used: n,
    labels_found: within,
  };
  return { value, confidence, evidence };
}

function mostFrequent(values: number[]): number {
  const counts = new Map<number, number>();
  for (const v of values) counts.set(v, (counts.get(v) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

export type { Scale };
