/** Labels whose last digit was misread in all of them alike, as happens to digits that are printed smaller and raised. */
import type { AxisFit, Candidate } from './axis-fit.ts';
import { commonStep } from './axis-steps.ts';
import { median } from '../image/numbers.ts';

/** Steps of which programs label the multiples. */
const MULTIPLES = [1, 2, 2.5, 5, 10];
/** Share of the labels that must have a reading on a multiple of their step, and how far from what was read, in steps. */
const MOST = 0.6;
const NEAR = 0.2;
const LEAST = 3;
/** Probability of a reading on a multiple as a share of that of what was read. */
const AGREED = 0.6;
/** Share of the labels that may be read as multiples although most are misread. */
const FEW = 0.3;

/**
 * Takes the readings that are multiples of the step where all labels lie beside these: the same misread digit in every label leaves steps
 * and rows as they are. True when labels changed.
 */
export function onMultiples(fit: AxisFit, candidates: readonly Candidate[]): boolean {
  const { inliers } = fit;
  if (fit.scale === 'log' || inliers.length < LEAST) return false;
  const unit = median(inliers.map((c) => c.unit));
  const steps = commonStep(
    inliers.map((c) => c.value),
    unit,
  );
  if (!steps || !hasMultiples(steps.step)) return false;
  const { step } = steps;
  const isMultiple = ({ value }: Candidate): boolean =>
    Math.abs(value - Math.round(value / step) * step) <= 0.01 * step;
  if (inliers.filter(isMultiple).length > FEW * inliers.length) return false;
  const others = inliers.flatMap(
    (c) =>
      candidates.find(
        (o) => o.label === c.label && isMultiple(o) && Math.abs(o.value - c.value) <= NEAR * step,
      ) ?? [],
  );
  if (others.length < Math.max(LEAST, MOST * inliers.length)) return false;
  const moves = others.map((o) => o.value - inliers.find((c) => c.label === o.label)!.value);
  const usual = median(moves);
  const alike = others.filter((_, i) => Math.abs(moves[i]! - usual) <= 0.01 * step);
  if (alike.length < Math.max(LEAST, MOST * inliers.length)) return false;
  // That all of them lie on multiples says more than the readings of single digits.
  fit.inliers = alike.map((o) => ({ ...o, weight: Math.max(o.weight, AGREED * weightOf(o, inliers)) }));
  return true;
}

const weightOf = ({ label }: Candidate, inliers: readonly Candidate[]): number =>
  inliers.find((c) => c.label === label)!.weight;

function hasMultiples(step: number): boolean {
  const mantissa = step / 10 ** Math.floor(Math.log10(step) + 1e-9);
  return MULTIPLES.some((m) => Math.abs(mantissa - m) < 0.004 * m);
}
