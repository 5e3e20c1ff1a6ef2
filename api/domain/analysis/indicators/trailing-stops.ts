/** Trailing lines that change side when price crosses them. */
import { blank, type Line, type PriceColumns } from './line.ts';
import { atr } from './true-range.ts';

/** A trailing line, and on which side of it price runs: 1 above, −1 below. */
export interface TrailingLines {
  value: Line;
  side: Line;
}

/** First direction of the parabolic: short when the first move was more down than up (as TA-Lib decides). */
function beginsShort({ high, low }: PriceColumns): boolean {
  const up = (high[1] ?? 0) - (high[0] ?? 0);
  const down = (low[0] ?? 0) - (low[1] ?? 0);
  return down > 0 && up < down;
}

/**
 * Parabolic stop and reverse: follows the extreme of the move with a factor that grows by `step` at each new extreme up
 * to `limit`, never enters the last two bars, and flips when touched (Wilder, 1978). Warm-up: 1 bar.
 */
export function parabolicSar(columns: PriceColumns, step: number, limit: number): TrailingLines {
  const n = columns.close.length;
  const value = blank(n);
  const side = blank(n);
  if (n < 2) return { value, side };
  let sign = beginsShort(columns) ? -1 : 1;
  // Prices times `sign`: both sides then follow the rule for a rising market.
  const top = (i: number) => (sign > 0 ? (columns.high[i] ?? 0) : -(columns.low[i] ?? 0));
  const bottom = (i: number) => (sign > 0 ? (columns.low[i] ?? 0) : -(columns.high[i] ?? 0));
  let extreme = top(1);
  let stop = bottom(0);
  let factor = step;
  for (let i = 1; i < n; i++) {
    const before = Math.max(i - 1, 1);
    if (bottom(i) <= stop) {
      sign = -sign;
      stop = Math.min(-extreme, bottom(before), bottom(i));
      extreme = top(i);
      factor = step;
      value[i] = sign * stop;
    } else {
      value[i] = sign * stop;
      if (top(i) > extreme) {
        extreme = top(i);
        factor = Math.min(limit, factor + step);
      }
    }
    side[i] = sign;
    stop = Math.min(stop + factor * (extreme - stop), bottom(before), bottom(i));
  }
  return { value, side };
}

/**
 * Supertrend: (high + low) / 2 ∓ factor · ATR; the lower line only rises while closes hold above it, the upper one only
 * falls while they hold below, and a close beyond flips the side (O. Seban). Warm-up: period bars.
 */
export function supertrend(columns: PriceColumns, period: number, factor: number): TrailingLines {
  const { high, low, close } = columns;
  const range = atr(columns, period);
  const value = blank(close.length);
  const side = blank(close.length);
  let lower = -Infinity;
  let upper = Infinity;
  let sign = 0;
  for (const [i, now] of close.entries()) {
    const width = range[i] ?? NaN;
    if (Number.isNaN(width)) continue;
    const middle = ((high[i] ?? now) + (low[i] ?? now)) / 2;
    const before = close[i - 1] ?? now;
    // Where the close before stood beyond a line, the line starts afresh.
    lower = before >= lower ? Math.max(lower, middle - factor * width) : middle - factor * width;
    upper = before <= upper ? Math.min(upper, middle + factor * width) : middle + factor * width;
    if (sign === 0) sign = Math.sign(now - middle) || Math.sign(now - (close[0] ?? now)) || 1;
    else if (sign > 0 && now < lower) sign = -1;
    else if (sign < 0 && now > upper) sign = 1;
    value[i] = sign > 0 ? lower : upper;
    side[i] = sign;
  }
  return { value, side };
}
