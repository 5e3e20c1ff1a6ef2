/**
 * Runs of equal pixels along the rows of a picture, one bit a pixel: 1 where a pixel differs from the one before it, and
 * for the first of every row. Screens are mostly long runs, so that a pass over the runs costs a fraction of one over the
 * pixels; the bits take an eighth of a byte a pixel whatever the picture is.
 */
export type RunBits = Uint32Array;

/** Index after the last pixel of the run that pixel `at` is in, `end` at most. */
export function endOfRun(bits: RunBits, at: number, end: number): number {
  let i = at + 1;
  if (i >= end) return end;
  let word = i >>> 5;
  let rest = bits[word]! >>> (i & 31);
  if (rest === 0) {
    const last = (end - 1) >>> 5;
    do word++;
    while (word <= last && bits[word] === 0);
    if (word > last) return end;
    rest = bits[word]!;
    i = word << 5;
  }
  i += 31 - Math.clz32(rest & -rest);
  return i < end ? i : end;
}

/** Runs shorter than this are written pixel by pixel. */
const LONG_RUN = 24;

/** Writes `value` from `from` to before `end`. */
export function fillRun(plane: Uint8Array, value: number, from: number, end: number): void {
  if (end - from >= LONG_RUN) plane.fill(value, from, end);
  else for (let i = from; i < end; i++) plane[i] = value;
}
