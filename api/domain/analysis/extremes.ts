/**
 * The highest of many measured prices, with its error.
 *
 * The largest of n readings is not the reading of the largest: each error has a chance to lift its bar above the others, so
 * the largest reading lies too high on average, the more so the more bars come within an error of it. With independent normal
 * errors the largest reading has the distribution
 *
 *   P(M ≤ x) = Π Φ((x − mᵢ) / σᵢ)
 *
 * (E. Gumbel, Statistics of Extremes, 1958). With the readings mᵢ in place of the true prices, its mean lies above max m by the
 * bias that such readings have (the parametric bootstrap of B. Efron and R. Tibshirani, An Introduction to the Bootstrap,
 * 1993, 10). The price stays the one that stands in the picture; its error grows to √(σ² + bias²).
 */
import { measured, negated } from './estimate.ts';
import type { Measured } from './measured-series.ts';
import { normalBelow, normalDensity } from './normal.ts';

/** Prices this many errors under the highest have no part in it. */
const OUT_OF_REACH = 6;
const STEPS = 120;

/** Mean of the largest of independent normal numbers around 0, by the integral ∫ (1 − F) − ∫ F of its distribution F. */
function meanOfLargest(all: readonly Measured[], reach: number): number {
  const step = (2 * reach) / STEPS;
  let mean = 0;
  for (let i = 0; i < STEPS; i++) {
    const x = -reach + (i + 0.5) * step;
    const below = all.reduce((product, { value, sigma }) => product * normalBelow((x - value) / sigma), 1);
    mean += step * (x > 0 ? 1 - below : -below);
  }
  return mean;
}

/** The highest of these prices; at least one. */
export function highestOf(prices: readonly Measured[]): Measured {
  const top = prices.reduce((best, price) => (price.value > best.value ? price : best));
  const near = prices.filter(
    ({ value, sigma }) => sigma > 0 && top.value - value <= OUT_OF_REACH * Math.hypot(sigma, top.sigma),
  );
  if (!(top.sigma > 0) || near.length < 2) return top;
  // Counted from the top in its own errors, so that the same figures come out at any price.
  const relative = near.map(({ value, sigma }) =>
    measured((value - top.value) / top.sigma, sigma / top.sigma),
  );
  const widest = Math.max(...relative.map(({ sigma }) => sigma));
  const bias = Math.max(0, meanOfLargest(relative, OUT_OF_REACH * widest));
  return measured(top.value, top.sigma * Math.hypot(1, bias));
}

/**
 * The highest where bars stand between the others that were not seen: each may reach beyond it. With the excess E of one of them,
 * normal around what its neighbours tell, the error grows by √(mean of E²).
 */
export function withUnseen(top: Measured, unseen: readonly Measured[]): Measured {
  const squares = unseen.map(({ value, sigma }) => {
    const spread = Math.hypot(sigma, top.sigma);
    const short = (top.value - value) / spread;
    if (!(short < OUT_OF_REACH)) return 0;
    const beyond = (short * short + 1) * normalBelow(-short) - short * normalDensity(short);
    return Math.max(0, beyond) * spread * spread;
  });
  return measured(top.value, Math.sqrt(squares.reduce((sum, square) => sum + square, top.sigma * top.sigma)));
}

/** The lowest: the highest of the prices upside down. */
export function lowestOf(prices: readonly Measured[]): Measured {
  return negated(highestOf(prices.map(negated)));
}
