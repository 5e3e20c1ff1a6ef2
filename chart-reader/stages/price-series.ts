import type { Bar, HiddenBar, MeasuredPrice, PriceAxis, Series } from '../types.ts';
import { median } from '../image/numbers.ts';
import { clickSigma } from '../hints/click-error.ts';
import type { AxisFit } from './axis-fit.ts';
import { priceAt } from './axis-fit.ts';
import type { BarGeometry } from './bar-geometry.ts';
import { barErrors } from './edge-error.ts';
import type { PixelBar } from './pixel-bar.ts';

/** Price, row and error of one row: the error of the edge and that of the axis, as one. */
export function measuredPrice(fit: AxisFit, axis: PriceAxis, y: number, sigmaPx: number): MeasuredPrice {
  const price = priceAt(fit, y);
  const perPixel = Math.abs(priceAt(fit, y + 0.5) - priceAt(fit, y - 0.5));
  const ofAxis = axis.click_error ? clickSigma(axis.click_error, y) * perPixel : axis.sigma;
  return { price, y_px: y, sigma: Math.hypot(sigmaPx * perPixel, ofAxis) };
}

/** Places of the bars under windows, evenly between their neighbours. */
function hiddenBars({ bars, hidden }: BarGeometry): HiddenBar[] {
  const first = bars[0]!.slot;
  return hidden.flatMap((slot) => {
    const after = bars.findIndex((b) => b.slot > slot);
    const [before, next] = [bars[after - 1], bars[after]];
    if (!before || !next) return [];
    const x_px = before.x + ((next.x - before.x) * (slot - before.slot)) / (next.slot - before.slot);
    return [{ x_px, slot: slot - first }];
  });
}

/** Rows from the edge of the pane within which a bar may go on beyond it, and how far it then may, as a share of its height. */
const CUT = { rows: 2, share: 0.5 };

/** The error of an edge that the pane cuts off: how much of the bar lies outside is told by how much of it is seen. */
function cutOff({ ink }: BarGeometry, { highY, lowY }: PixelBar, y: number): number {
  const atEdge = y - ink.box.y0 < CUT.rows || ink.box.y1 - y < CUT.rows;
  return atEdge ? CUT.share * (lowY - highY) : 0;
}

/** Bars in prices; slots are renumbered from 0. */
export function toSeries(geometry: BarGeometry, fit: AxisFit, axis: PriceAxis): Series {
  const first = geometry.bars[0]?.slot ?? 0;
  const bars = geometry.bars.map((b, i): Bar => {
    const sigma = barErrors(geometry.edges[i]!);
    const at = (y: number, sigmaPx: number): MeasuredPrice =>
      measuredPrice(fit, axis, y, Math.hypot(sigmaPx, cutOff(geometry, b, y)));
    const direction = Math.abs(b.openY - b.closeY) < 0.3 ? 'flat' : b.closeY < b.openY ? 'up' : 'down';
    return {
      x_px: b.x,
      slot: b.slot - first,
      open: at(b.openY, sigma.open),
      high: at(b.highY, sigma.high),
      low: at(b.lowY, sigma.low),
      close: at(b.closeY, sigma.close),
      direction,
      time: null,
      confidence: Math.max(0.1, b.mark.clean * (b.mark.hasBody || geometry.kind === 'bars' ? 1 : 0.7)),
    };
  });
  const steps = bars.slice(1).map((b, i) => b.x_px - bars[i]!.x_px);
  return {
    kind: geometry.kind,
    bars,
    ...(geometry.hidden.length > 0 ? { hidden: hiddenBars(geometry) } : {}),
    bar_spacing_px: steps.length ? median(steps) : geometry.comb.spacing,
    resolution: 'bars',
  };
}
