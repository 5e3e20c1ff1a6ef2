/**
 * Shares that add to 1 as whole percents that add to 100, by largest remainders: each is rounded down, and what is left goes to the
 * largest fractions. The n-th answer belongs to the n-th share.
 */
export function wholePercents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => 100 * share);
  const percents = exact.map(Math.floor);
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const byFraction = exact
    .map((value, index) => ({ index, fraction: value - Math.floor(value) }))
    .sort((a, b) => b.fraction - a.fraction);
  for (const { index } of byFraction.slice(0, Math.max(0, left))) percents[index]! += 1;
  return percents;
}
