import { clamp } from '../image/numbers.ts';

/** One possible value of a label at height y. `weight` is the recogniser's probability. */
export interface Candidate {
  label: number;
  y: number;
  value: number;
  decimals: number;
  /** Value of one unit of the last printed digit. */
  unit: number;
  weight: number;
  /** Rank among the label's readings, 0 the best. */
  rank: number;
  percent: boolean;
  /** The text means a thousandfold or a thousandth in the other number style. */
  ambiguous: boolean;
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
  /** Log-likelihood ratio of "these labels are this axis" against chance, from the labels alone. */
  score: number;
  /** How far (in the same measure, per label) the best axis of another meaning stays behind; Infinity without one. */
  margin: number;
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

/** Chance that a number which has nothing to do with an axis lies on it by accident. */
const CHANCE = 0.03;
/**
 * Least probability of a reading that agrees with the axis: the network's doubt about small type is not the label's
 * probability of being wrong once its position confirms it. For the best reading, and for another one.
 */
const CONFIRMED = 0.15;
const CONFIRMED_OTHER = 0.035;
/** Largest weight of a disagreeing label against an axis. */
const MOST_DOUBT = 3.5;
/** A label at its position, by the strength of its reading. */
const gainOf = (c: Candidate): number =>
  Math.log(Math.max(c.weight, c.rank === 0 ? CONFIRMED : CONFIRMED_OTHER) / CHANCE);

/** Least weight of a label in the fit of the line. */
const LEAST_TRUST = 0.05;
/** How much a label counts where the line is fitted: a rest of another text that stands near it by chance must not tilt it. */
export const trustOf = ({ weight }: Candidate): number => Math.max(LEAST_TRUST, weight);

/** The candidates in arrays, in the order of their labels. */
interface Table {
  list: Candidate[];
  /** Values on the scale. */
  v: Float64Array;
  y: Float64Array;
  gain: Float64Array;
  /** Pixels times slope by which rounding may move a label. */
  rounding: Float64Array;
  label: Int32Array;
  /** What leaving out costs, added up over the labels from the top: entry k holds labels 0..k-1. */
  doubts: Float64Array;
}

function tableOf(candidates: Candidate[], scale: Scale, doubts: readonly number[]): Table {
  const list = scale === 'log' ? candidates.filter((c) => c.value > 0) : candidates;
  const sums = new Float64Array(doubts.length + 1);
  doubts.forEach((d, i) => (sums[i + 1] = sums[i]! + d));
  return {
    list,
    v: Float64Array.from(list, (c) => toScale(c.value, scale)),
    y: Float64Array.from(list, (c) => c.y),
    gain: Float64Array.from(list, gainOf),
    rounding: Float64Array.from(list, (c) => roundingOf(c, scale)),
    label: Int32Array.from(list, (c) => c.label),
    doubts: sums,
  };
}

/** How far rounding moves a label on the scale. What is hardly read at all must stand at its place without that. */
const roundingOf = ({ value, unit, weight }: Candidate, scale: Scale): number =>
  weight < LEAST_TRUST ? 0 : 0.45 * (scale === 'log' ? unit / value : unit);

/**
 * What each label, were it left out, would speak against an axis: a sure reading of a number much, a fragment or
 * something that is no number little.
 */
export function doubtsOf(candidates: readonly Candidate[], labels: number): number[] {
  const known = new Float64Array(labels);
  for (const c of candidates) known[c.label] = Math.min(1, known[c.label]! + c.weight);
  return Array.from(known, (p) => Math.min(MOST_DOUBT, 0.3 - Math.log(1 - 0.97 * p)));
}

interface Proposal {
  base: number;
  slope: number;
  score: number;
}

/** Labels closer than this are no two labels. */
const LEAST_GAP = 6;
const MOST_ROUNDING = 5;

/**
 * The axis with the most evidence: every pair of readings proposes one; labels that agree with it (one reading each,
 * within `tolerance` pixels and the rounding of their figures) speak for it, labels between them that do not speak
 * against it by `doubts`. Prices fall downwards, so the slope is negative. Deterministic. Null when no two agree.
 */
export function fitAxis(
  candidates: Candidate[],
  scale: Scale,
  tolerance: number,
  doubts: readonly number[],
): AxisFit | null {
  const table = tableOf(candidates, scale, doubts);
  const proposals = proposalsOf(table, tolerance);
  let best: Proposal | null = null;
  for (const p of proposals) if (!best || p.score > best.score + 1e-9) best = p;
  if (!best) return null;
  let { base, slope } = best;
  let inliers: Candidate[] = [];
  for (let round = 0; round < 3; round++) {
    inliers = agreeing(table, base, slope, tolerance);
    const line = leastSquares(inliers.map((c) => [c.y, toScale(c.value, scale), trustOf(c)]));
    if (!line) return null;
    [base, slope] = line;
  }
  if (inliers.length < 2 || !(slope < 0)) return null;
  const residual = Math.sqrt(
    inliers.reduce((s, c) => s + (c.y - (toScale(c.value, scale) - base) / slope) ** 2, 0) / inliers.length,
  );
  const fit = { scale, base, slope, inliers, residual, score: best.score, margin: Infinity };
  return { ...fit, margin: marginOf(fit, proposals, table, tolerance) };
}

function proposalsOf(table: Table, tolerance: number): Proposal[] {
  const { list, v, y } = table;
  const out: Proposal[] = [];
  for (let i = 0; i < list.length; i++)
    for (let j = 0; j < list.length; j++) {
      if (y[j]! - y[i]! < LEAST_GAP || list[i]!.rank + list[j]!.rank > 2) continue;
      const slope = (v[j]! - v[i]!) / (y[j]! - y[i]!);
      if (!(slope < 0)) continue;
      const base = v[i]! - slope * y[i]!;
      out.push({ base, slope, score: support(table, base, slope, tolerance) });
    }
  return out;
}

function support(t: Table, base: number, slope: number, tolerance: number): number {
  const { v, y, gain, rounding, label, doubts } = t;
  const steep = Math.abs(slope);
  let score = 0;
  let spared = 0;
  let current = -1;
  let best = 0;
  let first = -1;
  let last = -1;
  for (let k = 0; k < v.length; k++) {
    if (label[k] !== current) {
      score += best;
      best = 0;
      current = label[k]!;
    }
    const slack = rounding[k]! / steep;
    const off = Math.abs((v[k]! - base) / slope - y[k]!) - (slack < MOST_ROUNDING ? slack : MOST_ROUNDING);
    if (off > tolerance) continue;
    const s = gain[k]! - (off > 0 ? 0.8 * (off / tolerance) ** 2 : 0);
    if (best === 0) spared += doubts[current + 1]! - doubts[current]!;
    if (s > best) best = s;
    if (first < 0) first = current;
    last = current;
  }
  return first < 0 ? 0 : score + best - (doubts[last + 1]! - doubts[first]! - spared);
}

function agreeing(t: Table, base: number, slope: number, tolerance: number): Candidate[] {
  const byLabel = new Map<number, Candidate>();
  t.list.forEach((candidate, k) => {
    const off = Math.abs((t.v[k]! - base) / slope - candidate.y);
    if (off > tolerance + Math.min(MOST_ROUNDING, t.rounding[k]! / Math.abs(slope))) return;
    const known = byLabel.get(candidate.label);
    if (!known || gainOf(candidate) > gainOf(known)) byLabel.set(candidate.label, candidate);
  });
  return [...byLabel.values()].sort((a, b) => a.y - b.y);
}

/** Two axes mean the same when they differ by less than this share of the labels' range. */
const SAME_MEANING = 0.02;
const LEAST_WEIGHT = 1e-4;

/**
 * Mean, over the labels, of the logarithm of how much likelier their readings are than those of the best axis with
 * another meaning. The same digit misread on every label makes such an axis, so their number is no proof here.
 */
function marginOf(fit: AxisFit, proposals: Proposal[], table: Table, tolerance: number): number {
  const { scale, inliers } = fit;
  const first = inliers[0]!.y;
  const last = inliers[inliers.length - 1]!.y;
  const range = Math.abs(fit.slope * (last - first));
  const differs = (p: Proposal): boolean =>
    [first, last].some(
      (y) => Math.abs(p.base + p.slope * y - fit.base - fit.slope * y) > SAME_MEANING * range,
    );
  const least = 0.6 * inliers.length;
  let margin = Infinity;
  const rivals = proposals.filter((p) => p.score > 0 && differs(p)).sort((a, b) => b.score - a.score);
  for (const rival of rivals.slice(0, 12)) {
    const others = new Map(agreeing(table, rival.base, rival.slope, tolerance).map((c) => [c.label, c]));
    const shared = inliers.filter((c) => others.has(c.label));
    if (shared.length < least || scale !== fit.scale) continue;
    // The same figures a little steeper are no other meaning.
    if (shared.every((c) => others.get(c.label)!.value === c.value)) continue;
    const log = (w: number | undefined): number => Math.log(Math.max(LEAST_WEIGHT, w ?? 0));
    const sum = inliers.reduce((s, c) => s + log(c.weight) - log(others.get(c.label)?.weight), 0);
    margin = Math.min(margin, sum / inliers.length);
  }
  return clamp(margin, -10, Infinity);
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
