/** Weights in hundredths, each behind the number of empty slots before it, as `advice-score.ts` reads them. */
export function packed(weights: readonly number[]): number[] {
  const numbers: number[] = [];
  let empty = 0;
  for (const weight of weights) {
    const rounded = Math.round(100 * weight);
    if (rounded === 0) empty++;
    else {
      numbers.push(empty, rounded);
      empty = 0;
    }
  }
  return numbers;
}
