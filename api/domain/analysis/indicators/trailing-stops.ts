/** Trailing lines that change side when price crosses them. */
import { blank, type Line, type PriceColumns } from './line.ts';
import { atr } from './true-range.ts';

/** A trailing line, and on which side of it price runs: 1 above, −1 below. */
export interface TrailingLines {
  value: Line;
  side: Line;
}

/**
 * Parabolic stop and reverse: follows the extreme of the move with a factor that grows by `step` at each new extreme up
 * to `limit`, never enters the last two bars, and flips when touched (Wilder, 1978). Warm-up: 1 bar.
 */
export function parabolicSar(columns: PriceColumns, step: number, limit: number): TrailingLines {
  const value = blank(columns.close);
  const side = blank(columns.close);
  if (columns.close.bars < 2) return { value, side };
  for (let copy = 0; copy < columns.close.copies; copy++)
    followStops(columns, copy, { step, limit, value, side });
  return { value, side };
}

interface Stops extends TrailingLines {
  step: number;
  limit: number;
}

/** The stops of one copy. Prices are taken times `sign`: both sides then follow the rule for a rising market. */
function followStops({ high, low }: PriceColumns, copy: number, { step, limit, value, side }: Stops): void {
  const { copies, values: highs } = high;
  const lows = low.values;
  const second = copy + copies;
  const up = highs[second]! - highs[copy]!;
  const down = lows[copy]! - lows[second]!;
  // Short when the first move was more down than up, as TA-Lib decides.
  let sign = down > 0 && up < down ? -1 : 1;
  let extreme = sign > 0 ? highs[second]! : -lows[second]!;
  let stop = sign > 0 ? lows[copy]! : -highs[copy]!;
  let factor = step;
  for (let at = second; at < highs.length; at += copies) {
    const before = Math.max(at - copies, second);
    if ((sign > 0 ? lows[at]! : -highs[at]!) <= stop) {
      sign = -sign;
      stop =
        sign > 0
          ? Math.min(-extreme, lows[before]!, lows[at]!)
          : Math.min(-extreme, -highs[before]!, -highs[at]!);
      extreme = sign > 0 ? highs[at]! : -lows[at]!;
      factor = step;
      value.values[at] = sign * stop;
    } else {
      value.values[at] = sign * stop;
      const top = sign > 0 ? highs[at]! : -lows[at]!;
      if (top > extreme) {
        extreme = top;
        factor = Math.min(limit, factor + step);
      }
    }
    side.values[at] = sign;
    const next = stop + factor * (extreme - stop);
    stop = sign > 0 ? Math.min(next, lows[before]!, lows[at]!) : Math.min(next, -highs[before]!, -highs[at]!);
  }
}

/**
 * Supertrend: (high + low) / 2 ∓ factor · ATR; the lower line only rises while closes hold above it, the upper one only
 * falls while they hold below, and a close beyond flips the side (O. Seban). Warm-up: period bars.
 */
export function supertrend(columns: PriceColumns, period: number, factor: number): TrailingLines {
  const range = atr(columns, period);
  const lines = { value: blank(range), side: blank(range) };
  for (let copy = 0; copy < range.copies; copy++) followBands(columns, range, copy, { factor, ...lines });
  return lines;
}

interface Bands extends TrailingLines {
  factor: number;
}

function followBands(
  { high, low, close }: PriceColumns,
  range: Line,
  copy: number,
  { factor, value, side }: Bands,
): void {
  const { copies } = range;
  let lower = -Infinity;
  let upper = Infinity;
  let sign = 0;
  for (let at = copy; at < range.values.length; at += copies) {
    const width = range.values[at]!;
    if (Number.isNaN(width)) continue;
    const now = close.values[at]!;
    const middle = (high.values[at]! + low.values[at]!) / 2;
    const before = at < copies ? now : close.values[at - copies]!;
    // Where the close before stood beyond a line, the line starts afresh.
    lower = before >= lower ? Math.max(lower, middle - factor * width) : middle - factor * width;
    upper = before <= upper ? Math.min(upper, middle + factor * width) : middle + factor * width;
    if (sign === 0) sign = Math.sign(now - middle) || Math.sign(now - close.values[copy]!) || 1;
    else if (sign > 0 && now < lower) sign = -1;
    else if (sign < 0 && now > upper) sign = 1;
    value.values[at] = sign > 0 ? lower : upper;
    side.values[at] = sign;
  }
}
