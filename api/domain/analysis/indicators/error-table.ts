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

/** So many copies for what jumps, of the bars nearest to the last one. */
const MANY_COPIES = 1_024;
const NEAR_BARS = 64;

/** Independent errors, one stretch after the other for each copy; made when first asked for. */
let many: Float32Array | undefined;

function independentErrors(): Float32Array {
  const next = randomFrom(2);
  return Float32Array.from(
    { length: MANY_COPIES * NEAR_BARS * 4 },
    () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  );
}

/** As `ERROR_TABLE`, for formulas that jump: many copies, whose errors repeat after 64 bars. */
export const MANY_ERRORS: readonly ((barsBack: number, field: number) => number)[] = Array.from(
  { length: MANY_COPIES },
  (_, copy) => (barsBack, field) =>
    (many ??= independentErrors())[(copy * NEAR_BARS + (barsBack % NEAR_BARS)) * 4 + field] ?? 0,
);

/** For each copy: the error, in standard deviations, of a price so many bars before the last one. */
export const ERROR_TABLE: readonly ((barsBack: number, field: number) => number)[] = Array.from(
  { length: COPIES },
  (_, copy) => (barsBack, field) => {
    const share = SHARES[field] ?? 1;
    const block = Math.floor(barsBack / share);
    // An odd factor permutes the copies, so that each stretch of bars has its own order of them.
    const row = (copy * (2 * block + 1) + 37 * block) % COPIES;
    return columns[(FIRST[field] ?? 0) + (barsBack % share)]?.[row] ?? 0;
  },
);
