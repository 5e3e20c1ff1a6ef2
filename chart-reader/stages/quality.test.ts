import { blockRecogniser } from '../testing/block-font.ts';
import { drawChart, PLAIN, roundLabels, walk } from '../testing/draw-chart.ts';
import { readChart } from '../read-chart.ts';
import { judge } from './quality.ts';

let state = 7;
const values = Array.from({ length: 4 * 70 }, () => (state = (state * 16807) % 2147483647) / 2147483647);
const series = walk(values, 100, 3);
const { labels, decimals } = roundLabels(series, 7);
const outcome = readChart(drawChart(series, labels, decimals, PLAIN).raster, blockRecogniser, { floor: 0 });
if (outcome.outcome === 'refused') throw new Error(outcome.refusal.reason);
const { reading } = outcome;
const evidence = (score: number) => ({ score, timed: null, hinted: [] });

describe('the verdict on a reading', () => {
  it('is good, fair or poor by the claim that it is right', () => {
    expect(judge(reading, evidence(0.95)).verdict).toBe('good');
    expect(judge(reading, evidence(0.8)).verdict).toBe('fair');
    expect(judge(reading, evidence(0.65)).verdict).toBe('poor');
  });

  it('refuses a reading that is not sure enough to show, unless a lower floor is asked for', () => {
    expect(() => judge(reading, evidence(0.3))).toThrow(/not sure enough/);
    expect(judge(reading, evidence(0.3), 0).score).toBe(0.3);
  });

  it('says what was weak and what was not found', () => {
    const bars = reading.series.value.bars.filter((_, i) => i % 7 < 5);
    const series = { ...reading.series, value: { ...reading.series.value, bars } };
    const { notes } = judge({ ...reading, series, symbol: null, last_price: null }, evidence(0.9));
    expect(notes).toContain('No symbol was read.');
    expect(notes).toContain('No last price was found.');
    expect(notes).toContain('The time axis has gaps without bars, such as weekends.');
  });
});
