import {
  calculator,
  curve,
  example,
  figure,
  formula,
  heading,
  lesson,
  list,
  paragraph,
} from '../../lesson-source.ts';

const equity = [100, 104, 110, 107, 115, 120, 112, 104, 98, 90, 96, 101, 108, 113, 121, 126];

/** Share below the highest point so far, in percent. */
const below = (at: number): number => {
  const peak = Math.max(...equity.slice(0, at + 1));
  return (100 * ((equity[at] ?? peak) - peak)) / peak;
};

export const drawdownAndRecovery = lesson({
  id: 'drawdown-and-recovery',
  topic: 'Risk Management',
  position: 4,
  title: 'Drawdown and recovery',
  summary: 'Measure a drawdown, compute the gain that makes it good, and set a limit before it comes.',
  terms: {
    Drawdown: 'the fall of a balance from its highest point so far, in percent of that point.',
    'Maximum drawdown': 'the deepest drawdown of a period.',
    'Recovery gain': 'the gain in percent that brings a balance back to its last peak.',
    'Underwater time': 'how long a balance stays below its last peak.',
  },
  blocks: [
    paragraph(
      'A drawdown is how far an account has fallen from its best moment. It is measured from the peak, not from the start: an account that rose from 100 to 120 and fell to 90 is down 25%, although it has lost only a tenth of what it began with.',
    ),
    formula('drawdown = (peak − trough) ÷ peak', {
      peak: 'highest balance so far',
      trough: 'lowest balance after it',
    }),
    example(
      'From 120 to 90',
      ['Fall: 120 − 90 = 30', 'Drawdown: 30 ÷ 120 = 25%', 'Gain needed: 30 ÷ 90 ≈ 33.33%'],
      'A fall of 25% needs a gain of a third to be made good.',
    ),
    figure({
      kind: 'curve',
      caption:
        'A balance in sixteen months. Its maximum drawdown is the fall from 120 in month 5 to 90 in month 9; the old peak is passed in month 14.',
      xLabel: 'Month',
      yLabel: 'Balance',
      series: [{ label: 'Balance', points: equity.map((y, x) => ({ x, y })) }],
    }),
    heading('Losses weigh more than gains'),
    paragraph(
      'The gain that is needed is always larger than the fall, because it is earned on what is left. For small falls the difference is small. For large ones it runs away: half of an account lost needs a doubling.',
    ),
    formula('gain needed = 1 ÷ (1 − drawdown) − 1', { drawdown: 'as a share, for example 0.25' }),
    example(
      'The gain needed after three falls',
      [
        'After 10%: 1 ÷ (1 − 0.1) − 1 ≈ 11.11%',
        'After 50%: 1 ÷ (1 − 0.5) − 1 = 100%',
        'After 80%: 1 ÷ (1 − 0.8) − 1 = 400%',
      ],
      'The deeper the fall, the steeper the way back.',
    ),
    figure({
      kind: 'curve',
      caption:
        'The gain that makes a drawdown good. Up to about 20% the curve is almost straight; after that it climbs ever faster.',
      xLabel: 'Drawdown (%)',
      yLabel: 'Gain needed (%)',
      series: [{ label: 'Gain needed', points: curve(85, 5, (fall) => 100 * (100 / (100 - fall) - 1)) }],
    }),
    heading('The underwater curve'),
    paragraph(
      'Plot the drawdown of every day and you see the account as its owner felt it: zero at each new peak, negative between peaks. It shows depth and length together. Most accounts spend most of their time under water, also good ones; only the days of a new peak are at zero.',
    ),
    figure({
      kind: 'curve',
      caption: 'The same balance under water: how far it stood below its last peak.',
      xLabel: 'Month',
      yLabel: 'Below the peak (%)',
      series: [
        { label: 'Drawdown', points: equity.map((_, x) => ({ x, y: Math.round(below(x) * 100) / 100 })) },
      ],
    }),
    heading('Setting a limit beforehand'),
    paragraph(
      'Decide at which drawdown you stop to look for the reason, before you are in it. A limit can be tied to the risk of one trade: with 1% a trade, a drawdown of 10% is about ten and a half full losses more than gains. If a tested method never fell by more than 12%, then at 18% something is different from the test.',
    ),
    example(
      'How many losses in a row make a limit',
      ['Nine losses of 2%: 1 − (1 − 2%)^9 ≈ 16.63%', 'Ten losses of 2%: 1 − (1 − 2%)^10 ≈ 18.29%'],
      'With 2% a trade, a limit of 18% is passed by the tenth loss in a row.',
    ),
    list(
      'Halve the risk per trade at half of the limit; the way back gets longer, the way down too.',
      'Stop at the limit and review: were the rules kept, and has the market changed?',
      'Do not raise the size to recover faster. The drawdown is a fact of the past; the next trade does not know of it.',
    ),
    calculator('drawdown'),
  ],
});
