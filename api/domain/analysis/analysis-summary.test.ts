import { analyseSeries } from './analyse-series.ts';
import { analysisInBrief, analysisSummary } from './analysis-summary.ts';
import { analysisJson } from './analysis-json.ts';
import { collectFacts } from './narrative/facts.ts';
import { untracedNumerals } from './narrative/untraced-numerals.ts';
import { buildSeries, zigzag } from './testing/build-series.ts';

const rising = zigzag([100, 112, 106, 120, 113, 128, 121, 136, 134, 136.4], 8, 3);
const flat = zigzag([105, 110, 100, 110, 100, 110, 105], 8, 3);
const analysisOf = (bars: typeof rising, changes = {}) =>
  analyseSeries(buildSeries(bars, { sigma: 0.05, ...changes }));

describe('the summary of an analysis', () => {
  it.each([
    ['with a plan', analysisOf(rising)],
    ['without one', analysisOf(flat, { symbol: null, timeframe: null })],
  ])('[D-098] states measured numbers only, %s', (_, analysis) => {
    const json = analysisJson(analysis);
    const statements = [
      ...analysisSummary(json, 'Your latest analysis'),
      analysisInBrief(json, 'Before that'),
    ];
    const facts = collectFacts(analysis);
    expect(statements.flatMap((one) => untracedNumerals(one, facts))).toEqual([]);
  });

  it('names plan, levels and their errors', () => {
    const analysis = analysisOf(rising);
    const text = analysisSummary(analysisJson(analysis), 'Your latest analysis').join('\n');
    expect(text).toContain('Your latest analysis: BTC/USDT, 1h, 72 bars measured.');
    expect(text).toMatch(/Trade plan, as an exercise: long, entry 136\.4\d* \(± 0\.\d+\), stop /);
    expect(text).toMatch(/Risk\/reward: \d\.\d\d \(± \d\.\d\d\) to the first target/);
    expect(text).toMatch(/Nearest support: .*touch/);
    expect(text).toContain('Momentum indicators: RSI (14)');
  });

  it('says when nothing is proposed or known', () => {
    const json = analysisJson(analysisOf(flat, { symbol: null, timeframe: null }));
    const text = analysisSummary(json, 'Your latest analysis').join('\n');
    expect(text).toContain('unknown symbol, unknown time frame');
    expect(text).toContain('the rule proposes no trade');
    expect(analysisInBrief(json, 'Before that')).toContain('no trade proposed');
  });
});
