/** Room for the lines of a formula whose outcome is read at once: the next formula writes over it. */

/** Doubles; what does not fit is made anew. */
const SIZE = 262_144;

let shared: Float64Array | undefined;
let used = 0;
let lent = false;

/** So many numbers, whatever they are. */
export function room(length: number): Float64Array {
  if (!lent || used + length > SIZE) return new Float64Array(length);
  shared ??= new Float64Array(SIZE);
  used += length;
  return shared.subarray(used - length, used);
}

/** Lines made during the work must not be used after it. */
export function inScratch<T>(work: () => T): T {
  used = 0;
  lent = true;
  try {
    return work();
  } finally {
    lent = false;
  }
}
