import { analyseSeries } from '../../domain/analysis/analyse-series.ts';
import { buildSeries, zigzag } from '../../domain/analysis/testing/build-series.ts';
import { narratorMessages } from './narrative-prompt.ts';

const analysis = analyseSeries(buildSeries(zigzag([100, 112, 106, 120, 113, 128, 121, 136], 9, 3)));
const [message] = narratorMessages({ analysis, symbol: null, copyDataUrl: null });
const text = JSON.stringify(message);

describe('the measurements sent to a model', () => {
  it('name each output of an indicator that has several', () => {
    const [adx] = analysis.indicators.filter(({ id }) => id === 'adx_14');
    expect(adx?.outputs.length).toBeGreaterThan(1);
    for (const { name, value } of adx?.outputs ?? [])
      expect(text).toMatch(new RegExp(`ADX \\(14\\): [^;]*${name} ${(value ?? 0).toFixed(2)}`));
  });

  it('give the value of an indicator that has one by itself', () => {
    expect(text).toMatch(/RSI \(14\): \d+\.\d\d/);
  });

  it('say how often a level was touched, and call none strong', () => {
    expect(text).toMatch(/(support|resistance) at [\d.]+, touched/);
    expect(text).not.toContain('strong');
  });
});
