/**
 * The share that so many right ones of so many prove: the one-sided lower bound of Clopper and Pearson (The use of confidence or fiducial
 * limits illustrated in the case of the binomial, Biometrika 26, 1934, 404–413). It is the share p at which as many right ones or more
 * come up by chance once in twenty times, Σ C(n, i) pⁱ (1 − p)ⁿ⁻ⁱ = 0.05 for i from `right` to n. With none wrong it is 0.05^(1/n).
 */

/** How rarely the true share lies below the bound, at most. */
const ERROR = 0.05;
export const CONFIDENCE_PERCENT = 100 * (1 - ERROR);
const HALVINGS = 50;

/** How many are right, of how many that were tried. */
export interface Tally {
  right: number;
  of: number;
}

export function leastShare({ right, of }: Tally): number {
  if (right === 0) return 0;
  let [low, high] = [0, right / of];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (chanceOfAtLeast(right, of, middle) > ERROR) high = middle;
    else low = middle;
  }
  return low;
}

/** In percent to a tenth, downwards: no bound is stated higher than it is. */
export const leastPercent = (tally: Tally): number => Math.floor(leastShare(tally) * 1000) / 10;

/** Chance of `right` or more of `of` that are each right with chance `p`; in logarithms, for the powers are too small for a number. */
function chanceOfAtLeast(right: number, of: number, p: number): number {
  let logarithm = of * Math.log(p);
  let sum = Math.exp(logarithm);
  for (let count = of; count > right; count--) {
    logarithm += Math.log(count / (of - count + 1)) + Math.log1p(-p) - Math.log(p);
    sum += Math.exp(logarithm);
  }
  return sum;
}
