/** Columns of the measured prices, as measured or as so many copies moved by errors. */
import type { Measured, MeasuredBar } from '../measured-series.ts';
import type { Errors } from './error-table.ts';
import { Line, type PriceColumns } from './line.ts';

const FIELDS = ['open', 'high', 'low', 'close'] as const;

/** A close stands in for prices that the chart does not show. */
const pricesOf = ({ open, high, low, close }: MeasuredBar): Measured[] => [
  open ?? close,
  high ?? close,
  low ?? close,
  close,
];

/** High and low enclose the others. */
function enclose({ open, high, low, close }: PriceColumns): void {
  const [o, h, l, c] = [open.values, high.values, low.values, close.values];
  for (let at = 0; at < c.length; at++) {
    const top = Math.max(o[at]!, h[at]!, l[at]!, c[at]!);
    l[at] = Math.min(o[at]!, h[at]!, l[at]!, c[at]!);
    h[at] = top;
  }
}

/** Columns of the last `length` bars, a copy for each of the errors. */
export function copiesOf(bars: readonly MeasuredBar[], errors: Errors, length = bars.length): PriceColumns {
  const { copies } = errors;
  const line = () => new Line(new Float64Array(length * copies), copies);
  const columns: PriceColumns = { open: line(), high: line(), low: line(), close: line() };
  for (const [field, name] of FIELDS.entries()) {
    const { values } = columns[name];
    for (let back = 0; back < length; back++) {
      const at = (length - 1 - back) * copies;
      const { value, sigma } = pricesOf(bars[bars.length - 1 - back]!)[field]!;
      errors.write(values, at, back, field);
      for (let c = at; c < at + copies; c++) values[c] = value + sigma * values[c]!;
    }
  }
  enclose(columns);
  return columns;
}

/** Columns as measured. */
export function columnsOf(bars: readonly MeasuredBar[]): PriceColumns {
  const line = (field: number) => Line.of(bars.map((bar) => pricesOf(bar)[field]!.value));
  const columns = { open: line(0), high: line(1), low: line(2), close: line(3) };
  enclose(columns);
  return columns;
}

/** The last bars of columns, without copying them. */
export function endOf(columns: PriceColumns, bars: number): PriceColumns {
  const { open, high, low, close } = columns;
  return { open: open.end(bars), high: high.end(bars), low: low.end(bars), close: close.end(bars) };
}
