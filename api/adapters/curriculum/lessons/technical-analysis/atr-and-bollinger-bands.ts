import { bollinger } from '../../../../domain/analysis/indicators/channels.ts';
import { Line } from '../../../../domain/analysis/indicators/line.ts';
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

const closes = Array.from({ length: 90 }, (_, i) => {
  const width = i < 45 ? 0.8 : 3.2;
  return Math.round((100 + width * Math.sin(i * 0.9) + 1.2 * Math.sin(i / 8)) * 100) / 100;
});
const bands = bollinger(Line.of(closes), 20, 2);

export const volatility = lesson({
  id: 'atr-and-bollinger-bands',
  topic: 'Technical Analysis',
  position: 7,
  title: 'Volatility: true range, ATR and Bollinger Bands',
  summary:
    'Compute the true range, use the ATR as a yardstick, and read Bollinger Bands as a spread of closes.',
  terms: {
    Volatility: 'how much a price moves, whatever the direction.',
    'True range': 'the distance that a bar covers, including a gap from the close before it.',
    ATR: 'average true range: the smoothed mean of the true range, usually over 14 bars.',
    'Bollinger Bands': 'a moving average with lines a number of standard deviations above and below it.',
    Squeeze: 'a time of unusually narrow bands.',
  },
  blocks: [
    paragraph(
      'Trend says where a market goes, volatility how much it moves on the way. Of the two, volatility is the one that can be measured well and that changes slowly: calm days tend to follow calm days and wild days wild ones. It is the yardstick for stops, for targets and for the width of a level.',
    ),
    heading('True range'),
    formula('true range = the largest of: high − low, |high − previous close|, |low − previous close|', {
      'high, low': 'extremes of the bar',
      'previous close': 'close of the bar before it',
    }),
    example(
      'A bar after a gap',
      [
        'Previous close 50, high 53.5, low 52',
        'High − low: 53.5 − 52 = 1.5',
        'High to previous close: 53.5 − 50 = 3.5',
        'Low to previous close: 52 − 50 = 2',
      ],
      'The true range is 3.5. The plain range of 1.5 would have missed the gap.',
    ),
    heading('ATR'),
    paragraph(
      'The ATR smooths the true range: each bar moves it one nth of the way to the new value, with n = 14 as a rule. It is in units of price. Divided by the close it becomes a percentage and can be compared across markets.',
    ),
    example(
      'One step of an ATR of 14',
      [
        'ATR 1.4, new true range 3.5',
        'New ATR: (1.4 × 13 + 3.5) ÷ 14 = 1.55',
        'In percent of a close of 53: 1.55 ÷ 53 ≈ 2.92%',
      ],
      'A bar of two and a half times the average lifts the ATR from 1.40 to 1.55.',
    ),
    list(
      'Stops: one and a half to three ATR from the entry lie outside the noise of an ordinary bar.',
      'Targets: a target of eight ATR within five bars is not realistic.',
      'Size: with a stop in ATR, the position shrinks by itself when the market gets wilder.',
    ),
    heading('Bollinger Bands'),
    formula('upper and lower band = SMA(20) ± 2 × s', {
      'SMA(20)': 'mean of the last 20 closes',
      s: 'standard deviation of the same closes',
    }),
    example(
      'Bands of four closes',
      [
        'Closes 98, 100, 102 and 100 with a mean of 100',
        'Variance: ((98 − 100)^2 + 0 + (102 − 100)^2 + 0) ÷ 4 = 2',
        'Standard deviation: √2 ≈ 1.414',
        'Upper band: 100 + 2 × 1.414 = 102.828',
        'Lower band: 100 − 2 × 1.414 = 97.172',
      ],
      'The bands lie at 97.17 and 102.83. Charts use 20 closes; the way is the same.',
    ),
    figure({
      kind: 'curve',
      caption:
        'Bollinger Bands of 20 closes. The market is calm up to bar 45 and wild after it; the bands widen with a delay, because the window has to fill with wild closes first.',
      xLabel: 'Bar',
      yLabel: 'Price',
      series: [
        { label: 'Close', points: linePoints(closes) },
        { label: 'Upper band', points: linePoints(bands.upper.values) },
        { label: 'Lower band', points: linePoints(bands.lower.values) },
      ],
    }),
    paragraph(
      'It is often said that 95% of all closes lie within the bands. That would hold for independent values from a normal distribution. Prices are neither: closes depend on each other, and large moves are far more frequent than the bell curve allows. On a random walk only about 88% of them do. A close outside is thus nothing rare, and it is no signal by itself: in strong trends the price walks along a band.',
    ),
    paragraph(
      'Narrow bands are called a squeeze. Because volatility comes and goes, a wide movement follows a calm time sooner or later. The bands do not say when, and they do not say in which direction.',
    ),
  ],
});
