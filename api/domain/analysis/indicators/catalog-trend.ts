/** Indicators of the trend: averages, regression, direction, trailing stops. */
import { aroonErrors } from './aroon-error.ts';
import { aroon, directionalIndex, vortex } from './directional.ts';
import { ichimoku } from './channels.ts';
import type { Line } from './line.ts';
import { dema, ema, hull, kama, sma, tema, trima, wma } from './moving-averages.ts';
import { above, closeAbove, emaMemory, memoryOf, over, type IndicatorSpec } from './spec.ts';
import { regressionSlope, regressionValue } from './statistics.ts';
import { parabolicSar, supertrend } from './trailing-stops.ts';

type Average = (close: Line, period: number) => Line;

/** A moving average of the close. */
function average(
  short: string,
  f: Average,
  period: number,
  warmUpBars: number,
  memoryBars: number,
): IndicatorSpec {
  return {
    id: `${short.toLowerCase()}_${period}`,
    label: `${short} (${period})`,
    family: 'trend',
    unit: 'price',
    parameters: { period },
    needs: 'close',
    warmUpBars,
    memoryBars,
    compute: ({ close }) => ({ value: f(close, period) }),
    lean: closeAbove('value'),
  };
}

const averages: IndicatorSpec[] = [
  average('SMA', sma, 20, 19, 0),
  average('SMA', sma, 50, 49, 0),
  average('EMA', ema, 12, 11, emaMemory(12)),
  average('EMA', ema, 20, 19, emaMemory(20)),
  average('EMA', ema, 50, 49, emaMemory(50)),
  average('WMA', wma, 20, 19, 0),
  average('DEMA', dema, 20, 38, emaMemory(20, 2)),
  average('TEMA', tema, 20, 57, emaMemory(20, 3)),
  average('TRIMA', trima, 20, 19, 0),
  // Its weight adapts; 0.07 is that of a move of which a third is progress.
  average('KAMA', kama, 10, 10, memoryOf(0.07)),
  average('Hull', hull, 20, 22, 0),
];

export const trendIndicators: readonly IndicatorSpec[] = [
  ...averages,
  {
    id: 'linreg_14',
    label: 'Linear regression (14)',
    family: 'trend',
    unit: 'price',
    parameters: { period: 14 },
    needs: 'close',
    warmUpBars: 13,
    memoryBars: 0,
    compute: ({ close }) => ({ value: regressionValue(close, 14) }),
    lean: closeAbove('value'),
  },
  {
    id: 'linreg_slope_14',
    label: 'Linear regression slope (14)',
    family: 'trend',
    unit: 'price',
    parameters: { period: 14 },
    needs: 'close',
    warmUpBars: 13,
    memoryBars: 0,
    compute: ({ close }) => ({ value: regressionSlope(close, 14) }),
    lean: above(0),
  },
  {
    id: 'adx_14',
    label: 'ADX (14)',
    family: 'trend',
    unit: 'index',
    parameters: { period: 14 },
    needs: 'high-low-close',
    warmUpBars: 27,
    memoryBars: memoryOf(1 / 14, 2),
    compute: (columns) => {
      const { adx, plusDi, minusDi } = directionalIndex(columns, 14);
      return { adx, plus_di: plusDi, minus_di: minusDi };
    },
    lean: over('plus_di', 'minus_di'),
  },
  {
    id: 'aroon_14',
    label: 'Aroon (14)',
    family: 'trend',
    unit: 'index',
    parameters: { period: 14 },
    needs: 'high-low-close',
    warmUpBars: 14,
    memoryBars: 0,
    compute: (columns) => ({ ...aroon(columns, 14) }),
    errors: (bars) => aroonErrors(bars, 14),
    lean: above(0, 'oscillator'),
  },
  {
    id: 'vortex_14',
    label: 'Vortex (14)',
    family: 'trend',
    unit: 'ratio',
    parameters: { period: 14 },
    needs: 'high-low-close',
    warmUpBars: 14,
    memoryBars: 0,
    compute: (columns) => ({ ...vortex(columns, 14) }),
    lean: over('plus', 'minus'),
  },
  {
    id: 'parabolic_sar',
    label: 'Parabolic SAR (0.02, 0.2)',
    family: 'trend',
    unit: 'price',
    parameters: { step: 0.02, limit: 0.2 },
    needs: 'high-low-close',
    warmUpBars: 1,
    // What came before is forgotten at the second flip, of which a hundred bars hold several.
    memoryBars: 60,
    compute: (columns) => ({ value: parabolicSar(columns, 0.02, 0.2).value }),
    jumps: true,
    lean: closeAbove('value'),
  },
  {
    id: 'supertrend_10_3',
    label: 'Supertrend (10, 3)',
    family: 'trend',
    unit: 'price',
    parameters: { period: 10, factor: 3 },
    needs: 'high-low-close',
    warmUpBars: 10,
    memoryBars: memoryOf(1 / 10),
    compute: (columns) => ({ value: supertrend(columns, 10, 3).value }),
    lean: closeAbove('value'),
  },
  {
    id: 'ichimoku',
    label: 'Ichimoku (9, 26, 52)',
    family: 'trend',
    unit: 'price',
    parameters: { conversion: 9, base: 26, span: 52 },
    needs: 'high-low-close',
    warmUpBars: 51,
    memoryBars: 0,
    compute: (columns) => {
      const { conversion, base, spanA, spanB } = ichimoku(columns, [9, 26, 52]);
      return { conversion, base, span_a: spanA, span_b: spanB };
    },
    lean: over('conversion', 'base'),
  },
];
