import { Line } from '../../../../domain/analysis/indicators/line.ts';
import { ema, sma } from '../../../../domain/analysis/indicators/moving-averages.ts';
import {
  example,
  figure,
  formula,
  heading,
  lesson,
  linePoints,
  list,
  paragraph,
} from '../../lesson-source.ts';

const closes = Array.from(
  { length: 80 },
  (_, i) => Math.round((100 + 8 * Math.sin(i / 12) + 1.6 * Math.sin(i * 1.7) + i * 0.08) * 100) / 100,
);

export const movingAverages = lesson({
  id: 'moving-averages',
  topic: 'Technical Analysis',
  position: 4,
  title: 'Moving averages',
  summary: 'Compute simple and exponential averages by hand, and know how far each lags behind the price.',
  terms: {
    'Simple moving average': 'the mean of the last n closes; SMA for short.',
    'Exponential moving average':
      'an average that moves a fixed share of the way to each new close; EMA for short.',
    Lag: 'how many bars an average trails behind a steady trend.',
    Crossover: 'the bar at which one line passes from below to above another, or back.',
    Whipsaw: 'a row of crossings in a market without direction, each of which loses.',
  },
  blocks: [
    paragraph(
      'A moving average replaces each close by an average of the last ones. Small movements cancel out, and what is left is a smoother line that follows the price with a delay. The delay is not a fault that a better formula removes. It is the price of smoothing: whoever smooths more, lags more.',
    ),
    heading('The simple average'),
    formula('SMA = (close₁ + close₂ + … + closeₙ) ÷ n', {
      'close₁ … closeₙ': 'the last n closes',
      n: 'the period',
    }),
    example(
      'A simple average of five closes',
      [
        'Closes 10, 11, 12, 11 and 13',
        'Sum: 10 + 11 + 12 + 11 + 13 = 57',
        'Average: 57 ÷ 5 = 11.4',
        'After the next close of 15 the 10 falls out: (57 − 10 + 15) ÷ 5 = 12.4',
        'Share of the step from the new close: (15 − 11.4) ÷ 5 = 0.72',
        'Share from the old one: (11.4 − 10) ÷ 5 = 0.28',
      ],
      'The average rises from 11.4 to 12.4. Of that step 0.72 is there because 15 came in above the old average, and 0.28 because 10, which lay below it, fell out.',
    ),
    paragraph(
      'In a simple average all n closes count alike, and the one that is n bars old suddenly counts nothing. So the line can jump although today’s price did not move: an old extreme has left the window.',
    ),
    heading('The exponential average'),
    formula('EMA = EMA of yesterday + a × (close − EMA of yesterday), with a = 2 ÷ (n + 1)', {
      a: 'the share of the way that each bar moves the average',
      n: 'the period',
    }),
    example(
      'One step of an EMA of period 9',
      ['Share: 2 ÷ (9 + 1) = 0.2', 'EMA of yesterday 50, close 53', 'New value: 50 + 0.2 × (53 − 50) = 50.6'],
      'The average moves a fifth of the distance to the new close.',
    ),
    paragraph(
      'The EMA never forgets a price completely, but its weight shrinks by the same factor each bar. It turns earlier than a simple average of the same period, and it follows single wild closes more.',
    ),
    figure({
      kind: 'curve',
      caption:
        'Closes with a simple and an exponential average of 20. Both are late: the highest close of the first swing is at bar 23, the top of the exponential average at bar 27 and that of the simple one at bar 31.',
      xLabel: 'Bar',
      yLabel: 'Price',
      series: [
        { label: 'Close', points: linePoints(closes) },
        { label: 'SMA 20', points: linePoints(sma(Line.of(closes), 20).values) },
        { label: 'EMA 20', points: linePoints(ema(Line.of(closes), 20).values) },
      ],
    }),
    heading('How late is it?'),
    paragraph(
      'In a steady trend an SMA of n trails by (n − 1) ÷ 2 bars, and an EMA of n by the same. If the price rises by 0.5 a bar, a 20-bar average therefore lies 4.75 below it. A distance between price and average is thus mostly a measure of slope, not of being “too far away”.',
    ),
    example(
      'The distance in a steady trend',
      ['Lag: (20 − 1) ÷ 2 = 9.5', 'Distance at a rise of 0.5 a bar: 9.5 × 0.5 = 4.75'],
      'Nine and a half bars of delay put the average 4.75 below the price.',
    ),
    heading('Use and abuse'),
    list(
      'Direction: a rising average says that the mean of the last n bars rises. That is a description of the past n bars.',
      'Crossovers: they follow long trends and lose in ranges, again and again. Such a row is called whipsaw.',
      'Support: an average moves with the price, so touches are frequent by construction. Count them before you believe in them.',
      'Periods: 50 and 200 are customs. If a result holds for 200 but not for 190 and 210, it is most likely chance.',
    ),
  ],
});
