import type { AnalysisJson } from '../../../api/generated/model';
import { lineGroups } from './chart-lines.ts';

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
  it('are the plan, the levels and the indicators that lie among the prices', () => {
    const groups = lineGroups(json);
    expect(groups.map(({ id }) => id)).toEqual(['plan', 'levels', 'sma_20']);
    expect(groups[0]!.lines.map(({ title, dashed }) => [title, dashed])).toEqual([
      ['Entry', false],
      ['Stop', false],
      ['TP1', false],
      ['TP2', true],
    ]);
  });

  it('have no plan when no trade is proposed', () => {
    const plan = { entry: null, stop: null, take_profit_1: null, take_profit_2: null };
    const none = { ...json, plan } as unknown as AnalysisJson;
    expect(lineGroups(none).map(({ id }) => id)).toEqual(['levels', 'sma_20']);
  });
});
