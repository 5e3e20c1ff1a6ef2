import type { Bar, MeasuredPrice, PriceAxis, Series } from '../types.ts';
import { median } from '../image/numbers.ts';
import type { AxisFit } from './axis-fit.ts';
import { priceAt } from './axis-fit.ts';
import type { BarGeometry, PixelBar } from './bar-geometry.ts';

/** Standard deviation of an edge read from the picture, in pixels, by how well the bar could be told apart. */
function edgeSigma(bar: PixelBar): number {
  return 0.55 + 2.5 * (1 - bar.mark.clean) + (bar.mark.hasBody ? 0 : 0.9);
}

/** Price, row and error of one row: the error of the edge and that of the axis, as one. */
export function measuredPrice(fit: AxisFit, axis: PriceAxis, y: number, sigmaPx: number): MeasuredPrice {
  const price = priceAt(fit, y);
  const perPixel = Math.abs(priceAt(fit, y + 0.5) - priceAt(fit, y - 0.5));
  return { price, y_px: y, sigma: Math.hypot(sigmaPx * perPixel, axis.sigma) };
}

/** Bars in prices; slots are renumbered from 0. */
export function toSeries(geometry: BarGeometry, fit: AxisFit, axis: PriceAxis): Series {
  const first = geometry.bars[0]?.slot ?? 0;
  const bars = geometry.bars.map((b): Bar => {
    const sigma = edgeSigma(b);
    const at = (y: number): MeasuredPrice => measuredPrice(fit, axis, y, sigma);
    const direction = Math.abs(b.openY - b.closeY) < 0.3 ? 'flat' : b.closeY < b.openY ? 'up' : 'down';
    return {
      x_px: b.x,
      slot: b.slot - first,
      open: at(b.openY),
      high: at(b.highY),
      low: at(b.lowY),
      close: at(b.closeY),
      direction,
      time: null,
      confidence: Math.max(0.1, b.mark.clean * (b.mark.hasBody || geometry.kind === 'bars' ? 1 : 0.7)),
    };
  });
  const steps = bars.slice(1).map((b, i) => b.x_px - bars[i]!.x_px);
  return {
    kind: geometry.kind,
    bars,
    bar_spacing_px: steps.length ? median(steps) : geometry.comb.spacing,
    resolution: 'bars',
  };
}
