/** Pairs true and predicted bars by column. */
import { median } from './numbers.ts';

/**
 * One to one, nearest first, within half the local bar spacing (so that a tilted photo works too).
 * `trueXs` run left to right. Returns pairs of indices into both lists.
 */
export function matchColumns(
  trueXs: readonly number[],
  predictedXs: readonly (number | null)[],
): [number, number][] {
  const gaps = trueXs.slice(1).map((x, i) => x - (trueXs[i] ?? 0));
  const usual = median(gaps) ?? 10;
  const sorted = predictedXs.flatMap((x, j) => (x === null ? [] : [{ x, j }])).sort((a, b) => a.x - b.x);
  const pairs: { distance: number; i: number; j: number }[] = [];
  let from = 0;
  trueXs.forEach((x, i) => {
    const reach = Math.min(gaps[i - 1] ?? Infinity, gaps[i] ?? Infinity, usual * 1.25) / 2;
    while (from < sorted.length && (sorted[from]?.x ?? 0) < x - usual * 1.25) from++;
    for (let k = from; k < sorted.length; k++) {
      const candidate = sorted[k];
      if (!candidate || candidate.x > x + reach) break;
      const distance = Math.abs(candidate.x - x);
      if (distance <= reach) pairs.push({ distance, i, j: candidate.j });
    }
  });
  pairs.sort((a, b) => a.distance - b.distance);
  const [usedTrue, usedPredicted] = [new Set<number>(), new Set<number>()];
  return pairs.flatMap(({ i, j }): [number, number][] => {
    if (usedTrue.has(i) || usedPredicted.has(j)) return [];
    usedTrue.add(i);
    usedPredicted.add(j);
    return [[i, j]];
  });
}
