/** Columns of the measured prices, as measured or moved by errors, and their ends. */
import type { Measured, MeasuredBar } from '../measured-series.ts';
import type { Errors } from './error-table.ts';
import { blank, type PriceColumns } from './line.ts';

const FIELDS = 4;

/** Of every bar open, high, low and close, one after the other. Columns are made of them a thousand times. */
export interface FlatPrices {
  bars: number;
  values: Float64Array;
  sigmas: Float64Array;
}

/** A close stands in for prices that the chart does not show. */
export function flatPrices(bars: readonly MeasuredBar[]): FlatPrices {
  const values = new Float64Array(bars.length * FIELDS);
  const sigmas = new Float64Array(bars.length * FIELDS);
  for (const [i, { open, high, low, close }] of bars.entries())
    for (const [field, price] of ([open, high, low, close] satisfies (Measured | null)[]).entries()) {
      const { value, sigma } = price ?? close;
      values[i * FIELDS + field] = value;
      sigmas[i * FIELDS + field] = sigma;
    }
  return { bars: bars.length, values, sigmas };
}

/** Columns of the last `length` bars, moved by errors; high and low enclose the others. */
export function columnsOf(
  { bars, values, sigmas }: FlatPrices,
  errors?: Errors,
  length = bars,
): PriceColumns {
  const columns = { open: blank(length), high: blank(length), low: blank(length), close: blank(length) };
  const price = (at: number, error: number): number =>
    errors ? (values[at] ?? NaN) + (sigmas[at] ?? NaN) * (errors[error] ?? NaN) : (values[at] ?? NaN);
  for (let i = 0; i < length; i++) {
    const at = (bars - length + i) * FIELDS;
    // Errors count back from the last bar.
    const error = (length - 1 - i) * FIELDS;
    const open = price(at, error);
    const high = price(at + 1, error + 1);
    const low = price(at + 2, error + 2);
    const close = price(at + 3, error + 3);
    columns.open[i] = open;
    columns.close[i] = close;
    columns.high[i] = Math.max(open, high, low, close);
    columns.low[i] = Math.min(open, high, low, close);
  }
  return columns;
}

/** Gives the last bars of columns; many formulas see equally many. */
export function endsOf(columns: PriceColumns): (length: number) => PriceColumns {
  const all = columns.close.length;
  const made = new Map<number, PriceColumns>();
  return (length) => {
    if (length >= all) return columns;
    const known = made.get(length);
    if (known) return known;
    const { open, high, low, close } = columns;
    const from = all - length;
    const end = {
      open: open.slice(from),
      high: high.slice(from),
      low: low.slice(from),
      close: close.slice(from),
    };
    made.set(length, end);
    return end;
  };
}
