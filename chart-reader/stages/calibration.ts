import type { AxisLabel } from '../types.ts';
import { clamp, median } from '../image/numbers.ts';
import type { AxisFit, Candidate, Scale } from './axis-fit.ts';
import { doubtsOf, fitAxis, leastSquares, priceAt, toScale, trustOf, yOfPrice } from './axis-fit.ts';
import { commonStep, isPlain } from './axis-steps.ts';
import { onMultiples } from './label-multiples.ts';
import { candidatesOf } from './label-readings.ts';
import type { ReadLabel } from './label-readings.ts';
import type { NumberStyle } from './price-text.ts';
import { parsePrice } from './price-text.ts';
import { roundingRows } from './rounded-labels.ts';

export interface Calibration {
  fit: AxisFit;
  style: NumberStyle;
  /** All labels of the strip, also those of other panes. */
  labels: AxisLabel[];
  /** Labels between the first and the last that fits, coloured boxes left out. */
  within: number;
  /** Log-likelihood ratio of "this is an axis, read right" against "these figures agree by chance". */
  evidence: number;
  /** Coloured boxes whose price stands at its position on this axis. */
  witnesses: number;
  /** The labels are percentages. */
  percent: boolean;
  /** Every label means a thousandfold or a thousandth in the other number style, and none of them tells which. */
  ambiguous: boolean;
  /** What other figures in their columns, as those of a volume pane, tell of the decimal mark (see `styleVotes`). */
  votes: number;
}

/** Least probability of a label that counts beside boxes. */
const SURE_LABEL = 0.9;
/** Two labels always make an axis, so two matches prove nothing; and most columns of figures are no price axis. */
const TWO_LABELS = 2 * Math.log(1 / 0.03);
const PRIOR = 4;
/** Price axes have round steps, at least even ones. */
const ROUND_STEP = 2.5;
const EVEN_STEP = 0.5;
const NO_STEP = -1.5;
const LOG_SCALE = -1.5;
/** A coloured box at its price, at most two of them: boxes are pushed aside, so that one elsewhere says little. */
const WITNESS = 3;
/** Prices below zero are read on other panes, or where a tick mark looks like a sign. */
const NEGATIVE = -3;
/** `2.251` is a decimal and `2,251` are thousands unless other texts of the picture tell otherwise. */
const USUAL_MARK = 3;
const VOTE = 2;
/** A mark that is known to be that of decimals outweighs whatever is usual. */
const KNOWN_MARK = 20;
/** A rest of a label of which bars hide the other figures counts this much less against an axis. */
const FRAGMENT = 0.15;
/** Evidence from which further figures of a strip count as the axis of another pane. */
const LEAST_OTHER = -3;
/** Below this ratio of the labels' prices a logarithmic axis is too nearly straight for residuals to tell. */
const NARROW = 1.3;

/** The axes that the labels of one strip form, one for each pane, that with most evidence first. `votes` see styleVotes. */
export function calibrate(labels: ReadLabel[], votes = 0): Calibration[] {
  const out: Calibration[] = [];
  const tags = tagsAmong(labels);
  const split = (from: number, to: number): void => {
    if (to - from < 2) return;
    const found = calibratePane(labels, tags, from, to, votes);
    if (!found || (out.length > 0 && found.evidence < LEAST_OTHER)) return;
    out.push(found);
    const { inliers } = found.fit;
    split(from, inliers[0]!.label);
    split(inliers[inliers.length - 1]!.label + 1, to);
  };
  split(0, labels.length);
  return out.sort((a, b) => b.evidence - a.evidence);
}

/** Labels in coloured boxes stand for a price of their own and not for a step of the axis, unless most labels do and hardly any others are there. */
function tagsAmong(labels: ReadLabel[]): boolean[] {
  const boxed = labels.map((l) => l.shape.plate !== null);
  const count = boxed.filter(Boolean).length;
  const others = labels.filter(({ read }, i) => !boxed[i] && read.probability >= SURE_LABEL).length;
  return count <= 0.6 * labels.length || others >= 3 ? boxed : boxed.map(() => false);
}

/** An axis as one way of writing numbers has it. */
interface Proposed {
  fit: AxisFit;
  style: NumberStyle;
  evidence: number;
  chosen: number;
  all: Candidate[];
  known: NumberStyle | null;
}

function calibratePane(
  labels: ReadLabel[],
  tags: boolean[],
  from: number,
  to: number,
  votes: number,
): Calibration | null {
  const pane = labels
    .slice(from, to)
    .map((l, i) => ({ ...l, at: from + i }))
    .filter((l) => !tags[l.at]);
  const tolerance = clamp(0.16 * median(pane.map((l) => l.shape.height)), 1.3, 2.4);
  const widths = pane.map((l) => l.shape.box.x1 - l.shape.box.x0);
  const fragment = widths.map((w) => w < 0.6 * median(widths));
  let best: Proposed | null = null;
  for (const style of ['point', 'comma'] as const) {
    const candidates = candidatesOf(pane, style);
    const doubts = doubtsOf(candidates, pane.length).map((d, i) => (fragment[i] ? FRAGMENT * d : d));
    const fit = betterScale(
      fitAxis(candidates, 'linear', tolerance, doubts),
      fitAxis(candidates, 'log', tolerance, doubts),
    );
    if (!fit) continue;
    if (onMultiples(fit, candidates)) refit(fit);
    const all = fit.inliers;
    const evidence = labelEvidence(fit);
    const known = knownStyle(
      pane.filter((_, i) => all.some((c) => c.label === i)),
      fit,
    );
    const chosen = evidence + styleEvidence(style, votes) + (style === known ? KNOWN_MARK : 0);
    if (!best || chosen > best.chosen) best = { fit, style, evidence, chosen, all, known };
  }
  if (!best) return null;
  const { fit, style, all } = best;
  for (const c of new Set([...all, ...fit.inliers])) c.label = pane[c.label]!.at;
  const witnesses = tagsOn(fit, style, labels, tags);
  const first = all[0]!.y;
  const last = all[all.length - 1]!.y;
  return {
    fit,
    style,
    labels: axisLabels(labels, all, style),
    within: pane.filter((l) => l.shape.y >= first - 1 && l.shape.y <= last + 1).length,
    evidence: best.evidence + WITNESS * Math.min(2, witnesses),
    witnesses,
    percent: fit.inliers.filter((c) => c.percent).length > 0.5 * fit.inliers.length,
    ambiguous: best.known === null && leavesMarkOpen(fit),
    votes,
  };
}

/** Whether the labels leave it open what their mark parts: one of four to six figures and no mark lost it in the reading, and tells nothing. */
function leavesMarkOpen({ inliers }: AxisFit): boolean {
  const open = inliers.filter((c) => c.ambiguous);
  const rest = inliers.filter((c) => !c.ambiguous && c.value !== 0);
  const lost = rest.filter((c) => c.decimals === 0 && Math.abs(c.value) >= 1e3 && Math.abs(c.value) < 1e6);
  return open.length > lost.length && lost.length === rest.length;
}

/** A zero before three figures: thousands are never written so. */
const ZERO = /^0[.,]\d{3}$/;
const ONE_MARK = /^[1-9]\d{0,2}([.,])\d{3}$/;
const SURE_ZERO = 0.6;

/** The only mark of most labels, or null. */
function onlyMark(labels: readonly ReadLabel[]): NumberStyle | null {
  const texts = labels.filter(({ read }) => read.probability >= SURE_ZERO).map(({ read }) => read.text);
  const marks = texts.flatMap((t) => ONE_MARK.exec(t)?.[1] ?? []);
  if (marks.length < 2) return null;
  return marks.filter((m) => m === ',').length > marks.length / 2 ? 'comma' : 'point';
}

/**
 * The style in which the only mark of the labels, those on the axis, is that of decimals, where one of them begins with a zero (its own mark may be misread,
 * that of most others is not), or that of thousands, where a zero by itself stands on the axis: it had its decimals, too. Null where nothing
 * tells.
 */
function knownStyle(labels: readonly ReadLabel[], fit: AxisFit): NumberStyle | null {
  const mark = onlyMark(labels);
  if (mark === null) return null;
  if (labels.some(({ read }) => read.probability >= SURE_ZERO && ZERO.test(read.text))) return mark;
  const zero = fit.inliers.some((c) => c.value === 0 && c.decimals === 0 && c.weight >= SURE_LABEL);
  return zero ? OTHER[mark] : null;
}

const OTHER = { point: 'comma', comma: 'point' } as const;

/** Rows by which rounding moves labels so that no step of whole units can be expected. */
const LEAST_ROUNDING = 0.4;

/** Takes off the fit what stands on no common step (levels, a last price without a box), and weighs what is left. */
function labelEvidence(fit: AxisFit): number {
  // Some programs drop the zeros at the end of a number: the finest figures tell how exact all are.
  const unit = Math.min(...fit.inliers.map((c) => c.unit));
  const steps = commonStep(
    fit.inliers.map((c) => c.value),
    unit,
  );
  if (steps && fit.inliers.length >= 4) {
    // Where rounding moves labels by rows, those beside a step by one unit are labels, too.
    const rounded = roundingRows(fit) >= LEAST_ROUNDING;
    const [first] = fit.inliers.filter((_, i) => steps.member[i]);
    const isBeside = ({ value }: Candidate): boolean => {
      const k = (value - first!.value) / steps.step;
      return !steps.round || Math.abs(k - Math.round(k)) * steps.step <= 1.02 * unit;
    };
    const members = fit.inliers.filter(
      (c, i) => steps.member[i] || (rounded && isBeside(c)) || (fit.scale === 'log' && isPlain(c.value)),
    );
    if (members.length >= 3 && members.length < fit.inliers.length) {
      fit.inliers = members;
      refit(fit);
    }
  }
  const even = steps ? (steps.round ? ROUND_STEP : EVEN_STEP) : NO_STEP;
  const few = fit.inliers.length === 2 ? 0.5 : 1;
  const odd = (fit.scale === 'log' ? LOG_SCALE : 0) + (fit.inliers.some((c) => c.value < 0) ? NEGATIVE : 0);
  return fit.score - TWO_LABELS - PRIOR + few * even + odd;
}

function refit(fit: AxisFit): void {
  const line = leastSquares(fit.inliers.map((c) => [c.y, toScale(c.value, fit.scale), trustOf(c)]));
  if (!line || !(line[1] < 0)) return;
  [fit.base, fit.slope] = line;
  const off = fit.inliers.map((c) => yOfPrice(fit, c.value) - c.y);
  fit.residual = Math.sqrt(off.reduce((s, d) => s + d * d, 0) / off.length);
}

function styleEvidence(style: NumberStyle, votes: number): number {
  return VOTE * clamp(style === 'point' ? votes : -votes, -3, 3) + (style === 'point' ? USUAL_MARK : 0);
}

/** Logarithmic only when it explains clearly more: more labels, or over a wide range the same ones far more exactly. */
function betterScale(linear: AxisFit | null, log: AxisFit | null): AxisFit | null {
  if (!linear || !log) return linear ?? log;
  const values = log.inliers.map((c) => c.value);
  const ratio = values[0]! / values[values.length - 1]!;
  if (ratio < NARROW) return linear;
  const more = log.score + LOG_SCALE - linear.score;
  if (log.inliers.length > linear.inliers.length && more > 0) return log;
  if (log.inliers.length < linear.inliers.length || log.inliers.length < 3) return linear;
  return linear.residual > 0.45 && log.residual < 0.5 * linear.residual ? log : linear;
}

/** Coloured boxes whose price lies where they stand; a box may be off by half its height, and by where figures stand. */
function tagsOn(fit: AxisFit, style: NumberStyle, labels: ReadLabel[], tags: boolean[]): number {
  const perPixel = Math.abs(priceAt(fit, fit.inliers[0]!.y) - priceAt(fit, fit.inliers[0]!.y + 1));
  return labels.filter(({ shape, read }, i) => {
    if (!tags[i] || read.probability < 0.5) return false;
    const price = parsePrice(read.text, style);
    if (!price || price.unit > 4 * perPixel * shape.height) return false;
    if (fit.scale === 'log' && price.value <= 0) return false;
    return Math.abs(yOfPrice(fit, price.value) - shape.y) <= 1.2 * shape.height;
  }).length;
}

function axisLabels(labels: ReadLabel[], agreed: Candidate[], style: NumberStyle): AxisLabel[] {
  const inlier = new Map(agreed.map((c) => [c.label, c]));
  return labels.map(({ shape, read }, i): AxisLabel => {
    const c = inlier.get(i);
    const price = c?.value ?? parsePrice(read.text, style)?.value ?? null;
    const text = c && c.rank > 0 ? textOf(read, c, style) : read.text;
    return {
      box: shape.box,
      y_px: shape.y,
      text,
      price,
      probability: c?.weight ?? read.probability,
      inlier: c !== undefined,
    };
  });
}

/** The text among the readings that means the value that was agreed on. */
function textOf(read: ReadLabel['read'], c: Candidate, style: NumberStyle): string {
  const match = read.alternatives.find((a) => parsePrice(a.text, style)?.value === c.value);
  return match?.text ?? c.value.toFixed(c.decimals);
}

export type { ReadLabel, Scale };
