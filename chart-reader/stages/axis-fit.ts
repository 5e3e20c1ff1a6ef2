import { median } from '../image/numbers.ts';

/** One possible value of a label at height y. `weight` is the recogniser's probability. */
export interface Candidate {
  label: number;
  y: number;
  value: number;
  decimals: number;
  /** Value of one unit of the last printed digit. */
  unit: number;
  weight: number;
  /** Place among the label's readings, 0 the best. */
  rank: number;
}

export type Scale = 'linear' | 'log';

/** value = base + slope * y on a linear scale, ln(value) = base + slope * y on a logarithmic one. */
export interface AxisFit {
  scale: Scale;
  base: number;
  slope: number;
  inliers: Candidate[];
  /** Root mean square distance in pixels. */
  residual: number;
  score: number;
}

export function toScale(value: number, scale: Scale): number {
  return scale === 'log' ? Math.log(value) : value;
}

export function priceAt(fit: Pick<AxisFit, 'scale' | 'base' | 'slope'>, y: number): number {
  const v = fit.base + fit.slope * y;
  return fit.scale === 'log' ? Math.exp(v) : v;
}

export function yOfPrice(fit: Pick<AxisFit, 'scale' | 'base' | 'slope'>, price: number): number {
  return (toScale(price, fit.scale) - fit.base) / fit.slope;
}

/**
 * Fit of the most labels to one axis: every pair of readings proposes an axis, the one that most readings agree with
 * (one per label, within `tolerance` pixels) wins. Prices fall downwards, so the slope is negative. Exhaustive, thus
 * deterministic. Null when fewer than three labels agree.
 */
export function fitAxis(candidates: Candidate[], scale: Scale, tolerance: number): AxisFit | null {
  const usable = scale === 'log' ? candidates.filter((c) => c.value > 0) : candidates;
  const v = usable.map((c) => toScale(c.value, scale));
  let best: { base: number; slope: number; score: number } | null = null;
  for (let i = 0; i < usable.length; i++)
    for (let j = 0; j < usable.length; j++) {
      const a = usable[i]!;
      const b = usable[j]!;
      if (b.label === a.label || b.y - a.y < 6 || a.rank + b.rank > 2) continue;
      const slope = (v[j]! - v[i]!) / (b.y - a.y);
      if (!(slope < 0)) continue;
      const base = v[i]! - slope * a.y;
      const score = support(usable, v, base, slope, tolerance);
      if (!best || score > best.score + 1e-9) best = { base, slope, score };
    }
  if (!best) return null;
  let { base, slope } = best;
  let inliers: Candidate[] = [];
  for (let round = 0; round < 3; round++) {
    inliers = agreeing(usable, v, base, slope, tolerance);
    const line = leastSquares(inliers.map((c) => [c.y, toScale(c.value, scale), 1]));
    if (!line) return null;
    [base, slope] = line;
  }
  if (inliers.length < 3 || !(slope < 0)) return null;
  const residual = Math.sqrt(
    inliers.reduce((s, c) => s + (c.y - (toScale(c.value, scale) - base) / slope) ** 2, 0) / inliers.length,
  );
  return { scale, base, slope, inliers, residual, score: best.score };
}

const MOST_ROUNDING = 5;

/** Pixels by which a label may be off because its figure was rounded to the printed decimals (at most five). */
function rounding(c: Candidate, scaled: number, slope: number): number {
  const half = 0.5 * c.unit;
  const inScale = Math.abs(scaled - c.value) < 1e-9 * Math.abs(c.value) ? half : half / c.value;
  return Math.min(MOST_ROUNDING, (0.9 * inScale) / Math.abs(slope));
}

function support(list: Candidate[], v: number[], base: number, slope: number, tolerance: number): number {
  let score = 0;
  let label = -1;
  let best = 0;
  for (let k = 0; k < list.length; k++) {
    const c = list[k]!;
    if (c.label !== label) {
      score += best;
      best = 0;
      label = c.label;
    }
    const off = Math.max(0, Math.abs((v[k]! - base) / slope - c.y) - rounding(c, v[k]!, slope));
    if (off > tolerance) continue;
    const s = (0.35 + 0.65 * c.weight) * (1 - 0.3 * (off / tolerance));
    if (s > best) best = s;
  }
  return score + best;
}

function agreeing(
  list: Candidate[],
  v: number[],
  base: number,
  slope: number,
  tolerance: number,
): Candidate[] {
  const byLabel = new Map<number, { candidate: Candidate; off: number }>();
  list.forEach((candidate, k) => {
    const off = Math.abs((v[k]! - base) / slope - candidate.y);
    if (off > tolerance + rounding(candidate, v[k]!, slope)) return;
    const known = byLabel.get(candidate.label);
    if (!known || candidate.rank < known.candidate.rank) byLabel.set(candidate.label, { candidate, off });
  });
  return [...byLabel.values()].map((e) => e.candidate).sort((a, b) => a.y - b.y);
}

/** Weighted least squares of [x, value, weight]: intercept and slope; null when x does not vary. */
export function leastSquares(points: [number, number, number][]): [number, number] | null {
  let w = 0;
  let mx = 0;
  let my = 0;
  for (const [x, y, k] of points) {
    w += k;
    mx += k * x;
    my += k * y;
  }
  if (w === 0) return null;
  mx /= w;
  my /= w;
  let sxx = 0;
  let sxy = 0;
  for (const [x, y, k] of points) {
    sxx += k * (x - mx) * (x - mx);
    sxy += k * (x - mx) * (y - my);
  }
  if (!(sxx > 0)) return null;
  const slope = sxy / sxx;
  return [my - slope * mx, slope];
}

const ROUND = [1, 2, 2.5, 3, 4, 5, 10];

/** Whether neighbouring values differ by multiples of one round step (1, 2, 2.5, 3, 4 or 5 times a power of ten). */
export function roundStep(values: number[]): { step: number; round: boolean } {
  const steps = values.slice(1).map((v, i) => Math.abs(v - values[i]!));
  if (steps.length === 0) return { step: NaN, round: false };
  const step = Math.min(...steps.filter((s) => s > 0));
  const magnitude = 10 ** Math.floor(Math.log10(step) + 1e-9);
  const mantissa = step / magnitude;
  const isRound = ROUND.some((r) => Math.abs(mantissa - r) < 0.01 * r);
  const multiples = steps.every((s) => Math.abs(s / step - Math.round(s / step)) < 0.03);
  return { step: median(steps), round: isRound && multiples };
}
