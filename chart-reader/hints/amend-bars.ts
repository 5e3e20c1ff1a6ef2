/** Bars that were taken out or set by hand. */
import type { Bar, PriceAxis, Series } from '../types.ts';
import type { Ink } from '../image/ink.ts';
import type { AxisFit } from '../stages/axis-fit.ts';
import { measuredPrice } from '../stages/price-series.ts';
import { contradicted } from './agreement.ts';
import { CLICK } from './scale.ts';
import type { BarHint, ReadHints } from './types.ts';

/** Share of the rows of a bar that must show something drawn, and of its place beside its middle that counts. */
const LEAST_INK = 0.3;
const BESIDE = 0.3;

/** What rows and prices are measured by. */
interface Measured {
  ink: Ink;
  fit: AxisFit;
  axis: PriceAxis;
}

/** The series as it was amended; a hint for a place where nothing is drawn, or no bar stands, is a contradiction. */
export function amendBars(series: Series, by: Measured, hints: ReadHints): Series {
  const { remove_bars = [], set_bars = [] } = hints;
  if (remove_bars.length + set_bars.length === 0) return series;
  if (series.resolution !== 'bars') throw contradicted('candles', 'no_single_bars');
  const bars = new Map(series.bars.map((b) => [b.slot, b]));
  for (const x of remove_bars) {
    const slot = slotAt(x, series);
    if (!bars.delete(slot)) throw contradicted('candles', 'no_bar_to_remove', x);
  }
  for (const hint of set_bars) {
    checkInk(hint, by.ink, series.bar_spacing_px);
    const slot = slotAt(hint.x_px, series);
    bars.set(slot, barOf(hint, slot, series.kind === 'line' || series.kind === 'area', by));
  }
  const kept = [...bars.values()].sort((a, b) => a.slot - b.slot);
  const first = kept[0]?.slot ?? 0;
  const hidden = series.hidden?.filter(
    (h) => !bars.has(h.slot) && h.slot > first && h.slot < kept.at(-1)!.slot,
  );
  return {
    ...series,
    bars: kept.map((b) => ({ ...b, slot: b.slot - first })),
    ...(hidden ? { hidden: hidden.map((h) => ({ ...h, slot: h.slot - first })) } : {}),
  };
}

/** The place on the row of bars, counted from the nearest one. */
function slotAt(x: number, { bars, bar_spacing_px }: Series): number {
  const near = bars.reduce((a, b) => (Math.abs(b.x_px - x) < Math.abs(a.x_px - x) ? b : a));
  return near.slot + Math.round((x - near.x_px) / bar_spacing_px);
}

function checkInk({ x_px, high_y_px, low_y_px }: BarHint, ink: Ink, spacing: number): void {
  const reach = Math.max(1, BESIDE * spacing);
  const [x0, x1] = [Math.floor(x_px - ink.box.x0 - reach), Math.ceil(x_px - ink.box.x0 + reach)];
  const top = Math.floor(high_y_px - ink.box.y0);
  const bottom = Math.max(top + 1, Math.ceil(low_y_px - ink.box.y0));
  let inked = 0;
  for (let y = Math.max(0, top); y < Math.min(ink.height, bottom); y++)
    for (let x = Math.max(0, x0); x < Math.min(ink.width, x1); x++)
      if (ink.mask[y * ink.width + x]) {
        inked++;
        break;
      }
  if (inked < LEAST_INK * (bottom - top)) throw contradicted('candles', 'nothing_drawn', x_px);
}

function barOf(hint: BarHint, slot: number, closeOnly: boolean, { fit, axis }: Measured): Bar {
  const at = (y: number) => measuredPrice(fit, axis, y, CLICK);
  const { x_px, open_y_px: open, close_y_px: close } = hint;
  return {
    x_px,
    slot,
    open: closeOnly ? null : at(open),
    high: closeOnly ? null : at(hint.high_y_px),
    low: closeOnly ? null : at(hint.low_y_px),
    close: at(close),
    direction: Math.abs(open - close) < 0.3 ? 'flat' : close < open ? 'up' : 'down',
    confidence: 1,
    by_hand: true,
    time: null,
  };
}
