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
 * Replaces the labels' rows by those of the grid lines or ticks they stand for, when most labels have one at the same
 * offset, and fits again. Returns the number of labels that were refined.
 */
export function refineByMarks(calibration: Calibration, marks: number[]): number {
  const { fit } = calibration;
  const pairs = fit.inliers.map((c) => {
    const near = marks
      .filter((m) => Math.abs(m - c.y) <= 3.6)
      .sort((a, b) => Math.abs(a - c.y) - Math.abs(b - c.y))[0];
    return { c, mark: near ?? null };
  });
  const offsets = pairs.filter((p) => p.mark !== null).map((p) => p.mark! - p.c.y);
  if (offsets.length < 3 || offsets.length < 0.5 * pairs.length) return 0;
  const offset = median(offsets);
  let used = 0;
  for (const { c, mark } of pairs) {
    const label = calibration.labels[c.label]!;
    const good = mark !== null && Math.abs(mark - c.y - offset) <= 1.1;
    c.y = good ? mark : c.y + offset;
    label.y_px = c.y;
    if (good) used++;
  }
  refit(
    fit,
    pairs.map((p) => (p.mark === null ? 0.2 : 1)),
  );
  return used;
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
