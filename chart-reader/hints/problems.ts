/** What is wrong with hints in themselves, before any pixel is looked at. */
import type { Box, ChartKind } from '../types.ts';
import { parseTimeframe } from '../stages/timeframe-text.ts';
import { OFF_LINE, scaleOf } from './scale.ts';
import type { AxisHint, BarHint, HintProblem, ReadHints } from './types.ts';

interface Size {
  width: number;
  height: number;
}

export const HINT_KINDS = [
  'candles',
  'hollow',
  'heikin_ashi',
  'bars',
  'line',
  'area',
  'renko',
] as const satisfies readonly ChartKind[];

export const HINT_LIMITS = {
  points: { least: 2, most: 12 },
  bars: 100,
  /** Pixels between two heights: nearer ones would leave the scale to the error of a click. */
  apart: 10,
  pane: { width: 80, height: 60 },
  price: 1e12,
  symbol: 32,
  timeframe: 20,
} as const;

const SYMBOL = /^[\p{L}\p{N}][\p{L}\p{N} ./:_^=&!-]*$/u;

/** Every problem of the hints, each at its field; `size` is that of the picture where it is known. */
export function hintProblems(hints: ReadHints, size: Size | null): HintProblem[] {
  const { axis, pane, kind, symbol, timeframe } = hints;
  return [
    ...(axis ? axisProblems(axis, size) : []),
    ...(pane ? paneProblems(pane, size) : []),
    ...(kind !== undefined && !HINT_KINDS.includes(kind)
      ? [{ field: 'kind', message: `must be one of ${HINT_KINDS.join(', ')}` }]
      : []),
    ...(symbol !== undefined && !(symbol.length <= HINT_LIMITS.symbol && SYMBOL.test(symbol))
      ? [{ field: 'symbol', message: `must be a symbol of at most ${HINT_LIMITS.symbol} characters` }]
      : []),
    ...(timeframe !== undefined &&
    !(timeframe.length <= HINT_LIMITS.timeframe && parseTimeframe(timeframe, true) !== null)
      ? [{ field: 'timeframe', message: 'must be a time frame such as 15m, 4h or 1D' }]
      : []),
    ...barProblems(hints, size),
  ];
}

function axisProblems({ scale, points }: AxisHint, size: Size | null): HintProblem[] {
  const { least, most } = HINT_LIMITS.points;
  if (scale !== 'linear' && scale !== 'log')
    return [{ field: 'axis.scale', message: 'must be linear or log' }];
  if (points.length < least || points.length > most)
    return [{ field: 'axis.points', message: `must be ${least} to ${most} heights with their prices` }];
  const out = points.flatMap(({ x_px, y_px, price }, i): HintProblem[] => [
    ...within(`axis.points.${i}.y_px`, y_px, size?.height),
    ...(x_px === undefined ? [] : within(`axis.points.${i}.x_px`, x_px, size?.width)),
    ...priceProblems(`axis.points.${i}.price`, price, scale),
  ]);
  return out.length > 0 ? out : orderProblems({ scale, points });
}

function priceProblems(field: string, price: number, scale: AxisHint['scale']): HintProblem[] {
  if (!Number.isFinite(price) || Math.abs(price) > HINT_LIMITS.price)
    return [{ field, message: 'must be a price' }];
  if (scale === 'log' && price <= 0) return [{ field, message: 'must be above zero on a logarithmic scale' }];
  return [];
}

/** Prices fall downwards, and more than two lie on one scale. */
function orderProblems({ scale, points }: AxisHint): HintProblem[] {
  const order = points.map((point, i) => ({ ...point, i })).sort((a, b) => a.y_px - b.y_px);
  for (const [k, low] of order.entries()) {
    const high = order[k - 1];
    if (!high) continue;
    const later = Math.max(high.i, low.i);
    const { apart } = HINT_LIMITS;
    if (low.y_px - high.y_px < apart)
      return [
        {
          field: `axis.points.${later}.y_px`,
          message: `must be at least ${apart} pixels above or below the other heights`,
        },
      ];
    if (low.price === high.price)
      return [{ field: `axis.points.${later}.price`, message: 'must differ from the other prices' }];
    if (low.price > high.price)
      return [
        {
          field: `axis.points.${later}.price`,
          message: 'must fall downwards: the upper height has the higher price',
        },
      ];
  }
  const { fit, off } = scaleOf({ scale, points });
  const worst = off.reduce((w, d, i) => (Math.abs(d) > Math.abs(off[w]!) ? i : w), 0);
  if (!(fit.slope < 0)) return [{ field: 'axis.points', message: 'must differ enough to be told apart' }];
  if (Math.abs(off[worst]!) <= OFF_LINE) return [];
  return [
    {
      field: `axis.points.${worst}.price`,
      message: `must lie on one ${scale === 'log' ? 'logarithmic' : 'linear'} scale with the other prices`,
    },
  ];
}

function paneProblems({ x0, y0, x1, y1 }: Box, size: Size | null): HintProblem[] {
  const out = [
    ...within('pane.x0', x0, size?.width),
    ...within('pane.y0', y0, size?.height),
    ...within('pane.x1', x1, size?.width),
    ...within('pane.y1', y1, size?.height),
  ];
  const { width, height } = HINT_LIMITS.pane;
  if (out.length === 0 && x1 - x0 < width)
    out.push({ field: 'pane.x1', message: `must be at least ${width} pixels right of the left edge` });
  if (out.length === 0 && y1 - y0 < height)
    out.push({ field: 'pane.y1', message: `must be at least ${height} pixels below the upper edge` });
  return out;
}

function barProblems({ remove_bars = [], set_bars = [] }: ReadHints, size: Size | null): HintProblem[] {
  const most = HINT_LIMITS.bars;
  for (const [field, list] of Object.entries({ remove_bars, set_bars }))
    if (list.length > most) return [{ field, message: `must be at most ${most} bars` }];
  return [
    ...remove_bars.flatMap((x, i) => within(`remove_bars.${i}`, x, size?.width)),
    ...set_bars.flatMap((bar, i) => setBarProblems(bar, `set_bars.${i}`, size)),
  ];
}

function setBarProblems(bar: BarHint, field: string, size: Size | null): HintProblem[] {
  const rows = ['open_y_px', 'high_y_px', 'low_y_px', 'close_y_px'] as const;
  const out = [
    ...within(`${field}.x_px`, bar.x_px, size?.width),
    ...rows.flatMap((row) => within(`${field}.${row}`, bar[row], size?.height)),
  ];
  if (out.length > 0) return out;
  const body = [bar.open_y_px, bar.close_y_px];
  if (bar.high_y_px > Math.min(...body))
    return [{ field: `${field}.high_y_px`, message: 'must not be below the open or the close' }];
  if (bar.low_y_px < Math.max(...body))
    return [{ field: `${field}.low_y_px`, message: 'must not be above the open or the close' }];
  return [];
}

function within(field: string, value: number, most: number | undefined): HintProblem[] {
  if (!Number.isFinite(value)) return [{ field, message: 'must be a number of pixels' }];
  if (value < 0 || value > (most ?? Infinity))
    return [{ field, message: `must lie in the picture${most === undefined ? '' : `, from 0 to ${most}`}` }];
  return [];
}
