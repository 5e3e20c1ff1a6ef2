/**
 * The share of each amount in their sum, in percent with one decimal; together they are 100 exactly. What rounding leaves goes to
 * those that lost most by it, the earlier first. All zero when there is nothing to share.
 */
export function sharesOf(amounts: readonly number[]): number[] {
  const positive = amounts.map((amount) => Math.max(0, amount));
  const sum = positive.reduce((total, amount) => total + amount, 0);
  if (sum === 0) return amounts.map(() => 0);
  const exact = positive.map((amount) => (amount * 1000) / sum);
  const tenths = exact.map(Math.floor);
  const missing = 1000 - tenths.reduce((total, share) => total + share, 0);
  const byLoss = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .toSorted((one, other) => other.lost - one.lost);
  for (const { index } of byLoss.slice(0, missing)) tenths[index] = (tenths[index] ?? 0) + 1;
  return tenths.map((share) => share / 10);
}
