/**
 * Memory for planes and long lists of numbers, kept from one reading to the next: fresh memory for each would cost page
 * faults and long rounds of garbage collection. All of it is free again when the reading ends, so nothing that a reading
 * gives out may lie in it.
 */

/** Most that is kept, in bytes: enough for the screen of a 4K display. What does not fit is taken anew. */
const MOST_KEPT = 96 * 2 ** 20;
const ALIGNED = 8;

let kept = new ArrayBuffer(0);
let asked = 0;
let lending = false;

/** Lets allocations use the retained memory while `work` runs, also where it stops in between: no other reading may begin then. */
export function* withPlanes<Y, T>(work: () => Generator<Y, T, void>): Generator<Y, T, void> {
  if (lending) return yield* work();
  lending = true;
  asked = 0;
  try {
    return yield* work();
  } finally {
    lending = false;
    const most = Math.min(MOST_KEPT, asked);
    if (most > kept.byteLength) kept = new ArrayBuffer(most);
  }
}

/** Where so many bytes of the kept memory are free, or null. */
function lend(bytes: number): number | null {
  if (!lending) return null;
  const at = asked;
  asked += Math.ceil(bytes / ALIGNED) * ALIGNED;
  return asked <= kept.byteLength ? at : null;
}

/** So many bytes, all 0. */
export function newBytes(count: number): Uint8Array<ArrayBuffer> {
  const at = lend(count);
  return at === null ? new Uint8Array(count) : new Uint8Array(kept, at, count).fill(0);
}

/** So many whole numbers, all 0. */
export function newInts(count: number): Int32Array<ArrayBuffer> {
  const at = lend(4 * count);
  return at === null ? new Int32Array(count) : new Int32Array(kept, at, count).fill(0);
}

/** So many numbers, all 0. */
export function newFloats(count: number): Float32Array<ArrayBuffer> {
  const at = lend(4 * count);
  return at === null ? new Float32Array(count) : new Float32Array(kept, at, count).fill(0);
}
