/** The common step of an axis' labels. */
export interface Steps {
  step: number;
  /** 1, 2, 2.5, 3, 4 or 5 times a power of ten. */
  round: boolean;
  /** For each value: a whole number of steps from most of the others. */
  member: boolean[];
}

const ROUND = [1, 2, 2.5, 3, 4, 5, 10];
/** Share of the labels that must stand on the common step. */
const MOST = 0.7;

/** The round step nearest to this one. */
export function nearestRound(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step) + 1e-9);
  const off = (r: number): number => Math.abs(step / power - r);
  return power * ROUND.reduce((best, r) => (off(r) < off(best) ? r : best));
}

export function isRound(step: number): boolean {
  const round = nearestRound(step);
  return Math.abs(step - round) < 0.004 * round;
}

/** Two digits, or two and a half, and zeros: what logarithmic axes print where their step changes. */
export function isPlain(value: number): boolean {
  const digits = (2 * Math.abs(value)) / 10 ** (Math.floor(Math.log10(Math.abs(value)) + 1e-9) - 1);
  return Math.abs(digits - Math.round(digits)) < 1e-6;
}

/**
 * The step of which most values, from top to bottom, are whole multiples apart: the most frequent distance of neighbours
 * that serves, else their mean distance (labels cut to whole numbers, `unit` is one unit of the last printed digit).
 * A last price or a level among the labels is no member. Null when there is no such step.
 */
export function commonStep(values: readonly number[], unit: number): Steps | null {
  const n = values.length;
  if (n < 2) return null;
  const gaps = values.slice(1).map((v, i) => Math.abs(v - values[i]!));
  const same = (a: number, b: number): boolean => Math.abs(a - b) <= 0.51 * unit;
  const steps = [...new Set(gaps)]
    .filter((g) => g >= 0.999 * unit)
    .map((step) => ({ step, often: gaps.filter((g) => same(g, step)).length, slack: 0.51 * unit }))
    .sort((a, b) => b.often - a.often || b.step - a.step);
  const mean = Math.abs(values[0]! - values[n - 1]!) / (n - 1);
  if (mean > 2 * unit) steps.push({ step: mean, often: 0, slack: 1.02 * unit });
  for (const { step, slack } of steps) {
    const member = membersOf(values, step, Math.max(slack, 0.004 * step));
    if (member.filter(Boolean).length >= Math.max(2, MOST * n)) return { step, round: isRound(step), member };
  }
  return null;
}

/** Which values stand on the lattice of this step that holds most of them. */
function membersOf(values: readonly number[], step: number, slack: number): boolean[] {
  let best: boolean[] = [];
  let bestCount = 0;
  for (const anchor of values) {
    const member = values.map((v) => {
      const k = (v - anchor) / step;
      return Math.abs(k - Math.round(k)) * step <= slack;
    });
    const count = member.filter(Boolean).length;
    if (count > bestCount) [best, bestCount] = [member, count];
  }
  return best;
}
