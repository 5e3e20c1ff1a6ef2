/** Numbers from 0 up to 1 that the seed decides; the same seed gives the same row. */
export type Random = () => number;

/**
 * A seeded generator: FNV-1a over the seed's letters, then mulberry32 (Tommy Ettinger, public domain). Good enough to
 * choose questions; not for secrets.
 */
export function seeded(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `from` to `to`, both included. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

/** One of them. Throws on an empty list. */
export function oneOf<T>(random: Random, values: readonly T[]): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('Nothing to choose from');
  return value;
}

/** The values in another order (Fisher and Yates). */
export function shuffled<T>(random: Random, values: readonly T[]): T[] {
  const left = [...values];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1));
  return order;
}
