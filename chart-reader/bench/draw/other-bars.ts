/** Bars that are computed from others: averaged ones, and bricks without time. */
import type { Candle } from './market.ts';

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Heikin-Ashi: the close is the mean of the four prices, the open the middle of the body before. */
export function heikinAshi(candles: readonly Candle[], decimals: number): Candle[] {
  let before: Candle | null = null;
  return candles.map((c) => {
    const close = rounded((c.open + c.high + c.low + c.close) / 4, decimals);
    const open = before ? rounded((before.open + before.close) / 2, decimals) : c.open;
    before = { ...c, open, close, high: Math.max(c.high, open, close), low: Math.min(c.low, open, close) };
    return before;
  });
}

/**
 * Renko: a brick for every full step of the close away from the last brick; a turn takes two steps. The step is a
 * fourteenth of the range of the closes. Time stands still within a bar, so several bricks may share it.
 */
export function renko(candles: readonly Candle[], decimals: number): Candle[] {
  const closes = candles.map((c) => c.close);
  const step = Math.max(10 ** -decimals, rounded((Math.max(...closes) - Math.min(...closes)) / 14, decimals));
  const first = candles[0];
  if (!first) return [];
  const bricks: Candle[] = [];
  let top = first.close;
  let bottom = rounded(first.close - step, decimals);
  for (const c of candles) {
    while (c.close >= top + step) {
      [bottom, top] = [top, rounded(top + step, decimals)];
      bricks.push({ ...c, open: bottom, low: bottom, close: top, high: top });
    }
    while (c.close <= bottom - step) {
      [top, bottom] = [bottom, rounded(bottom - step, decimals)];
      bricks.push({ ...c, open: top, high: top, close: bottom, low: bottom });
    }
  }
  return bricks;
}
