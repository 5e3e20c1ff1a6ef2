import type { AnalysisJson, IndicatorCurve } from '../../../api/generated/model';
import { choosableIndicators, drawnLines, levelLines, planLines } from './chart-lines.ts';

const level = (price: number, projected = false) => ({ price, sigma: 0.1, projected });
const indicator = (id: string, value: number | null, unit = 'price', family = 'trend') => ({
  id,
  label: id.toUpperCase(),
  unit,
  family,
  outputs: [{ name: 'value', value, sigma: 0.1 }],
});
const json = {
  highest_high: { value: 120, sigma: 0 },
  lowest_low: { value: 100, sigma: 0 },
  key_levels: [{ type: 'support', price: 101 }],
  plan: { entry: level(110), stop: level(105), take_profit_1: level(118), take_profit_2: level(130, true) },
  indicators: [
    indicator('sma_20', 111),
    indicator('macd', 0.4),
    indicator('rsi', 60, 'index', 'momentum'),
    indicator('ema_200', null),
  ],
} as unknown as AnalysisJson;

describe('lines on the chart of the series', () => {
  it('are the plan, dashed where it is projected, and the levels', () => {
    expect(planLines(json).map(({ title, dashed }) => [title, dashed])).toEqual([
      ['Entry', false],
      ['Stop', false],
      ['TP1', false],
      ['TP2', true],
    ]);
    expect(levelLines(json)).toEqual([{ price: 101, title: 'Sup', tone: 'rising', dashed: true }]);
  });

  it('have no plan when no trade is proposed', () => {
    const plan = { entry: null, stop: null, take_profit_1: null, take_profit_2: null };
    expect(planLines({ ...json, plan } as unknown as AnalysisJson)).toEqual([]);
  });
});

describe('indicators on the chart of the series', () => {
  it('are those with a value: over the prices what lies among them, below what does not', () => {
    expect(choosableIndicators(json).map(({ id, position }) => [id, position])).toEqual([
      ['sma_20', 'over'],
      ['macd', 'below'],
      ['rsi', 'below'],
    ]);
  });

  it('draw a line for each output, a histogram as bars and the parabolic stop as dots', () => {
    const macd = {
      id: 'macd_12_26_9',
      label: 'MACD 12/26/9',
      lines: [
        { name: 'macd', values: [1] },
        { name: 'signal', values: [2] },
        { name: 'histogram', values: [-1] },
      ],
    } as unknown as IndicatorCurve;
    expect(drawnLines(macd, 3).map(({ title, form, style }) => [title, form, style])).toEqual([
      ['MACD 12/26/9', 'line', 0],
      ['signal', 'line', 1],
      ['histogram', 'histogram', 2],
    ]);
    const bands = { ...macd, label: 'Bands (20, 2)', lines: [{ name: 'upper', values: [1] }] };
    expect(drawnLines(bands, 0)[0]?.title).toBe('Bands (20, 2) upper');
    const sar = { ...macd, id: 'parabolic_sar', label: 'SAR', lines: [{ name: 'value', values: [1] }] };
    expect(drawnLines(sar, 0)[0]).toMatchObject({ title: 'SAR', form: 'dots' });
  });
});
