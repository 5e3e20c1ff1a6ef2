import type { WrongPart } from '../../domain/analysis/wrong-reading.ts';
import type { ChartHints } from '../../ports/analysis/chart-hints.ts';
import type { ChartReadout, ScalePoint } from '../../ports/analysis/chart-reading.ts';
import type { CorrectionTruth } from '../../ports/analysis/exported-correction.ts';

/** Allowed of the axis, as for screenshots labelled by hand. */
const TOLERANCE_FRACTION = 0.005;
const TOLERANCE_PX = 1.5;

/**
 * The truth of a corrected reading: what was set by hand, and what of the reading was not called wrong. Null where the scale was called wrong
 * and the right one was not given, because then no price is known.
 */
export function truthOf(
  image: string,
  { size, kind, axis, axis_side, price_pane, symbol, timeframe }: ChartReadout,
  given: ChartHints,
  wrong: readonly WrongPart[],
): CorrectionTruth | null {
  if (wrong.includes('scale') && !given.axis) return null;
  const points = given.axis?.points.toSorted((a, b) => a.y_px - b.y_px) ?? [axis.a, axis.b];
  const [top, bottom] = [points[0], points.at(-1)];
  if (!top || !bottom) return null;
  const sample = given.set_bars?.map(({ x_px, open_y_px, high_y_px, low_y_px, close_y_px }) => ({
    x_px,
    open_y: open_y_px,
    high_y: high_y_px,
    low_y: low_y_px,
    close_y: close_y_px,
  }));
  return {
    is_chart: true,
    image,
    part: 'B',
    variant: 'wild',
    renderer: 'wild',
    program: 'corrected by its owner',
    chart_type: given.kind ?? kind,
    size: [size.width, size.height],
    ...name('symbol', given.symbol, symbol, wrong.includes('symbol')),
    ...name('timeframe', given.timeframe, timeframe, wrong.includes('timeframe')),
    axis: {
      side: axis_side,
      scale: given.axis?.scale ?? axis.scale,
      y_pixel_of_two_prices: [point(top), point(bottom)],
      plot: given.pane ?? price_pane,
      tol_frac: Math.max(TOLERANCE_FRACTION, TOLERANCE_PX / Math.abs(bottom.y_px - top.y_px)),
    },
    candles: null,
    ...(sample && { ohlc_sample: sample }),
    last_price: null,
    last_price_shown: false,
    trend: 'sideways',
    trend_ok: ['bullish', 'bearish', 'sideways'],
    note: `Set by hand: ${Object.keys(given).join(', ')}.`,
  };
}

function point({ y_px, price, x_px }: ScalePoint): ScalePoint {
  return { y_px, price, ...(x_px !== undefined && { x_px }) };
}

/** Given, else as it was read unless that was called wrong; what only a hint of an earlier reading said is not printed. */
function name<Field extends 'symbol' | 'timeframe'>(
  field: Field,
  given: string | undefined,
  read: ChartReadout['symbol'],
  wrong: boolean,
): Record<Field, string | null> & Record<`${Field}_shown`, boolean> {
  const text = given ?? (wrong ? null : (read?.text ?? null));
  const shown = given !== undefined || (!wrong && read?.box != null);
  return { [field]: text, [`${field}_shown`]: shown } as Record<Field, string | null> &
    Record<`${Field}_shown`, boolean>;
}
