/** The bars of a pane, looked for on a smoothed copy of it, at twice its size, and with its faint colours strengthened. */
import type { Bar, Box, ChartKind, MeasuredPrice, OptionalStage, Series } from '../types.ts';
import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import type { Picture } from '../image/picture.ts';
import { clearBox } from '../stages/layout.ts';
import type * as Lines from '../stages/lines-part.ts';
import type { AxisInPane } from '../stages/price-axes.ts';
import { toSeries } from '../stages/price-series.ts';
import { findSeries } from '../stages/series.ts';
import type { BarGeometry } from '../stages/bar-geometry.ts';
import { joinedShare } from '../stages/bar-shares.ts';
import { shareRedrawn } from '../stages/redraw.ts';
import { refuseManyColours } from '../stages/many-colours.ts';
import { refuseUnjoined, refuseUntold } from '../stages/unjoined.ts';
import type { FoundSeries } from '../stages/series.ts';
import { doubled } from './doubled.ts';
import { smoothed } from './smoothed.ts';
import { spread } from './spread.ts';

/** How often the pane is enlarged; a larger pane than this, in pixels, is not. */
type Scale = 1 | 2;
/** The copy on which the bars are looked for. */
export type Copy = 'smoothed' | 'doubled' | 'spread';
const LARGEST = 1_200_000;
/** Bars that are farther apart than this, in pixels of the picture, need no enlarging: what shows only then is something else, unless so many join and agree with the drawing. */
const NARROW = 6;
const CLEAR = { bars: 12, rows: 4, joined: 0.75, redrawn: 0.8 };

const areClear = ({ bars }: BarGeometry): boolean =>
  bars.length >= CLEAR.bars &&
  joinedShare(bars, CLEAR.rows) >= CLEAR.joined &&
  shareRedrawn(bars) >= CLEAR.redrawn;

/** Margin around labels inside the pane that are no part of the chart. */
const AROUND_LABEL = 1;

/** What follows curves, which is another part of the reader. */
type Curves = Pick<typeof Lines, 'evenLine' | 'traceLines' | 'stepLine' | 'refuseOnFill'>;

export interface CloserSeries {
  found: FoundSeries;
  /** In pixels of the picture. */
  series: Series;
}

/** The bars beside the axis that was found, as the closer look shows them; throws `Refused`, or gives null for a pane that is not looked at. */
export function closerSeries(
  picture: Picture,
  { strip, placed, axis }: Pick<AxisInPane, 'strip' | 'placed' | 'axis'>,
  copy: Copy,
  stages: { has(stage: OptionalStage): boolean },
  { evenLine, traceLines, stepLine, refuseOnFill }: Curves,
  given?: ChartKind,
): CloserSeries | null {
  const { box } = placed.ink;
  const scale = copy === 'doubled' ? 2 : 1;
  if (scale > 1 && placed.ink.width * placed.ink.height > LARGEST) return null;
  const flat = copy === 'spread' ? spread(picture, placed.ink) : smoothed(picture, box);
  if (!flat) return null;
  const close = toPicture(scale === 1 ? flat : doubled(flat));
  const ink = {
    ...inkOf(close, { x0: 0, y0: 0, x1: close.width, y1: close.height }),
    smoothed: copy !== 'spread',
  };
  const inClose = (b: Box): Box => ({
    x0: scale * (b.x0 - box.x0),
    x1: scale * (b.x1 - box.x0),
    y0: scale * (b.y0 - box.y0),
    y1: scale * (b.y1 - box.y0),
  });
  for (const { shape } of strip.labels) clearBox(ink, inClose(shape.box), scale * AROUND_LABEL);
  ink.printed = (placed.ink.printed ?? []).map(inClose);
  const { fit } = strip.calibration;
  const closeFit = { ...fit, base: fit.base + fit.slope * box.y0, slope: fit.slope / scale };
  const found = findSeries(close, ink, evenLine(traceLines(close, ink)), stages, given);
  const { geometry } = found;
  refuseUnjoined(geometry);
  refuseManyColours(geometry);
  refuseOnFill(geometry, close, ink, scale);
  if (scale > 1 && geometry.comb.spacing > scale * NARROW && !areClear(geometry)) return null;
  // A line drawn in steps looks like bars here, too.
  if (given === undefined && stepLine(geometry, [])) return null;
  refuseUntold(geometry);
  const series = toSeries(geometry, closeFit, axis.value);
  return { found, series: inPicture(series, { box, scale, axisSigma: axis.value.sigma }) };
}

interface Close {
  box: Box;
  scale: Scale;
  axisSigma: number;
}

/** The series in pixels of the picture that its pane was taken from. An enlarged edge is no better known than it was. */
function inPicture(series: Series, { box, scale, axisSigma }: Close): Series {
  const column = (x: number): number => box.x0 + x / scale;
  const at = ({ price, y_px, sigma }: MeasuredPrice): MeasuredPrice => ({
    price,
    y_px: box.y0 + y_px / scale,
    sigma: Math.sqrt(axisSigma ** 2 + scale ** 2 * Math.max(0, sigma ** 2 - axisSigma ** 2)),
  });
  const bars = series.bars.map((b): Bar => ({
    ...b,
    x_px: column(b.x_px),
    open: b.open && at(b.open),
    high: b.high && at(b.high),
    low: b.low && at(b.low),
    close: at(b.close),
  }));
  const hidden = series.hidden?.map((h) => ({ ...h, x_px: column(h.x_px) }));
  return {
    ...series,
    bars,
    ...(hidden ? { hidden } : {}),
    bar_spacing_px: series.bar_spacing_px / scale,
  };
}
