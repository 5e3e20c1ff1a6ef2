/** How an answer gives bars that are closer than two pixels: as the range of each pixel column, without inventing opens. */
import type { ChartTruth, Prediction } from '../truth.ts';
import { reference } from './axis-error.ts';
import { limits } from './limits.ts';
import { finite, median } from './numbers.ts';
import { percentError } from './score-bars.ts';

/** Columns beside a bar's middle that it surely fills, and beyond which it surely does not reach. */
const FILLED = 0.5;
const REACH = 2.5;

/** Whether no open is given and the ranges are those of the bars in their columns, over nearly the whole series. */
export function envelopeRight(truth: ChartTruth, prediction: Prediction): boolean {
  const read = prediction.candles ?? [];
  if (truth.chart_type === 'line' || truth.chart_type === 'area') return true;
  if (read.length === 0 || read.some((c) => finite(c.o) !== null)) return false;
  const errors = read
    .flatMap((c) => [errorOf(truth, c, 'h'), errorOf(truth, c, 'l')])
    .filter((e) => e !== null);
  const xs = truth.candles.map((c) => c.x_px);
  const wide = Math.max(...xs) - Math.min(...xs);
  const columns = read.map((c) => c.x_px);
  const covered = (Math.max(...columns) - Math.min(...columns)) / wide;
  const error = median(errors);
  return (
    error !== null &&
    error <= limits.medianPercent &&
    covered >= limits.recall &&
    covered <= 2 - limits.precision
  );
}

/**
 * Error of a column's high or low in percent of the visible range; 0 where it lies between that of the bars surely in the column
 * and that of all that may reach into it. Null where no bar is near.
 */
function errorOf(
  truth: ChartTruth,
  column: NonNullable<Prediction['candles']>[number],
  field: 'h' | 'l',
): number | null {
  const { lift, range } = reference(truth.axis);
  const value = finite(column[field]);
  const ends = (reach: number): number[] =>
    truth.candles.flatMap((c) => (Math.abs(c.x_px - column.x_px) <= reach ? (c[field] ?? c.c) : []));
  const outer = (values: number[]): number => (field === 'h' ? Math.max(...values) : Math.min(...values));
  const [sure, possible] = [ends(FILLED), ends(REACH)];
  if (possible.length === 0) return null;
  if (value === null) return 100;
  const far = lift(outer(possible));
  const near = sure.length > 0 ? lift(outer(sure)) : far;
  const [low, high] = [Math.min(near, far), Math.max(near, far)];
  const at = lift(value);
  return percentError(at < low ? low - at : at > high ? at - high : 0, range);
}
