/** Chances that lessons state, computed exactly. */

/** Chance of at most `k` wins in `n` trades that win with chance `p`. */
export function binomialAtMost(k: number, n: number, p: number): number {
  let term = (1 - p) ** n;
  let sum = term;
  for (let wins = 1; wins <= k; wins++) {
    term *= ((n - wins + 1) / wins) * (p / (1 - p));
    sum += term;
  }
  return sum;
}

/** Chance that `n` tosses of a coin hold a row of at least `length` equal ones. */
export function runOfAtLeast(length: number, n: number): number {
  // Chances of the rows that the last toss is in, by their lengths from 1.
  let without = Array.from<unknown, number>({ length: length - 1 }, (_, i) => (i === 0 ? 1 : 0));
  for (let toss = 1; toss < n; toss++) {
    const total = without.reduce((sum, chance) => sum + chance, 0);
    without = without.map((_, i) => 0.5 * (i === 0 ? total : (without[i - 1] ?? 0)));
  }
  return 1 - without.reduce((sum, chance) => sum + chance, 0);
}

/** Expected largest of `n` independent values of a normal distribution, in standard deviations (numerically). */
export function largestOf(n: number, below: (z: number) => number): number {
  const step = 0.001;
  let mean = 0;
  for (let z = -6; z < 6; z += step) mean += (z + step / 2) * (below(z + step) ** n - below(z) ** n);
  return mean;
}
