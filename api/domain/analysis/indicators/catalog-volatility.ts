/** Indicators of volatility, and channels around price. None of them indicates a direction by itself. */
import { bollinger, donchian, keltner } from './channels.ts';
import { emaMemory, memoryOf, type IndicatorSpec } from './spec.ts';
import { historicalVolatility, standardDeviation } from './statistics.ts';
import { atr, choppiness, natr } from './true-range.ts';

const volatility: IndicatorSpec[] = [
  {
    id: 'atr_14',
    label: 'ATR (14)',
    family: 'volatility',
    unit: 'price',
    parameters: { period: 14 },
    needs: 'high-low-close',
    warmUpBars: 14,
    memoryBars: memoryOf(1 / 14),
    compute: (columns) => ({ value: atr(columns, 14) }),
  },
  {
    id: 'natr_14',
    label: 'Normalised ATR (14)',
    family: 'volatility',
    unit: 'percent',
    parameters: { period: 14 },
    needs: 'high-low-close',
    warmUpBars: 14,
    memoryBars: memoryOf(1 / 14),
    compute: (columns) => ({ value: natr(columns, 14) }),
  },
  {
    id: 'stddev_20',
    label: 'Standard deviation (20)',
    family: 'volatility',
    unit: 'price',
    parameters: { period: 20 },
    needs: 'close',
    warmUpBars: 19,
    memoryBars: 0,
    compute: ({ close }) => ({ value: standardDeviation(close, 20) }),
  },
  {
    id: 'historical_volatility_20',
    label: 'Historical volatility per bar (20)',
    family: 'volatility',
    unit: 'percent',
    parameters: { period: 20 },
    needs: 'close',
    warmUpBars: 20,
    memoryBars: 0,
    compute: ({ close }) => ({ value: historicalVolatility(close, 20) }),
  },
  {
    id: 'choppiness_14',
    label: 'Choppiness index (14)',
    family: 'volatility',
    unit: 'index',
    parameters: { period: 14 },
    needs: 'high-low-close',
    warmUpBars: 14,
    memoryBars: 0,
    compute: (columns) => ({ value: choppiness(columns, 14) }),
  },
];

const channels: IndicatorSpec[] = [
  {
    id: 'bollinger_20_2',
    label: 'Bollinger bands (20, 2)',
    family: 'channel',
    unit: 'price',
    parameters: { period: 20, factor: 2 },
    needs: 'close',
    warmUpBars: 19,
    memoryBars: 0,
    compute: ({ close }) => ({ ...bollinger(close, 20, 2) }),
  },
  {
    id: 'keltner_20_2',
    label: 'Keltner channel (20, 10, 2)',
    family: 'channel',
    unit: 'price',
    parameters: { period: 20, atr_period: 10, factor: 2 },
    needs: 'high-low-close',
    warmUpBars: 19,
    memoryBars: Math.max(emaMemory(20), memoryOf(1 / 10)),
    compute: (columns) => ({ ...keltner(columns, 20, 10, 2) }),
  },
  {
    id: 'donchian_20',
    label: 'Donchian channel (20)',
    family: 'channel',
    unit: 'price',
    parameters: { period: 20 },
    needs: 'high-low-close',
    warmUpBars: 19,
    memoryBars: 0,
    compute: (columns) => ({ ...donchian(columns, 20) }),
  },
];

export const volatilityIndicators: readonly IndicatorSpec[] = [...volatility, ...channels];
