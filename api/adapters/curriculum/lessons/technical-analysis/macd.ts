import { Line } from '../../../../domain/analysis/indicators/line.ts';
import { macd } from '../../../../domain/analysis/indicators/momentum.ts';
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

/** Closes that the figure is drawn from. */
export const closes = Array.from(
  { length: 120 },
  (_, i) => Math.round((100 + 7 * Math.sin(i / 14)) * 100) / 100,
);
const lines = macd(Line.of(closes), 12, 26, 9);

export const macdLesson = lesson({
  id: 'macd',
  topic: 'Technical Analysis',
  position: 6,
  title: 'MACD: the distance between two averages',
  summary: 'Compute MACD, signal line and histogram, and say what a crossing states and what it does not.',
  terms: {
    MACD: 'moving average convergence divergence: a fast exponential average minus a slow one.',
    'Signal line': 'an exponential average of the MACD, usually of nine bars.',
    Histogram: 'the MACD minus its signal line.',
    'Zero line': 'the value at which the fast and the slow average are equal.',
  },
  blocks: [
    paragraph(
      'MACD stands for moving average convergence divergence. It is the difference of two exponential moving averages of the close, usually of 12 and 26 bars. When the price has risen for a while, the fast average lies above the slow one and the MACD is positive. When the two come together (converge) it falls towards zero, also if the price still rises.',
    ),
    formula('MACD = EMA(12) − EMA(26); signal = EMA(9) of MACD; histogram = MACD − signal', {
      'EMA(n)': 'exponential moving average of n bars',
    }),
    example(
      'One bar',
      [
        'EMA 12 is 104.3, EMA 26 is 102.8',
        'MACD: 104.3 − 102.8 = 1.5',
        'The signal line was 1.1; it moves by 2 ÷ (9 + 1) = 0.2 of the way',
        'New signal: 1.1 + 0.2 × (1.5 − 1.1) = 1.18',
        'Histogram: 1.5 − 1.18 = 0.32',
      ],
      'MACD 1.50, signal 1.18, histogram 0.32, all in units of price.',
    ),
    figure({
      kind: 'curve',
      caption:
        'MACD and signal line of a market that swings evenly. The price turns up at bar 66. The MACD turned at bar 60 and crossed its signal at bar 64: it measures speed, and a fall loses speed before it ends.',
      xLabel: 'Bar',
      yLabel: 'Price units',
      series: [
        { label: 'MACD 12, 26', points: linePoints(lines.macd.values) },
        { label: 'Signal 9', points: linePoints(lines.signal.values) },
      ],
    }),
    heading('What it measures'),
    paragraph(
      'In a steady trend an average of n bars trails the price by (n − 1) ÷ 2 bars. The fast one trails by 5.5 bars, the slow one by 12.5. Their distance is therefore seven bars’ worth of slope: the MACD is a smoothed measure of how fast the price moves. Its zero line means that the trend of some weeks is flat, not that the price is low.',
    ),
    example(
      'MACD of a steady trend',
      [
        'Lag of the slow average: (26 − 1) ÷ 2 = 12.5',
        'Lag of the fast average: (12 − 1) ÷ 2 = 5.5',
        'At a rise of 0.3 a bar: 0.3 × (12.5 − 5.5) = 2.1',
      ],
      'A market that rises by 0.3 every bar settles at a MACD of 2.1 and stays there while it rises.',
    ),
    paragraph(
      'From this follows the most useful reading. A rising MACD means that the trend gains speed; a falling one that it loses speed. A market can go up for a long time with a falling MACD: it merely rises more slowly. The histogram measures the change of the change and is nervous for the same reason.',
    ),
    heading('Crossings'),
    paragraph(
      'The MACD crosses its signal line some bars after the MACD itself has turned. Whether that is before or after the turn of the price depends on how the price turns. In an even swing, as in the figure, it comes a little before. When a steady trend breaks off at once, it comes the bar after, and the zero line is crossed 15 bars after. Markets do neither for long, so the crossing tells little about when the next turn is. In a narrow range crossings follow each other closely, and a method that follows every one pays the spread at each.',
    ),
    list(
      'Values are in units of price: a MACD of 2 is large for a share at 20 and nothing for an index at 20,000. Divide by the price to compare.',
      'Numbers 12, 26 and 9 come from a time of six trading days a week. They are a habit.',
      'Zero-line crossings are crossings of the two averages; in the figure the one after the turn at bar 66 comes at bar 82.',
      'Divergence has the same limits as with the RSI: it is frequent, and hits are remembered better than misses.',
    ),
    heading('Together with price'),
    paragraph(
      'An indicator made of closes cannot know more than the closes do. MACD, RSI and averages of one chart are three views of one series, not three witnesses. If all three agree, that is not three confirmations. Levels, structure and volatility add something that is not already in them, and so does the picture of a longer period.',
    ),
  ],
});
