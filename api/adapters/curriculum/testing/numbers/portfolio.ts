/** Where the numbers of the lessons on portfolios come from. */
import { at, pointsOf } from '../lesson-figures.ts';
import { computed, given, type LessonNumbers } from '../lesson-numbers.ts';

/** Ends of the 95% interval of a correlation, by Fisher's transformation. */
const fisher = (measured: number, months: number): number[] =>
  [-1, 1].map((side) => Math.tanh(Math.atanh(measured) + (side * 1.96) / Math.sqrt(months - 3)));
const left = (positions: number): number => at(pointsOf('diversification-and-correlation', 1, 1), positions);

export const portfolioNumbers: LessonNumbers = {
  'diversification-and-correlation': [
    ...given(
      'definition',
      '1 means in step, 0 means unrelated, −1 means opposite',
      'together 1',
      'from −1 to 1',
    ),
    computed('only # of the variation', 1 - 0.1897 / 0.2),
    computed('vary by #% each', at(pointsOf('diversification-and-correlation'), 1)),
    computed('four halve it, # quarter it', 4 ** 2),
    computed('near # that floor is #%', 0.4, 100 * Math.sqrt(0.4)),
    // Of the fall from one position to any number.
    computed(
      'with # to # positions',
      ...[15, 20].filter((n) => 100 - left(n) > 0.9 * (100 - 100 * Math.sqrt(0.4))),
    ),
    computed('# positions would reach #%', 1000, 30 * Math.sqrt(0.6 / 1000 + 0.4)),
    computed('with # months, a measured # may be anything from # to #', 60, 0.3, ...fisher(0.3, 60)),
    ...given('supposed', 'five minutes'),
  ],
  'allocation-and-rebalancing': [
    computed(
      '# to # can be one of # to #',
      60,
      40,
      at(pointsOf('allocation-and-rebalancing'), 14),
      100 - at(pointsOf('allocation-and-rebalancing'), 14),
    ),
    ...given('supposed', 'rise by 20%', 'once a year or a quarter'),
    ...given('custom', 'five percentage points'),
    ...given('supposed', 'restores 60 to 40'),
    computed('grow by #% a year and bonds by #%', 7, 2),
    computed('is # times as much', 250 / 24),
  ],
  'risk-adjusted-return': [
    ...given('supposed', 'Twenty percent in a year is not better than ten', 'since the ten could'),
    computed('square root of #, a daily one by that of about #', 12, 252),
    computed('# means that the worst fall took two years', 1 / 2),
    ...given('definition', '12 when it was measured from months'),
    ...given('custom', 'A ratio above 2'),
  ],
  'portfolio-heat': [
    ...given('supposed', 'if ten trades are open'),
    ...given('definition', '0 when the stop', '(n − 1) × ρ', 'the case ρ = 1'),
    computed('positions with #% each, by', at(pointsOf('portfolio-heat'), 1)),
    ...given('custom', 'for example 6%', 'for example 3%'),
  ],
  'measuring-performance': [
    computed(
      'account of # that stands at # after a year has not gained #% if # were',
      10_000,
      16_000,
      (16_000 / 10_000 - 1) * 100,
      5_000,
    ),
    computed('# were put in and # came out. The gain is #', 10_000 + 5_000, 15_200, 200),
    computed('against #% time-weighted', (1.1 * 0.95 - 1) * 100),
    computed('rose by #%, a trader’s #% cost # points', 20, 12, 20 - 12),
    computed('behind after #', (pointsOf('measuring-performance').at(-1)?.x ?? NaN) / 12),
  ],
};
