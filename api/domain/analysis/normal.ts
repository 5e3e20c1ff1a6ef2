/**
 * Distribution function of the standard normal distribution.
 *
 * Φ(x) = ½ (1 + erf(x / √2)); erf by the rational approximation 7.1.26 of Abramowitz & Stegun, Handbook of Mathematical
 * Functions (1964), wrong by 1.5e-7 at most.
 */
const POLYNOMIAL = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592] as const;
const SLOPE = 0.3275911;

/** Probability that a standard normal number is below `x`. */
export function normalBelow(x: number): number {
  const size = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + SLOPE * size);
  const tail = POLYNOMIAL.reduce((sum, coefficient) => sum * t + coefficient, 0) * t * Math.exp(-size * size);
  return x < 0 ? tail / 2 : 1 - tail / 2;
}

/** Density of the standard normal distribution at `x`. */
export const normalDensity = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
