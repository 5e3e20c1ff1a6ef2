/**
 * Errors for the copies of a series from which the error of an indicator is estimated: always the same ones.
 *
 * The root mean square over N copies of a formula Σ gᵢ eᵢ is right only as far as the errors of different prices are
 * uncorrelated over the copies; independent random ones leave it wrong by 1 / √(2N). Here they are the columns of an orthogonal
 * matrix, so that it comes out exactly for formulas of up to N prices, and each price's errors still have nearly the normal
 * distribution, by which maxima and minima are judged. Prices further back take the columns of a shuffled table again.
 */
import { randomFrom } from '../random.ts';

/** Errors, in standard deviations, of so many copies of a series side by side. */
export interface Errors {
  copies: number;
  /** Writes those of open, high, low or close (0 to 3) of the bar so many before the last into a list, from an index on. */
  write: (list: Float64Array, at: number, back: number, field: number) => void;
}

/** Copies are shown to the formulas so many at a time: their lines then stay in the processor's cache. */
const AT_ONCE = 128;

/** All copies in parts, each made from its first copy on. */
const inParts = (copies: number, part: (first: number) => Errors['write']): Errors[] =>
  Array.from({ length: copies / AT_ONCE }, (_, nth) => ({ copies: AT_ONCE, write: part(nth * AT_ONCE) }));

const COPIES = 128;
/** Columns for opens, highs, lows and closes; averages of closes are the longest. */
const SHARES = [8, 28, 28, 64] as const;
const FIRST = [0, 8, 36, 64] as const;

/** Random numbers of the normal distribution, the same for the same seed. */
function normalFrom(seed: number): () => number {
  const next = randomFrom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

function meanProduct(a: Float64Array, b: Float64Array): number {
  let total = 0;
  for (let k = 0; k < a.length; k++) total += a[k]! * b[k]!;
  return total / a.length;
}

/** Orthogonal columns of unit variance, by the process of Gram and Schmidt. */
function orthogonalColumns(): Float64Array[] {
  const normal = normalFrom(1);
  const columns: Float64Array[] = [];
  for (let i = 0; i < COPIES; i++) {
    const column = new Float64Array(COPIES);
    for (let k = 0; k < COPIES; k++) column[k] = normal();
    for (const other of columns) {
      const shared = meanProduct(column, other);
      for (let k = 0; k < COPIES; k++) column[k]! -= shared * other[k]!;
    }
    const deviation = Math.sqrt(meanProduct(column, column));
    for (let k = 0; k < COPIES; k++) column[k]! /= deviation;
    columns.push(column);
  }
  return columns;
}

let orthogonal: readonly Float64Array[] | undefined;

/** For most formulas, whose value moves little when prices do. */
export function fewErrors(): Errors[] {
  const columns = (orthogonal ??= orthogonalColumns());
  return inParts(COPIES, (first) => (list, at, back, field) => {
    const share = SHARES[field]!;
    const block = Math.floor(back / share);
    const column = columns[FIRST[field]! + (back % share)]!;
    // An odd factor permutes the copies, so that each stretch of bars has its own order of them.
    for (let c = 0; c < AT_ONCE; c++)
      list[at + c] = column[((first + c) * (2 * block + 1) + 37 * block) % COPIES]!;
  });
}

/** So many copies for what jumps, of the bars nearest to the last one. */
const MANY_COPIES = 1_024;
const NEAR_BARS = 64;
const STRETCH = NEAR_BARS * 4;

/** Independent errors, part by part and in each price by price; made when first asked for. */
let independent: Float32Array | undefined;

function independentErrors(): Float32Array {
  const normal = normalFrom(2);
  const errors = new Float32Array(MANY_COPIES * STRETCH);
  for (let copy = 0; copy < MANY_COPIES; copy++)
    for (let price = 0; price < STRETCH; price++)
      errors[(copy - (copy % AT_ONCE)) * STRETCH + price * AT_ONCE + (copy % AT_ONCE)] = normal();
  return errors;
}

/** For formulas that jump; errors repeat after 64 bars. */
export function manyErrors(): Errors[] {
  const errors = (independent ??= independentErrors());
  return inParts(MANY_COPIES, (first) => (list, at, back, field) => {
    const from = first * STRETCH + ((4 * back + field) % STRETCH) * AT_ONCE;
    for (let c = 0; c < AT_ONCE; c++) list[at + c] = errors[from + c]!;
  });
}
