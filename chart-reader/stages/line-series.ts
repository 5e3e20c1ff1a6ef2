import type { Bar, ChartKind, PriceAxis, Series } from '../types.ts';
import type { Ink } from '../image/ink.ts';
import type { AxisFit } from './axis-fit.ts';
import type { LinePoints } from './line-points.ts';
import { measuredPrice } from './price-series.ts';

/** What the error of a trace leaves out, fitted on drawn charts: rounded joins, caps, and the middle of a stroke. */
const EDGE = { rows: 0.2, factor: 1.5 };

/** The points of a line or area chart as bars that have a close only; rows of the ink become prices. */
export function lineSeries(
  kind: Extract<ChartKind, 'line' | 'area'>,
  points: LinePoints,
  ink: Ink,
  fit: AxisFit,
  axis: PriceAxis,
): Series {
  const first = points.points[0]?.slot ?? 0;
  let before: number | null = null;
  const bars = points.points.map((point): Bar => {
    const rise = before === null ? 0 : before - point.y;
    before = point.y;
    return {
      x_px: ink.box.x0 + point.x,
      slot: point.slot - first,
      open: null,
      high: null,
      low: null,
      close: measuredPrice(fit, axis, ink.box.y0 + point.y, Math.hypot(EDGE.rows, EDGE.factor * point.sigma)),
      direction: Math.abs(rise) < 2 * point.sigma ? 'flat' : rise > 0 ? 'up' : 'down',
      confidence: Math.max(0.1, point.seen),
      time: null,
    };
  });
  const hidden = points.hidden.map(({ x, slot }) => ({ x_px: ink.box.x0 + x, slot: slot - first }));
  return {
    kind,
    bars,
    ...(hidden.length > 0 ? { hidden } : {}),
    bar_spacing_px: points.spacing,
    resolution: points.resolution,
  };
}
