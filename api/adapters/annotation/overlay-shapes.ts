import type { ChartReadout, PixelBox, ReadBar } from '../../ports/analysis/chart-reading.ts';

const n = (value: number): string => value.toFixed(1);

/** Row of a price on the axis that was read; NaN for a price that a logarithmic axis does not have. */
export function rowOf({ scale, a, b }: ChartReadout['axis'], price: number): number {
  const along = scale === 'log' ? Math.log : (value: number) => value;
  return a.y_px + ((along(price) - along(a.price)) / (along(b.price) - along(a.price))) * (b.y_px - a.y_px);
}

/** A box as a closed outline. */
export function boxPath({ x0, y0, x1, y1 }: PixelBox): string {
  return `M${n(x0)} ${n(y0)}H${n(x1)}V${n(y1)}H${n(x0)}Z`;
}

/** A line across the picture. */
export function linePath(x0: number, x1: number, y: number): string {
  return `M${n(x0)} ${n(y)}H${n(x1)}`;
}

/** One bar: wick and body of a candle, ticks of an OHLC bar, a lozenge for a close alone. */
export function barPath(readout: ChartReadout, bar: ReadBar): string {
  const { axis, kind } = readout;
  const x = bar.x_px;
  const close = rowOf(axis, bar.close);
  const range = bar.high !== null && bar.low !== null ? [rowOf(axis, bar.high), rowOf(axis, bar.low)] : null;
  // The range of a column of pixels in which no single bar was told apart.
  if (bar.open === null && range) return `M${n(x)} ${n(range[0]!)}V${n(range[1]!)}`;
  if (bar.open === null || bar.high === null || bar.low === null) {
    return `M${n(x - 2)} ${n(close)}L${n(x)} ${n(close - 2)}L${n(x + 2)} ${n(close)}L${n(x)} ${n(close + 2)}Z`;
  }
  const half = Math.max(1, readout.bar_spacing_px * 0.36);
  const [open, high, low] = [rowOf(axis, bar.open), rowOf(axis, bar.high), rowOf(axis, bar.low)];
  if (kind === 'bars') {
    return `M${n(x)} ${n(high)}V${n(low)}M${n(x - half)} ${n(open)}H${n(x)}M${n(x)} ${n(close)}H${n(x + half)}`;
  }
  const body = { x0: x - half, x1: x + half, y0: Math.min(open, close), y1: Math.max(open, close) };
  return `M${n(x)} ${n(high)}V${n(body.y0)}M${n(x)} ${n(body.y1)}V${n(low)}${boxPath(body)}`;
}
