import type { Bar, PriceAxis, Series } from '../types.ts';
import { median } from '../image/numbers.ts';
import type { Ink } from '../image/ink.ts';
import type { AxisFit } from './axis-fit.ts';
import type { BandColumn } from './envelope-band.ts';
import { measuredPrice } from './price-series.ts';

/** Standard deviation in pixels of an end of the band in plain sight, and how far below the edge of a row it is on average. */
const EDGE = 0.45;
const INSET = 0.25;

/**
 * The range of each pixel column in prices. No open is given, and the close is only known to lie within the range: its middle,
 * with the standard deviation of a value that may be anywhere in it. A slot is as wide as columns are usually apart: one pixel, or two of bars of one pixel.
 */
export function envelopeSeries(
  columns: readonly BandColumn[],
  ink: Ink,
  fit: AxisFit,
  axis: PriceAxis,
): Series {
  const first = columns[0]?.x ?? 0;
  const apart = columns.length > 1 ? median(columns.slice(1).map(({ x }, i) => x - columns[i]!.x)) : 1;
  const bars = columns.map((column): Bar => {
    const { x, coveredTop, coveredBottom } = column;
    const inset = Math.min(INSET, (column.bottom - column.top) / 4);
    const high = ink.box.y0 + column.top + inset - coveredTop / 2;
    const low = ink.box.y0 + column.bottom - inset + coveredBottom / 2;
    const within = Math.hypot(EDGE, (low - high) / Math.sqrt(12));
    return {
      x_px: ink.box.x0 + x + 0.5,
      slot: Math.round((x - first) / apart),
      open: null,
      high: measuredPrice(fit, axis, high, Math.hypot(EDGE, coveredTop / 2)),
      low: measuredPrice(fit, axis, low, Math.hypot(EDGE, coveredBottom / 2)),
      close: measuredPrice(fit, axis, (high + low) / 2, within),
      direction: 'flat',
      confidence: coveredTop + coveredBottom > 0 ? 0.7 : 0.9,
      time: null,
    };
  });
  return { kind: 'candles', bars, bar_spacing_px: apart, resolution: 'envelope' };
}
