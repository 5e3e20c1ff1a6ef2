import type { Bar, HiddenBar, MeasuredPrice, PriceAxis, Series } from '../types.ts';
import { median } from '../image/numbers.ts';
import { clickSigma } from '../hints/click-error.ts';
import type { AxisFit } from './axis-fit.ts';
import { priceAt } from './axis-fit.ts';
import type { BarGeometry } from './bar-geometry.ts';
import type { PixelBar } from './pixel-bar.ts';
import type { Mark } from './slot-marks.ts';

/**
 * Standard deviations of edges in pixels, fitted on drawn charts so that about two thirds of the true prices lie within
 * one: of an edge in plain sight, in crisp pictures and in compressed or scaled ones; of one under something else by the
 * rows covered, of one in a bar that is crossed in part of its rows, and of a bar whose body is not seen, which is anywhere in
 * it. A tick of an OHLC bar that is not seen is guessed from the next bar.
 */
const EDGE = {
  clean: { crisp: { body: 0.37, wick: 0.34 }, soft: { body: 0.75, wick: 0.55 } },
  tick: { crisp: { body: 0.45, wick: 0.48 }, soft: { body: 0.75, wick: 0.7 } },
  unseenTick: { least: 4, share: 0.5 },
  covered: 0.7,
  perCoveredRow: 0.35,
  crossed: { body: 20, wick: 5 },
  /** Rows, and share of the bar's height. */
  bodiless: { body: { rows: 0.7, share: 0.6 }, wick: { rows: 0.5, share: 0.1 } },
  /** Share of the bar's height by which an edge may be off where the bar, drawn again, does not agree at all. */
  disagreeing: { body: 0.45, wick: 0.12 },
};

/** What of a whole drawing bears on its edges. */
export interface EdgeLook {
  /** The bars are OHLC bars. */
  ticked: boolean;
  /** The picture was compressed or scaled. */
  soft: boolean;
}

type Part = 'body' | 'wick';

function edgeSigma(mark: Mark, covered: number, part: Part, { ticked, soft }: EdgeLook): number {
  const { rows, share } = EDGE.bodiless[part];
  return Math.hypot(
    (ticked ? EDGE.tick : EDGE.clean)[soft ? 'soft' : 'crisp'][part],
    covered > 0 ? EDGE.covered + EDGE.perCoveredRow * covered : 0,
    EDGE.crossed[part] * (1 - mark.clean),
    mark.hasBody || ticked ? 0 : Math.hypot(rows, share * (mark.bottom - mark.top)),
  );
}

/** Standard deviations in pixels of the four rows of a bar. */
export function barSigma(
  { mark, openY, closeY, highY, lowY, turned, agreement }: PixelBar,
  look: EdgeLook,
): Record<'open' | 'high' | 'low' | 'close', number> {
  const { covered } = mark;
  const upper = edgeSigma(mark, covered.bodyTop, 'body', look);
  const lower = edgeSigma(mark, covered.bodyBottom, 'body', look);
  const rose = closeY < openY;
  const tall = lowY - highY;
  const { least, share } = EDGE.unseenTick;
  const guessed = (tick: number | null): number =>
    look.ticked && tick === null ? Math.max(least, share * tall) : 0;
  const astray = (1 - agreement) ** 2 * tall;
  const [body, wick] = [EDGE.disagreeing.body * astray, EDGE.disagreeing.wick * astray];
  // Where the direction may be the other one, open and close may each be at the other end of the body.
  const exchanged = Math.sqrt(turned) * Math.abs(openY - closeY);
  return {
    open: Math.hypot(rose ? lower : upper, guessed(mark.openY), exchanged, body),
    high: Math.hypot(edgeSigma(mark, covered.top, 'wick', look), wick),
    low: Math.hypot(edgeSigma(mark, covered.bottom, 'wick', look), wick),
    close: Math.hypot(rose ? upper : lower, guessed(mark.closeY), exchanged, body),
  };
}

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

/** Bars in prices; slots are renumbered from 0. */
export function toSeries(geometry: BarGeometry, fit: AxisFit, axis: PriceAxis): Series {
  const first = geometry.bars[0]?.slot ?? 0;
  const look = { ticked: geometry.kind === 'bars', soft: geometry.soft };
  const bars = geometry.bars.map((b): Bar => {
    const sigma = barSigma(b, look);
    const at = (y: number, sigmaPx: number): MeasuredPrice => measuredPrice(fit, axis, y, sigmaPx);
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
