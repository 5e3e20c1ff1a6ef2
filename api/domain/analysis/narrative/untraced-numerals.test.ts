import { collectFacts, type NarrativeFacts } from './facts.ts';
import { statedFacts, untracedNumerals } from './untraced-numerals.ts';
import { analyseSeries } from '../analyse-series.ts';
import { buildSeries, zigzag } from '../testing/build-series.ts';

const facts: NarrativeFacts = {
  values: [
    { kind: 'price', value: 105432.1, topic: 'support' },
    { kind: 'price', value: 105120, topic: 'stop' },
    { kind: 'price', value: 105800, topic: 'last' },
    { kind: 'share', value: 0.42 },
    { kind: 'share', value: 0.876, topic: 'sureness' },
    { kind: 'count', value: 3 },
    { kind: 'reading', value: 14 },
    { kind: 'reading', value: 61.2 },
    { kind: 'ratio', value: 2.5 },
    { kind: 'ratio', value: 1 },
  ],
  words: ['US30', '4h', 'TP1', 'BTC/USDT'],
  visible: { low: 90_000, high: 140_000 },
};

describe('untraced numerals', () => {
  it.each([
    ['the last price is 105,800'],
    ['support at 105,432.10'],
    ['support at about 105432'],
    ['support near 105.4k'],
    ['a share of 0.42, or 42%'],
    ['confidence 88%'],
    ['3 touches'],
    ['three touches'],
    ['RSI (14) 61.2 on US30, 4h, at TP1'],
    ['RSI at 61'],
    ['2.5 times the risk, or 1:2.5'],
    ['the first target offers 2.50 for each unit risked'],
    ['three white soldiers, one of two'],
    ['a double top over the last third'],
    ['no numbers at all'],
    ['the stop at −105,120.'],
  ])('traces "%s"', (text) => {
    expect(untracedNumerals(text, facts)).toEqual([]);
  });

  it.each([
    ['a target of 106,000', ['106,000']],
    ['support at 105,430', ['105,430']],
    ['4 touches', ['4']],
    ['four touches', ['four']],
    ['1.07e5', ['1.07e5']],
    ['106k and 1.2M', ['106k', '1.2M']],
    ['US30 to US31', ['31']],
    ['$120,000.50!', ['120,000.50']],
    ['90%', ['90%']],
    ['½ of it, or ٣', ['½', '٣']],
    ['１２０', ['１２０']],
    ['a hundred thousand dollars', ['hundred', 'thousand']],
    ['ninety percent sure', ['ninety percent']],
    ['TP1.5', ['1.5']],
    ['x4h2', ['4', '2']],
  ])('does not trace "%s"', (text, expected) => {
    expect(untracedNumerals(text, facts)).toEqual(expected);
  });

  it.each([
    [
      'a number of one kind for one of another',
      '14% of charts | support at 14 | 42 touches | 61.2 times the risk',
    ],
    ['the price of one topic for that of another', 'Resistance at 105,432.10 | The stop lies at 105,432.10'],
    ['a share of one topic for that of another', 'A chance of 88% | Such moves have 88% odds'],
    [
      'small words that count',
      'ten times the risk | it doubles | twice the reward | five percent | six bars',
    ],
    [
      'odds in words',
      'Seven in ten traders win | It works seven out of 10 times | Three quarters of the time it falls',
    ],
  ])('does not take %s', (_, text) => {
    for (const part of text.split(' | '))
      expect([part, untracedNumerals(part, facts).length]).toEqual([part, 1]);
  });

  it('wants small whole numbers exact, so that 2.6 does not vouch for 3', () => {
    expect(untracedNumerals('3', { values: [2.6], words: [] })).toEqual(['3']);
    expect(untracedNumerals('3.0', { values: [{ kind: 'ratio', value: 2.96 }], words: [] })).toEqual([]);
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
    expect(untracedNumerals('A share of 0.02, with the stop at 1.25.', stated)).toEqual([]);
  });

  it('does not allow other numbers, nor the same number as a percentage', () => {
    expect(untracedNumerals('Risk 3% of 10,000, thirty bars, stop at 1.28.', stated)).toEqual([
      'thirty',
      '3%',
      '1.28',
    ]);
    expect(untracedNumerals('Risk 12% of it.', stated)).toEqual(['12%']);
  });
});

/** Numbers in 0 to 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('invented numbers', () => {
  const charts = [1, 40, 900, 60_000].map((scale) => {
    const heights = [100, 112, 106, 120, 113, 128, 121, 136, 134, 136.4].map((one) => one * scale);
    return analyseSeries(buildSeries(zigzag(heights, 8, 3)));
  });
  const passed = (say: (next: () => number, low: number, high: number) => string): number => {
    const next = random(7);
    let passing = 0;
    let said = 0;
    for (const chart of charts) {
      const known = collectFacts(chart);
      const { low, high } = known.visible ?? { low: 0, high: 0 };
      for (let turn = 0; turn < 250; turn += 1) {
        passing += untracedNumerals(say(next, low, high), known).length === 0 ? 1 : 0;
        said += 1;
      }
    }
    return passing / said;
  };
  const whole = (next: () => number, from: number, to: number) => Math.round(from + next() * (to - from));

  it.each([
    ['of a chance', (n: number) => `There is a chance of ${n}% that this goes on.`],
    ['of confidence', (n: number) => `We are ${n}% sure.`],
    ['of nothing in particular', (n: number) => `That is ${n}% of it.`],
    ['of winners', (n: number) => `It wins ${n}% of trades.`],
  ])('whole percentages %s pass in at most 12 of 100', (_, say) => {
    expect(passed((next) => say(whole(next, 1, 99)))).toBeLessThanOrEqual(0.12);
  });

  it.each([
    ['of a target', (n: number) => `The target is ${n}.`],
    ['of a support', (n: number) => `Support lies at ${n}.`],
    ['of nothing in particular', (n: number) => `It came to ${n} before.`],
  ])('whole prices %s pass in at most 8 of 100', (_, say) => {
    expect(passed((next, low, high) => say(whole(next, low, high)))).toBeLessThanOrEqual(0.08);
  });
});

describe('the number of a bar', () => {
  const low: NarrativeFacts = {
    values: [
      { kind: 'count', value: 26 },
      { kind: 'count', value: 42 },
      { kind: 'price', value: 30 },
    ],
    words: [],
    visible: { low: 1, high: 60 },
  };

  it('is a count, though the chart shows such prices', () => {
    expect(untracedNumerals('The drift changes near bar 26 of 42.', low)).toEqual([]);
    expect(untracedNumerals('The drift changes near bar 27 of 43.', low)).toEqual(['27', '43']);
    expect(untracedNumerals('It turned at bar 30.', low)).toEqual(['30']);
  });
});
