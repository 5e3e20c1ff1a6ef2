/**
 * Errors for the copies of a series from which the error of an indicator is estimated: always the same ones.
 *
 * The root mean square over N copies of a formula Σ gᵢ eᵢ is right only as far as the errors of different prices are
 * uncorrelated over the copies; independent random ones leave it wrong by 1 / √(2N). Here they are the columns of an orthogonal
 * matrix, so that it comes out exactly for formulas of up to N prices, and each price's errors still have nearly the normal
 * distribution, by which maxima and minima are judged. Prices further back take the columns of a shuffled table again.
 */
import { randomFrom } from '../random.ts';

const COPIES = 128;
/** Open, high, low and close. */
const PRICES = 4;
/** Columns for opens, highs, lows and closes; averages of closes are the longest. */
const SHARES = [8, 28, 28, 64] as const;
const FIRST = [0, 8, 36, 64] as const;

/** Orthogonal columns of unit variance, by the process of Gram and Schmidt. */
function orthogonalColumns(): Float64Array[] {
  const next = randomFrom(1);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const columns: Float64Array[] = [];
  for (let i = 0; i < COPIES; i++) {
    const column = Float64Array.from({ length: COPIES }, normal);
    for (const other of columns) {
      const shared = column.reduce((sum, value, k) => sum + value * (other[k] ?? 0), 0) / COPIES;
      for (let k = 0; k < COPIES; k++) column[k] = (column[k] ?? 0) - shared * (other[k] ?? 0);
    }
    const size = Math.sqrt(column.reduce((sum, value) => sum + value ** 2, 0) / COPIES);
    columns.push(column.map((value) => value / size));
  }
  return columns;
}

const columns = orthogonalColumns();

/** The same by rows, so that the errors of one copy lie side by side. */
const rows = Float64Array.from(
  { length: COPIES * COPIES },
  (_, at) => columns[at % COPIES]?.[Math.floor(at / COPIES)] ?? 0,
);

/** So many copies for what jumps, of the bars nearest to the last one. */
const MANY_COPIES = 1_024;
const NEAR_BARS = 64;
const STRETCH = NEAR_BARS * PRICES;

/** Independent errors, one stretch after the other for each copy; made when first asked for. */
let many: Errors | undefined;

function independentErrors(): Errors {
  const next = randomFrom(2);
  return Float64Array.from({ length: MANY_COPIES * STRETCH }, () =>
    Math.fround(Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
  );
}

/** Errors, in standard deviations, of open, high, low and close of the last bar, then of the one before it, and so on. */
export type Errors = Float64Array;

/** Errors of so many bars for each of many copies, for formulas that jump; they repeat after 64 bars. */
export function* manyErrors(bars: number): Generator<Errors> {
  many ??= independentErrors();
  for (let copy = 0; copy < MANY_COPIES; copy++) {
    const stretch = many.subarray(copy * STRETCH, (copy + 1) * STRETCH);
    yield bars <= NEAR_BARS
      ? stretch
      : Float64Array.from({ length: bars * PRICES }, (_, at) => stretch[at % STRETCH] ?? 0);
  }
}

/** Errors of so many bars for each copy. The list given is the same each time. */
export function* fewErrors(bars: number): Generator<Errors> {
  const errors = new Float64Array(bars * PRICES);
  for (let copy = 0; copy < COPIES; copy++) {
    for (let field = 0; field < PRICES; field++) fillIn(errors, copy, field);
    yield errors;
  }
}

function fillIn(errors: Errors, copy: number, field: number): void {
  const share = SHARES[field] ?? 1;
  const first = FIRST[field] ?? 0;
  const bars = errors.length / PRICES;
  for (let start = 0, block = 0; start < bars; start += share, block++) {
    // An odd factor permutes the copies, so that each stretch of bars has its own order of them.
    const row = (copy * (2 * block + 1) + 37 * block) % COPIES;
    const end = Math.min(bars, start + share);
    for (let back = start; back < end; back++)
      errors[back * PRICES + field] = rows[row * COPIES + first + back - start] ?? 0;
  }
}
