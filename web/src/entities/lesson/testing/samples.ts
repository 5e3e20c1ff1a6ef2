/** A lesson with every kind of block, for tests and stories. */
import type { CandlesFigure, CurveFigure, Lesson } from '../../../api/generated/model';

const closes = [
  98, 99.4, 101.2, 100.1, 99.2, 100.6, 102.3, 101.4, 100.4, 100.1, 101.5, 103.2, 104.8, 104.1, 105.9, 107.2,
];

export const sampleCandles: CandlesFigure = {
  kind: 'candles',
  caption: 'The stop lies under the last low; the entry is at the break of the small range.',
  bars: closes.slice(1).map((close, index) => {
    const open = closes[index] ?? close;
    return { open, close, high: Math.max(open, close) + 0.7, low: Math.min(open, close) - 0.6 };
  }),
  levels: [
    { price: 102, label: 'Entry' },
    { price: 99, label: 'Stop' },
    { price: 108, label: 'Target' },
  ],
  lines: [{ from: { bar: 3, price: 98.6 }, to: { bar: 13, price: 102.6 }, label: 'Rising lows' }],
  notes: [
    { bar: 8, text: 'Last low' },
    { bar: 10, text: 'Break' },
  ],
};

export const sampleCurve: CurveFigure = {
  kind: 'curve',
  caption: 'The deeper the loss, the faster the gain grows that makes it good.',
  x_label: 'Loss (% of the balance)',
  y_label: 'Gain needed (%)',
  series: [
    {
      label: 'Gain needed',
      points: [0, 10, 20, 30, 40, 50, 60, 70].map((x) => ({ x, y: (100 * x) / (100 - x) })),
    },
    { label: 'Loss', points: [0, 70].map((x) => ({ x, y: x })) },
  ],
};

export const sampleLesson: Lesson = {
  id: 'position-size-from-the-stop',
  topic: 'Risk Management',
  position: 2,
  title: 'Position size from the stop',
  summary: 'You can work out how many units to trade from the balance, the risk and the stop.',
  minutes: 6,
  blocks: [
    {
      kind: 'paragraph',
      text: 'A position is sized from the distance to its stop, not from how sure it feels. The wider the stop, the smaller the position; the amount that can be lost stays the same.',
    },
    { kind: 'heading', text: 'Start from the stop' },
    {
      kind: 'list',
      items: [
        'Decide where the idea is wrong: that price is the stop.',
        'Decide what share of the balance one wrong idea may cost.',
        'Divide the amount at risk by the distance.',
      ],
    },
    {
      kind: 'formula',
      text: 'units = balance × risk ÷ (entry − stop)',
      where: [
        {
          symbol: 'risk',
          meaning: 'the share of the balance that may be lost, such as 0.01 for one per cent',
        },
        { symbol: 'entry − stop', meaning: 'what one unit loses when the stop is reached' },
      ],
    },
    { kind: 'figure', figure: sampleCandles },
    {
      kind: 'example',
      title: 'A stop of two dollars',
      steps: [
        'Balance 10,000 and risk 1%: 100 may be lost.',
        'Entry 102, stop 100: one unit loses 2.',
        '100 ÷ 2 = 50.',
      ],
      result: '50 units',
    },
    { kind: 'heading', text: 'Why small' },
    { kind: 'figure', figure: sampleCurve },
    { kind: 'calculator', calculator: 'position-size' },
  ],
};
