import { collectFacts } from './facts.ts';
import { statedFacts, untracedNumerals } from './untraced-numerals.ts';
import { analyseSeries } from '../analyse-series.ts';
import { buildSeries, zigzag } from '../testing/build-series.ts';

const facts = { values: [105432.1, 104.72, 0.42, 42, 3, 14, 87.6], words: ['US30', '4h', 'TP1', 'BTC/USDT'] };

describe('untraced numerals', () => {
  it.each([
    ['the last price is 105,432.10'],
    ['about 105432'],
    ['105.4k'],
    ['104.7 and 105'],
    ['a score of 0.42, or 42%'],
    ['confidence 88%'],
    ['3 touches'],
    ['RSI(14) on US30, 4h, at TP1'],
    ['three white soldiers, one of two'],
    ['no numbers at all'],
    ['fell by −104.72.'],
  ])('traces "%s"', (text) => {
    expect(untracedNumerals(text, facts)).toEqual([]);
  });

  it.each([
    ['a target of 106', ['106']],
    ['at 104.71', ['104.71']],
    ['4 touches', ['4']],
    ['1.07e5', ['1.07e5']],
    ['106k and 1.2M', ['106k', '1.2M']],
    ['US30 to US31', ['31']],
    ['$120,000.50!', ['120,000.50']],
    ['90%', ['90%']],
    ['½ of it, or ٣', ['½', '٣']],
    ['１２０', ['１２０']],
    ['a hundred thousand dollars', ['hundred', 'thousand']],
    ['ninety percent sure', ['ninety']],
    ['TP1.5', ['1.5']],
    ['x4h2', ['4', '2']],
  ])('does not trace "%s"', (text, expected) => {
    expect(untracedNumerals(text, facts)).toEqual(expected);
  });

  it('wants small whole numbers exact, so that 2.6 does not vouch for 3', () => {
    expect(untracedNumerals('3', { values: [2.6], words: [] })).toEqual(['3']);
    expect(untracedNumerals('3.0', { values: [2.96], words: [] })).toEqual([]);
  });

  it('knows every price of an analysis', () => {
    const analysis = analyseSeries(
      buildSeries(zigzag([100, 112, 106, 120, 113, 128, 121, 136, 134, 136.4], 8, 3)),
    );
    const text = `Now ${analysis.lastPrice.value}; levels ${analysis.levels.map(({ price }) => price).join('; ')}`;
    expect(untracedNumerals(text, collectFacts(analysis))).toEqual([]);
    expect(untracedNumerals('a move to 158.37', collectFacts(analysis))).toEqual(['158.37']);
  });
});

describe('what a text states', () => {
  const stated = statedFacts('On the 4h chart of 1INCH/USDT risk 2% of $10,000; twelve bars, stop at 1.25.');

  it('may be quoted by another', () => {
    expect(
      untracedNumerals('Risking 2% of 10,000 is what 4h and 1INCH/USDT ask for: 12 bars.', stated),
    ).toEqual([]);
    expect(untracedNumerals('A share of 0.02, with the stop at 1.3.', stated)).toEqual([]);
  });

  it('does not allow other numbers', () => {
    expect(untracedNumerals('Risk 3% of 10,000, thirty bars, stop at 1.28.', stated)).toEqual([
      '3%',
      '1.28',
      'thirty',
    ]);
  });
});
