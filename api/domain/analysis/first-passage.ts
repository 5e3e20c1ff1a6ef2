/**
 * How often a price without drift meets a target or a stop first, within so many bars.
 *
 * A driftless walk starts at height b over the stop and a under the target, with variance v a bar. By time t it has met the
 * target first with probability
 *
 *   b / (a + b) + (2 / π) Σ ((−1)ⁿ / n) sin(nπb / (a + b)) exp(−n²π²vt / (2 (a + b)²)),   n = 1, 2, …
 *
 * and the stop first with the same, a and b exchanged (D. Darling and A. Siegert, The first passage problem for a continuous
 * Markov process, 1953; W. Feller, An Introduction to Probability Theory and Its Applications I, XIV.6). With time it becomes the
 * gambler's ruin, b / (a + b); before, neither may have come.
 */
import type { Measured } from './measured-series.ts';

/** Shares of driftless continuations, each 0..1; they add to 1. */
export interface FirstPassage {
  bars: number;
  target: number;
  stop: number;
  neither: number;
}

export interface Barriers {
  /** Distances from the entry, above zero, in one unit with `perBar`. */
  target: number;
  stop: number;
  /** Root mean square of the change of a bar. */
  perBar: number;
}

/** Terms smaller than this no longer count. */
const NEGLIGIBLE = 1e-10;
const MOST_TERMS = 2_000;

/** Share that meets the far end of [0, 1] first, from `start` within it, by the time `spread` = variance / width². */
function metUpper(start: number, spread: number): number {
  let share = start;
  for (let n = 1; n <= MOST_TERMS; n++) {
    const left = Math.exp((-(n ** 2) * Math.PI ** 2 * spread) / 2);
    if (left < NEGLIGIBLE) break;
    share += (2 / Math.PI) * ((n % 2 === 0 ? 1 : -1) / n) * Math.sin(n * Math.PI * start) * left;
  }
  return Math.min(1, Math.max(0, share));
}

/**
 * What chance alone gives within `bars`.
 * @throws RangeError when a distance is not above zero.
 */
export function firstPassage({ target, stop, perBar }: Barriers, bars: number): FirstPassage {
  if (!(target > 0 && stop > 0)) throw new RangeError('target and stop must lie apart from the entry');
  const width = target + stop;
  const spread = (bars * perBar ** 2) / width ** 2;
  if (!(spread > 0)) return { bars, target: 0, stop: 0, neither: 1 };
  const [up, down] = [metUpper(stop / width, spread), metUpper(target / width, spread)];
  return { bars, target: up, stop: down, neither: Math.max(0, 1 - up - down) };
}

/** Root mean square of the changes from close to close; 0 with fewer than two. */
export function changePerBar(closes: readonly Measured[]): number {
  const squares = closes.slice(1).map(({ value }, i) => (value - (closes[i]?.value ?? value)) ** 2);
  return Math.sqrt(squares.reduce((total, square) => total + square, 0) / Math.max(1, squares.length));
}
