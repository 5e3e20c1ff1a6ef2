import { bars, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const trendAndStructure = lesson({
  id: 'trend-and-structure',
  topic: 'Technical Analysis',
  position: 2,
  title: 'Trend and market structure',
  summary: 'Find swing highs and lows by a rule, name the trend from them, and measure its slope.',
  terms: {
    Trend: 'the direction in which the swing highs and swing lows of a market move.',
    Uptrend: 'a row of higher swing highs and higher swing lows.',
    Downtrend: 'a row of lower swing highs and lower swing lows.',
    'Swing high':
      'a bar whose high is above the highs of a set number of bars on both sides; also called pivot.',
    Range: 'a market whose swings stay between two levels without direction.',
    'Break of structure': 'a close beyond the swing that carried the trend.',
  },
  blocks: [
    paragraph(
      'Everybody sees a trend on a chart after the fact. To say it in a way that another person can check, we need a rule. The oldest one uses swings: in an uptrend each high lies above the high before it and each low above the low before it. In a downtrend both fall. Everything else is a range or a change.',
    ),
    heading('Swings by a rule'),
    paragraph(
      'A swing high is a bar whose high is greater than the highs of the n bars before it and the n bars after it; a swing low is the mirror of it. With n = 2 there are many small swings, with n = 10 few large ones. The choice of n is the choice of the scale at which you look. A swing is known only n bars later, since the bars after it have to exist first.',
    ),
    figure({
      kind: 'candles',
      caption:
        'An uptrend by swings with n = 2: swing lows at 100.5, 102.5 and 105.5, swing highs at 105.4 and 108.4. Each lies above the one before it of its kind.',
      bars: bars(
        [102.6, 102.9, 101.8, 102],
        [102, 102.3, 101, 101.4],
        [101.4, 101.7, 100.5, 101.2],
        [101.2, 103.4, 101, 103.2],
        [103.2, 105.4, 103, 104.8],
        [104.8, 105, 103.4, 103.6],
        [103.6, 103.9, 102.5, 103.4],
        [103.4, 106, 103.2, 105.8],
        [105.8, 108.4, 105.6, 107.6],
        [107.6, 107.9, 106.2, 106.4],
        [106.4, 106.8, 105.5, 106.6],
        [106.6, 109, 106.4, 108.8],
        [108.8, 110.2, 108.4, 109.6],
      ),
      lines: [{ from: { bar: 2, price: 100.5 }, to: { bar: 10, price: 105.5 }, label: 'Rising lows' }],
      notes: [
        { bar: 4, text: 'High' },
        { bar: 6, text: 'Higher low' },
        { bar: 8, text: 'Higher high' },
      ],
    }),
    heading('Slope'),
    paragraph(
      'Direction says up or down; slope says how fast. Measure it in price per bar between two swings, or in percent per bar to compare markets. Regression does the same with all closes instead of two points. Beware of its fit (R²): a walk without any drift often hugs a straight line too, so a high R² is no evidence of a trend.',
    ),
    formula('slope = (price₂ − price₁) ÷ (bar₂ − bar₁)', {
      'price₁, price₂': 'prices of two swings of one kind',
      'bar₁, bar₂': 'the numbers of their bars',
    }),
    example(
      'The slope of the rising lows',
      [
        'From bar 2 at 100.5 to bar 10 at 105.5',
        'Rise: 105.5 − 100.5 = 5',
        'Slope: 5 ÷ (10 − 2) = 0.625',
        'In percent of the first low: 0.625 ÷ 100.5 ≈ 0.62%',
      ],
      'The lows rise by 0.625 a bar, about 0.62% a bar.',
    ),
    heading('Trend or chance?'),
    paragraph(
      'Random walks make rows of higher highs too. Compare the net move with what the same bars give without drift: divide the move from the first close to the last by the root of the sum of the squared changes between closes. Without drift this number, z, lies beyond 1 on either side in about 32 of 100 charts. Our analyses call a chart bullish or bearish only beyond 1, and mixed when the last third goes against it.',
    ),
    example(
      'The net move of the figure',
      [
        'Net move: 109.6 − 102 = 7.6',
        'Squared changes of the closes together: 24.4',
        'z: 7.6 ÷ √(24.4) ≈ 1.54',
      ],
      'Even this textbook uptrend is no rarity: about 12 of 100 charts without drift move as far, up or down (z of 1.54).',
    ),
    heading('When a trend ends'),
    paragraph(
      'By the same rule an uptrend is over when the price closes below the last higher low, because then the row of higher lows is broken. That is a break of structure. It says that the description no longer fits; it does not say that a downtrend has begun. For that a lower high has to follow. Many breaks end in a range.',
    ),
    example(
      'Where the description fails',
      [
        'Last higher low 105.5, last close 109.6',
        'Distance: 109.6 − 105.5 = 4.1',
        'In percent: 4.1 ÷ 109.6 ≈ 3.74%',
      ],
      'A close more than 3.74% lower would end the uptrend by its own definition.',
    ),
    heading('Ranges'),
    paragraph(
      'In a range, highs and lows come back to about the same prices. Methods made for trends buy high and sell low there, and methods made for ranges fight every trend. Much of a method’s result is decided by which of the two the market is in, and nobody is told in advance. That is why a description with a clear end is worth more than a forecast.',
    ),
    list(
      'State the scale: an uptrend in hours can lie within a downtrend in days.',
      'State the swings by price and time, so that the claim can be checked.',
      'State what would end the trend before you rely on it.',
    ),
  ],
});
