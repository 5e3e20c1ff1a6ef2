/** Where the numbers of the lessons on strategies come from. */
import { normalBelow } from '../../../../domain/analysis/normal.ts';

import { shuffledDrawdowns } from '../../shuffled-drawdowns.ts';
import { binomialAtMost, largestOf } from '../chances.ts';
import { at, barsOf, pointsOf } from '../lesson-figures.ts';
import { computed, given, type LessonNumbers } from '../lesson-numbers.ts';

const falls = shuffledDrawdowns(Array.from({ length: 200 }, (_, trade) => (trade % 5 < 2 ? 2 : -1)));
const quantiles = (shares: number[]): number[] =>
  shares.map((share) => falls[Math.floor(falls.length * share)] ?? NaN);

export const strategyNumbers: LessonNumbers = {
  'from-idea-to-rules': [
    ...given(
      'supposed',
      '100-bar average',
      '20 bars ago',
      'highest close of 10 bars',
      'at least 0.15 R',
      'at least two hundred trades',
    ),
    ...given(
      'definition',
      'The seven questions',
      'has six numbers that could be others: 100, 20, 1.5, 10, 2',
    ),
    computed(
      'below # the next bar opens the trade at #',
      108 - 1.5 * 1.6,
      barsOf('from-idea-to-rules')[6]?.open ?? NaN,
    ),
    computed(
      'a stop at # and a target at #',
      105.4 - 2 * 1.6,
      Math.max(
        ...barsOf('from-idea-to-rules')
          .slice(0, 5)
          .map(({ close }) => close),
      ),
    ),
    ...given('supposed', 'With five choices'),
  ],
  backtesting: [
    ...given(
      'supposed',
      'the five best trades made',
      'Without the five best trades of 4 R',
      'without the five best trades',
      'period 100 to 90 and 110, stop 2 ATR to 1.8 and 2.2',
    ),
    computed('same four # trades', (pointsOf('backtesting').at(-1)?.x ?? NaN) / 4),
    computed('Out of # worthless ideas', 1 / 0.05),
    ...given('custom', 'level of five percent'),
  ],
  'overfitting-and-out-of-sample': [
    ...given('supposed', 'Suppose a hundred strategies', 'same two hundred trades'),
    computed('luckiest of #', 100),
    computed('Best of #, # errors', 100, largestOf(100, normalBelow)),
  ],
  'sample-size-and-significance': [
    computed('# wins in # trades are #%', 12, 20, (100 * 12) / 20),
    computed(
      'gives # or more wins in # about once',
      12,
      ...[20].filter((n) => Math.round(1 / (1 - binomialAtMost(11, n, 0.5))) === 4),
    ),
    ...given(
      'supposed',
      'same 60% over two hundred trades',
      'If ten were asked',
      'threshold by ten',
      'Ten positions',
      'than to ten',
    ),
    ...given('custom', 'The 95% interval', 'often 95%'),
    computed('measured #%', at(pointsOf('sample-size-and-significance', 1), 100)),
    ...given('definition', 'near 0 and 1'),
    computed('# wins in # it says #%', 5, 5, 100),
    computed('says #% to #%', (100 * 5) / (5 + 1.96 ** 2), 100),
    ...given('definition', '(2 × s ÷ e)²'),
    computed('# of the edge needs # times', 1 / 3, 676 / 75.1),
    computed('deviation of # R.', (at(pointsOf('sample-size-and-significance', 0, 1), 0.2) ** 0.5 * 0.2) / 2),
  ],
  'trading-plan-and-review': [
    ...given('custom', 'twenty to thirty trades', 'a tenth of the planned risk for fifty trades'),
    ...given(
      'definition',
      'Shuffle the results a thousand times',
      'only five of a hundred',
      'the seven questions',
    ),
    computed('usual deepest fall is # R, the fair worst case # R', ...quantiles([0.5, 0.95])),
    ...given(
      'definition',
      'Share of a thousand random orders of the same 200 trades (40% win 2 R, the others lose 1 R)',
    ),
  ],
};
