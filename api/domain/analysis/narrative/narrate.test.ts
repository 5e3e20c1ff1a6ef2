import { analyseSeries } from '../analyse-series.ts';
import { buildSeries, upsideDown, zigzag } from '../testing/build-series.ts';
import { fixed } from '../../shared-with-web/fixed-number.ts';
import { counted, decimalsFor, listed } from './wording.ts';

const stair = buildSeries(zigzag([100, 112, 106, 120, 113, 128, 121, 136, 134, 136.4], 8, 3), {
  sigma: 0.05,
});
const sideways = buildSeries(zigzag([105, 110, 100, 110, 100, 110, 105], 8, 3));

function textOf(series: typeof stair): string {
  const { strategy, summary, observations } = analyseSeries(series).narrative;
  return [strategy, summary, ...observations.map(({ text }) => text)].join('\n');
}

describe('narrative', () => {
  it('says what was measured, how sure it is and what was not measured', () => {
    const { summary, observations } = analyseSeries(stair).narrative;
    expect(summary).toContain('BTC/USDT, 1h, was bullish over the 72 bars measured');
    expect(summary).toMatch(/\d+% sure that the chart was read correctly/);
    expect(observations.map(({ topic }) => topic)).toEqual([
      'reading',
      'trend',
      'structure',
      'levels',
      'volatility',
      'momentum',
      'patterns',
      'regime',
      'outlook',
      'plan',
      'not_measured',
    ]);
    expect(observations.at(-1)?.text).toContain('volume');
  });

  it('describes a plan as an exercise and never as advice', () => {
    const { strategy } = analyseSeries(stair).narrative;
    expect(strategy).toMatch(/^As an exercise, not advice: .* long setup from 136.4/);
    expect(analyseSeries(upsideDown(stair)).narrative.strategy).toContain('short setup');
    for (const series of [stair, upsideDown(stair), sideways]) {
      expect(textOf(series)).not.toMatch(
        /\b(you should|we recommend|buy now|sell now|guarantee|will (rise|fall|go))/i,
      );
    }
  });

  it('[D-010] says no trade, and why, where the rule finds none', () => {
    expect(analyseSeries(sideways).narrative.strategy).toMatch(/^No trade\. Price goes sideways/);
  });

  it('names what is missing from a line chart without a header', () => {
    const line = stair.bars.map((bar) => ({ ...bar, open: null, high: null, low: null }));
    const text = textOf({ ...stair, bars: line, symbol: null, timeframe: null });
    expect(text).toContain('The chart was bullish');
    expect(text).toContain('shows closes only');
    expect(text).toMatch(/Not measured: .*the symbol, the time frame and highs and lows/);
  });

  it('describes a single bar without inventing anything', () => {
    const text = textOf(buildSeries([[5, 6, 4, 5.5]]));
    expect(text).toContain('1 bar was measured');
    expect(text).toContain('No support was found below the last price.');
    expect(text).toContain('Too few swings are visible');
  });

  it('tells of slots without bars', () => {
    const bars = stair.bars.map((bar) => ({ ...bar, slot: bar.slot > 5 ? bar.slot + 2 : bar.slot }));
    expect(textOf({ ...stair, bars })).toContain('2 slots between them held no bar');
  });
});

describe('wording', () => {
  it('shows as many decimals as the picture resolves', () => {
    expect([0, 0.004, 20, 5000].map(decimalsFor)).toEqual([2, 6, 2, 0]);
  });

  it('groups thousands and keeps the sign', () => {
    expect([fixed(1234567.891, 2), fixed(-0.5, 1), fixed(-0.001, 2), fixed(999, 0)]).toEqual([
      '1,234,567.89',
      '−0.5',
      '0.00',
      '999',
    ]);
  });

  it('counts and lists in English', () => {
    expect([counted(1, 'bar'), counted(2, 'touch', 'touches')]).toEqual(['1 bar', '2 touches']);
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });
});
