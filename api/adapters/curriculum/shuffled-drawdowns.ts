const ORDERS = 1000;

/**
 * Maximum drawdowns of a thousand random orders of the same results, smallest first. The orders come from a fixed
 * Lehmer generator (multiplier 48271, modulus 2³¹ − 1), so that the lesson shows the same numbers every time.
 */
export function shuffledDrawdowns(results: readonly number[]): number[] {
  let state = 1;
  const random = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: ORDERS }, () => deepestFall(shuffle(results, random))).sort((a, b) => a - b);
}

/** Fisher and Yates. */
function shuffle(values: readonly number[], random: () => number): number[] {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}

/** The deepest fall of the running sum below its highest point so far. */
function deepestFall(results: readonly number[]): number {
  let sum = 0;
  let peak = 0;
  let deepest = 0;
  for (const result of results) {
    sum += result;
    peak = Math.max(peak, sum);
    deepest = Math.max(deepest, peak - sum);
  }
  return deepest;
}
