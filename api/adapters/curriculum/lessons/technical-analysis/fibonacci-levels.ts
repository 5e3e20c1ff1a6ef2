import { bars, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const fibonacciLevels = lesson({
  id: 'fibonacci-levels',
  topic: 'Technical Analysis',
  position: 9,
  title: 'Fibonacci retracements and extensions',
  summary: 'Compute retracement and extension levels of a move, and say plainly what they are and are not.',
  terms: {
    Retracement: 'how much of a move has been taken back, in percent of the move.',
    'Fibonacci ratio':
      'one of 23.6%, 38.2%, 61.8% and their relatives, which follow from the Fibonacci numbers.',
    Extension: 'a price beyond the end of a move, at a ratio of its length.',
    Impulse: 'the move between two swings that the levels are measured on.',
    Confluence: 'several independent levels close to one price.',
  },
  blocks: [
    paragraph(
      'After a move from one swing to another the price often comes back part of the way. A retracement says how much: 0% at the end of the move, 100% at its beginning. The levels named after Fibonacci mark fixed shares of that way: 23.6%, 38.2%, 50%, 61.8% and 78.6%.',
    ),
    heading('Where the ratios come from'),
    paragraph(
      'In the row 1, 1, 2, 3, 5, 8, 13, 21, 34, 55 each number is the sum of the two before it. The ratio of neighbours approaches 0.618, of numbers two apart 0.382, of numbers three apart 0.236. Half is no Fibonacci ratio; it is there by custom. Square roots of 0.618 give 0.786.',
    ),
    example(
      'The ratios from the row',
      [
        'Neighbours: 34 ÷ 55 ≈ 0.618',
        'Two apart: 21 ÷ 55 ≈ 0.382',
        'Three apart: 13 ÷ 55 ≈ 0.236',
        'Square root: √0.618 ≈ 0.786',
      ],
      'The four ratios of the usual levels.',
    ),
    heading('Computing the levels'),
    formula('level = end − ratio × (end − start)', {
      start: 'price at the beginning of the move',
      end: 'price at its end',
      ratio: 'share that is taken back',
    }),
    example(
      'A rise from 100 to 120',
      [
        'Length: 120 − 100 = 20',
        '38.2%: 120 − 0.382 × 20 = 112.36',
        '50%: 120 − 0.5 × 20 = 110',
        '61.8%: 120 − 0.618 × 20 = 107.64',
        'Extension of 161.8%: 100 + 1.618 × 20 = 132.36',
      ],
      'The price would have to fall to 107.64 to take back 61.8% of the rise.',
    ),
    figure({
      kind: 'candles',
      caption: 'A rise from 100 to 120 and its levels. The fall ended at 111.9, between 38.2% and 50%.',
      bars: bars(
        [100.6, 103.4, 100, 103],
        [103, 107.2, 102.6, 106.8],
        [106.8, 111, 106.2, 110.6],
        [110.6, 115.8, 110, 115.2],
        [115.2, 120, 114.8, 119],
        [119, 119.4, 115.6, 116],
        [116, 116.8, 113, 113.4],
        [113.4, 114.2, 111.9, 113.8],
        [113.8, 116.9, 113.2, 116.4],
        [116.4, 118.6, 115.9, 118.2],
      ),
      levels: [
        { price: 120, label: '0% at 120' },
        { price: 112.36, label: '38.2% at 112.36' },
        { price: 110, label: '50% at 110' },
        { price: 107.64, label: '61.8% at 107.64' },
        { price: 100, label: '100% at 100' },
      ],
      lines: [{ from: { bar: 0, price: 100 }, to: { bar: 4, price: 120 }, label: 'The move' }],
    }),
    heading('The choice of swings'),
    paragraph(
      'The formula is exact; the input is a choice. Which low and which high? Another pair of swings gives other levels, and on any chart there are many pairs. Choose the swings by a rule before you draw, for example the last swing low and the last swing high that stand out by three average ranges (ATR). Levels that were fitted to the turn afterwards prove nothing.',
    ),
    heading('Do they work?'),
    paragraph(
      'Five levels divide a move so finely that the price is nearly always close to one of them. No gap between neighbours is as wide as a quarter of the move, so a turn “at a level” is no surprise. A fair question is whether turns happen closer to the levels than to randomly placed lines. Where that has been counted, the difference is small or missing.',
    ),
    example(
      'How near a level is by chance',
      [
        'Gap from 38.2% to 50%: 50 − 38.2 = 11.8',
        'Largest distance to a level within it: 11.8 ÷ 2 = 5.9',
        'On a move of 20: 20 × 5.9% = 1.18',
      ],
      'Between 38.2% and 50% of that rise no price is farther than 1.18 from a level.',
    ),
    list(
      'Use them as a ruler: “it took back 62% of the rise” is a clear statement.',
      'Use them for plans only together with something measured otherwise, such as a support with touches.',
      'A target at an extension is a convention like a measured move. Compute its ratio before you rely on it.',
    ),
  ],
});
