import { analysisJson } from './analysis-json.ts';
import { analyseSeries } from './analyse-series.ts';
import { barFacts, barNamed } from './bar-facts.ts';
import { buildSeries, zigzag } from './testing/build-series.ts';

const corners = [100, 110, 102, 112, 104, 114];
const series = buildSeries(zigzag(corners, 8, 1), { sigma: 0.05 });
const json = analysisJson(analyseSeries(series));
const bars = series.bars.map(({ open, high, low, close }) => ({
  open: open?.value ?? null,
  open_sigma: open?.sigma ?? null,
  high: high?.value ?? null,
  high_sigma: high?.sigma ?? null,
  low: low?.value ?? null,
  low_sigma: low?.sigma ?? null,
  close: close.value,
  close_sigma: close.sigma,
}));

describe('a bar that a question names', () => {
  it.each([
    ['Explain bar 57 of my chart.', 57],
    ['what happened at Bar number 3?', 3],
    ['what is a bar?', null],
    ['explain 57 bars', null],
  ])('“%s”: %s', (question, number) => {
    expect(barNamed(question)).toBe(number);
  });

  it('is described by its prices with their errors, its shape, and what was found at it', () => {
    const [prices, shape, location] = barFacts(json, bars, 8);
    expect(prices).toMatch(/^Bar 8 of 40: open 108\.750 \(± 0\.0500\), high 110\.250 .*close 110\.000/);
    expect(shape).toMatch(/^Bar 8 is rising: body 71% of its range, upper wick 14%, lower wick 14%\./);
    expect(location).toContain('a swing high');
  });

  it('of a line chart has its close only', () => {
    const line = bars.map((bar) => ({ ...bar, open: null, high: null, low: null }));
    expect(barFacts(json, line, 2)).toHaveLength(2);
    expect(barFacts(json, line, 2)[0]).toMatch(/^Bar 2 of 40: close /);
  });

  it('that the chart does not have is said to be missing', () => {
    expect(barFacts(json, bars, 41)).toEqual(['Bar 41: there is none; the chart has bars 1 to 40.']);
    expect(barFacts(json, bars, 0)).toHaveLength(1);
  });
});
