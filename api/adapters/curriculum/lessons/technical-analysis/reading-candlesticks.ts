import { bars, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const readingCandlesticks = lesson({
  id: 'reading-candlesticks',
  topic: 'Technical Analysis',
  position: 1,
  title: 'Reading candlesticks',
  summary: 'Read the four prices of a bar, describe its shape in numbers, and know what one bar cannot tell.',
  terms: {
    Candlestick: 'a drawing of one period by its open, high, low and close.',
    Body: 'the part of a bar between its open and its close.',
    Wick: 'the thin part of a bar above or below its body; also called shadow.',
    Doji: 'a bar whose open and close are almost the same.',
    'Engulfing bar': 'a bar whose body covers the whole body of the bar before it, in the other direction.',
    Hammer:
      'after a decline, a bar with a small body near its high and a lower wick at least twice as long as the body; after a rise the same shape is called a hanging man.',
  },
  blocks: [
    paragraph(
      'A candlestick shows four prices of one period: where trading opened, the highest and the lowest price, and where it closed. The body spans open and close. It is drawn in one colour when the close is above the open and in another when it is below. The wicks reach from the body to the high and to the low.',
    ),
    figure({
      kind: 'candles',
      caption:
        'A long rising body, a doji, a decline of five bars, a hammer, a rising bar that engulfs the one before it, and a bar with a long upper wick.',
      bars: bars(
        [100, 104.2, 99.6, 104],
        [104, 105.1, 102.9, 104.1],
        [104, 104.3, 102.3, 102.6],
        [102.6, 102.9, 101, 101.3],
        [101.3, 101.7, 99.4, 99.8],
        [99.8, 100, 97.9, 98.2],
        [98.2, 98.6, 96.5, 96.9],
        [96.9, 97.1, 93.7, 96.5],
        [96.4, 100.5, 96.3, 100.3],
        [100.3, 103.3, 99.9, 100.7],
      ),
      notes: [
        { bar: 1, text: 'Doji' },
        { bar: 7, text: 'Hammer' },
        { bar: 8, text: 'Engulfing' },
      ],
    }),
    heading('A shape is a set of ratios'),
    paragraph(
      'Names such as hammer or doji are short for measured ratios. Measure the range (high minus low), the body (distance from open to close) and the two wicks. Whoever says “long wick” should be able to say how long in relation to the body or the range; otherwise two people see two different patterns on one chart.',
    ),
    formula('body share = |close − open| ÷ (high − low)', {
      open: 'first price of the period',
      high: 'highest price',
      low: 'lowest price',
      close: 'last price',
    }),
    example(
      'Measuring the hammer of the figure',
      [
        'Open 96.9, high 97.1, low 93.7, close 96.5',
        'Range: 97.1 − 93.7 = 3.4',
        'Body: 96.9 − 96.5 = 0.4',
        'Lower wick: 96.5 − 93.7 = 2.8',
        'Lower wick to body: 2.8 ÷ 0.4 = 7',
        'Body share: 0.4 ÷ 3.4 ≈ 11.8%',
      ],
      'The lower wick is seven times as long as the body, and a decline lies before the bar: a hammer. After a rise the same bar would be a hanging man.',
    ),
    heading('What a bar tells'),
    list(
      'A long body: one side moved the price through most of the period and it stayed there.',
      'A long lower wick: the price was much lower within the period and came back before its end.',
      'A long upper wick: the same in the other direction.',
      'A small body with wicks on both sides: much movement, no result.',
    ),
    paragraph(
      'A wick says that prices out there were traded and did not last. That is a fact. That “buyers stepped in” is a story about it; the bar does not know who traded. Keep the fact and treat the story as a guess.',
    ),
    heading('What a bar does not tell'),
    paragraph(
      'The order of high and low within the bar is not in the four prices. A bar that touched both your stop and your target does not say which came first; only a chart of shorter periods does. Volume is not in it either, and a doji on a quiet holiday is not the doji of a busy day.',
    ),
    paragraph(
      'Shape without place means little. Studies of single-bar patterns find small effects that differ from market to market and often vanish after costs. A hammer at a support that held twice, after a fall, in a market with an ordinary range, is at least a described situation. A hammer in the middle of nowhere is a bar.',
    ),
    heading('Periods'),
    paragraph(
      'The same trading looks different in bars of one hour and of one day. A daily bar contains all hourly bars of its day: its open is the open of the first, its close the close of the last, its high the highest high, its low the lowest low. A pattern that exists only in one way of cutting time deserves less trust than a level that is visible in several.',
    ),
    example(
      'Two bars joined to one',
      [
        'First bar 100, 104.2, 99.6, 104; second bar 104, 105.1, 102.9, 104.1',
        'Range of the joined bar: 105.1 − 99.6 = 5.5',
        'Body of the joined bar: 104.1 − 100 = 4.1',
      ],
      'Joined, they are one rising bar: open 100, high 105.1, low 99.6, close 104.1. The doji is no longer visible.',
    ),
  ],
});
