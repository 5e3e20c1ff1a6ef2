/** Where the numbers of the lessons on technical analysis come from. */
import { Line } from '../../../../domain/analysis/indicators/line.ts';
import { macd, rsi } from '../../../../domain/analysis/indicators/momentum.ts';
import { normalBelow } from '../../../../domain/analysis/normal.ts';
import { rateOf } from '../../../../domain/analysis/patterns/rates.ts';
import { closes as rsiCloses } from '../../lessons/technical-analysis/rsi.ts';
import { closes as macdCloses } from '../../lessons/technical-analysis/macd.ts';
import { at, barsOf, crossesAbove, highest, meanRange, pointsOf, turns } from '../lesson-figures.ts';
import { bandShareOfWalks } from '../random-walks.ts';
import { computed, given, type LessonNumbers } from '../lesson-numbers.ts';

const structure = barsOf('trend-and-structure');
const structureZ = (): number => {
  const closes = structure.map(({ close }) => close);
  const squares = closes.slice(1).map((close, i) => (close - (closes[i] ?? 0)) ** 2);
  return ((closes.at(-1) ?? 0) - (closes[0] ?? 0)) / Math.sqrt(squares.reduce((sum, one) => sum + one, 0));
};
const beyond = (z: number): number => 200 * normalBelow(-Math.abs(z));
const top = barsOf('chart-patterns');
const rise = barsOf('fibonacci-levels');
const peak = (bars: { high: number }[], from: number, to: number): number =>
  Math.max(...bars.slice(from, to).map(({ high }) => high));
const swing = macdCloses.map((y, x) => ({ x, y }));
const [macdLine, signal] = [pointsOf('macd', 0), pointsOf('macd', 1)];
const priceTurn = turns(swing, 'bottom')[0]?.x ?? NaN;
const macdTurn = turns(macdLine, 'bottom')[0]?.x ?? NaN;
const [fast, slow] = [5, 14].map((period) => rsi(Line.of(rsiCloses), period).values) as [
  Float64Array,
  Float64Array,
];
const widest = Math.max(
  ...slow.map((value, i) => (Number.isNaN(value) ? 0 : Math.abs(value - (fast[i] ?? NaN)))),
);
/** Bars from the break of a steady rise of 0.3 a bar to the crossing of the zero line. */
const zeroAfterBreak = (): number => {
  const closes = Array.from({ length: 200 }, (_, i) => 100 + 0.3 * (i < 120 ? i : 238 - i));
  return macd(Line.of(closes), 12, 26, 9).macd.values.findIndex((value, i) => i > 119 && value < 0) - 119;
};
const golden = (Math.sqrt(5) - 1) / 2;

export const technicalNumbers: LessonNumbers = {
  'reading-candlesticks': [
    ...given('definition', '100, 104.2, 99.6, 104; second bar 104, 105.1, 102.9, 104.1'),
    computed('a decline of # bars', 5),
  ],
  'trend-and-structure': [
    ...given('definition', 'With n = 2', 'with n = 10', 'by swings with n = 2'),
    computed('swing lows at #, # and #', ...[2, 6, 10].map((bar) => structure[bar]?.low ?? NaN)),
    computed('swing highs at # and #', ...[4, 8].map((bar) => structure[bar]?.high ?? NaN)),
    computed('lies beyond # on either side in about # of # charts', 1, beyond(1), 100),
    ...given('definition', 'only beyond 1'),
    computed(
      'about # of # charts without drift move as far, up or down (z of #)',
      beyond(structureZ()),
      100,
      structureZ(),
    ),
  ],
  'support-and-resistance': [
    ...given('supposed', 'lie at 98.2, 97.9 and 98.1, the support is not 98', 'A close at 97.70'),
    ...given('custom', 'a quarter to either side', 'at least a tenth of an ATR', 'for example 0.1'),
    computed('zone around #', (98.2 + 97.9 + 98.1) / 3),
    computed('a resistance near #', peak(barsOf('support-and-resistance'), 0, 11)),
  ],
  'moving-averages': [
    ...given('custom', 'average of 20', '50 and 200 are customs', 'for 200 but not for 190 and 210'),
    computed('at bar #, the top', highest(pointsOf('moving-averages', 0), 50).x),
    computed('exponential average at bar #', highest(pointsOf('moving-averages', 2), 50).x),
    computed('the simple one at bar #', highest(pointsOf('moving-averages', 1), 50).x),
    ...given('definition', 'trails by (n − 1) ÷ 2'),
    computed('rises by # a bar, a #-bar average therefore lies # below', 0.5, 20, (0.5 * (20 - 1)) / 2),
    computed('# and a half bars of delay', 9),
  ],
  rsi: [
    ...given('source', 'Wilder in 1978', 'give 40 to 80', '20 to 60 in a downtrend'),
    ...given(
      'custom',
      'usually 14',
      'RSI 14 of',
      'RSI 14 and RSI 5',
      'usually above 70',
      'usually below 30',
      'What 70 and 30 mean',
    ),
    ...given(
      'custom',
      'Above 70 the market is called overbought, below 30',
      'from 60 to 80',
      'at 70 only',
      'stay above 70',
    ),
    ...given(
      'definition',
      'losses it is 0',
      'gains it is 100',
      'same it is 50',
      'counted as 0',
      'from 0 to 100',
    ),
    ...given('definition', '100 − 100 ÷ (1 + G ÷ L)', 'more than 70% of'),
    computed('moves them # of the way', 1 / 14),
    computed('the RSI from # to', (100 * 12.6) / 18),
    computed('goes above # in each', ...[70].filter(() => advancesAbove70() === 2)),
    computed('never comes down to #', ...[30].filter((mark) => pointsOf('rsi').every(({ y }) => y > mark))),
    computed('differ by up to # points', widest),
  ],
  macd: [
    ...given('custom', 'of 12 and 26 bars', 'EMA 12 is', 'EMA 26 is', 'usually of nine bars'),
    ...given('source', 'Numbers 12, 26 and 9 come from a time of six trading days'),
    ...given('supposed', 'a MACD of 2 is large for a share at 20 and nothing for an index at 20,000'),
    ...given('definition', 'by (n − 1) ÷ 2 bars'),
    computed('turns up at bar #', priceTurn),
    computed('The MACD turned at bar #', macdTurn),
    computed(
      'crossed its signal at bar #',
      crossesAbove(macdLine, (x) => at(signal, x), macdTurn),
    ),
    computed('trails by # bars, the slow one by #', (12 - 1) / 2, (26 - 1) / 2),
    computed('therefore # bars', (26 - 12) / 2),
    computed('zero line is crossed # bars after', zeroAfterBreak()),
    computed(
      'turn at bar # comes at bar #',
      priceTurn,
      crossesAbove(macdLine, () => 0, macdTurn),
    ),
  ],
  'atr-and-bollinger-bands': [
    ...given(
      'custom',
      'n = 14',
      'mean of the last 20 closes',
      'SMA(20)',
      'Charts use 20 closes',
      'Bands of 20 closes',
      'usually over 14 bars',
    ),
    ...given('definition', 'calm up to bar 45'),
    ...given('source', '95% of all closes'),
    computed('about #% of them', 100 * bandShareOfWalks()),
    // A bar's range is about 1.6 standard deviations of its net move.
    computed(
      'a target of # ATR within # bars',
      ...[8, 5].filter(() => beyond((8 * 1.6) / Math.sqrt(5)) < 0.01),
    ),
  ],
  'chart-patterns': [
    ...given('definition', 'At least five bars lie', 'High 1', 'High 2'),
    computed(
      'highs at # and # with # bars between them',
      top[4]?.high ?? NaN,
      top[10]?.high ?? NaN,
      10 - 4 - 1,
    ),
    computed('the neckline at #', Math.min(...top.slice(5, 10).map(({ low }) => low))),
    computed('by this rule # double tops in # bars', rateOf('double_top')?.per100Bars ?? NaN, 100),
    computed('bars of the figure cover # together', meanRange(top) * top.length),
  ],
  'fibonacci-levels': [
    ...given(
      'definition',
      '0% at the end of the move, 100% at its beginning',
      '50%, 61.8% and 78.6%',
      '23.6%, 38.2%, 61.8%',
      '23.6%, 38.2%',
    ),
    ...given('definition', '1, 1, 2, 3, 5, 8, 13, 21, 34, 55'),
    computed(
      'neighbours approaches #, of numbers two apart #, of numbers three apart #',
      golden,
      golden ** 2,
      golden ** 3,
    ),
    computed('Square roots of # give #', golden, Math.sqrt(golden)),
    computed('from # to # and its levels', Math.min(...rise.map(({ low }) => low)), peak(rise, 0, 10)),
    computed('ended at #, between #% and #%', Math.min(...rise.slice(5).map(({ low }) => low)), 38.2, 50),
    ...[0, 38.2, 50, 61.8, 100].map((share) => computed(`${share}% at ${120 - 0.2 * share}`)),
    computed('# levels divide', 5),
    computed(
      'as wide as # of the move',
      ...[0.25].filter((width) =>
        [0.236, 0.382, 0.5, 0.618, 0.786, 1].every((to, i, all) => to - (all[i - 1] ?? 0) < width),
      ),
    ),
    ...given('supposed', 'took back 62%'),
  ],
  'prices-from-a-picture': [
    computed(
      '“# ± #” says that the true price probably lies between # and #',
      105.3,
      0.2,
      105.3 - 0.2,
      105.3 + 0.2,
    ),
    computed('between # and # lies #, not #', 100, 400, Math.sqrt(100 * 400), (100 + 400) / 2),
    computed('uncertain by #', 0.283 / 2),
    ...given('supposed', '“3.02” is not', 'error of 0.2'),
    computed(
      'swing lows at # and #',
      ...[1, 5].map((bar) => barsOf('prices-from-a-picture')[bar]?.low ?? NaN),
    ),
    computed('One level: # ± #', (98.1 + 98.3) / 2, 0.2),
  ],
};

/** Stretches of the RSI of the figure above 70, apart from each other by a fall below 60. */
function advancesAbove70(): number {
  let above = false;
  return pointsOf('rsi').filter(({ y }) => {
    const begins = y > 70 && !above;
    above = begins || (above && y >= 60);
    return begins;
  }).length;
}
