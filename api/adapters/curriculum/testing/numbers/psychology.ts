/** Where the numbers of the lessons on trading psychology come from. */
import { at, highest, pointsOf } from '../lesson-figures.ts';
import { computed, given, type LessonNumbers } from '../lesson-numbers.ts';
import { binomialAtMost, runOfAtLeast } from '../chances.ts';

const score = pointsOf('overconfidence-and-calibration', 0, 1);
const lowest = score.reduce((best, point) => (point.y < best.y ? point : best));
const better = (stated: number): boolean => at(score, 0.6) < at(score, stated);

export const psychologyNumbers: LessonNumbers = {
  'loss-aversion': [
    computed('wins # or loses #, although it gains # on', 150, 100, 0.5 * 150 - 0.5 * 100),
    ...given(
      'supposed',
      'wins 45% of its trades, with wins of 2 R and losses of 1 R',
      'gains at 1 R',
      'loss is 1.3 R',
      'rises to 55%',
    ),
    ...given('definition', 'well above 1 R'),
    computed('over # trades of the two ways', highest(pointsOf('loss-aversion')).x),
    computed('#% larger', (31.2 / 24 - 1) * 100),
  ],
  'streaks-and-randomness': [
    ...given(
      'supposed',
      'Toss a coin two hundred times',
      'to invent two hundred tosses',
      'After five losses',
      'After five wins',
      'thirty trades',
    ),
    ...given('supposed', 'less than once in a hundred'),
    ...given('source', 'longer than four or five'),
    computed(
      'almost surely hold a row of # or more',
      ...[6].filter((length) => runOfAtLeast(length, 200) > 0.95),
    ),
    ...given('definition', '(1 − w)^k'),
    computed('in # trades, for three', at(pointsOf('streaks-and-randomness', 1), 5) / (0.5 * 0.5 ** 5)),
    computed('about once in # times', 1 / binomialAtMost(9, 30, 0.5)),
  ],
  'overtrading-and-revenge-trading': [
    computed('the cost is # of what the trade risks, # such trades', 1 / 10, 10),
    computed(
      'with # planned trades of # R each',
      100,
      at(pointsOf('overtrading-and-revenge-trading'), 0) / 100,
    ),
    computed('at # R of cost', (20 - at(pointsOf('overtrading-and-revenge-trading'), 400)) / 400),
    computed('in # ends 15 R', 1 / 0.5 ** 4),
    ...given('custom', 'for example 2 R', 'thirty minutes'),
    computed('# trades without an edge', 3 * 20),
  ],
  'trading-journal': [
    ...given('custom', 'Thirty to fifty trades'),
    computed('same # trades', 31 + 9),
    computed('in R of # trades', pointsOf('trading-journal').at(-1)?.x ?? NaN),
    computed('without the # trades', 9),
    ...given('supposed', 'resistance at 52', 'for twenty trades'),
  ],
  'overconfidence-and-calibration': [
    ...given('source', 'with 90% certainty'),
    ...given('custom', 'steps of ten percent', 'some hundred trades', 'a few hundred trades'),
    ...given('supposed', 'with “70%”', 'Around 70% of many', 'Around 50% of many', 'ten or twenty'),
    computed('gets # or fewer of # in about # of #', 11, 20, 100 * binomialAtMost(11, 20, 0.7), 100),
    ...given('definition', 'from 0 to 1', '1 when it happened, 0 when not', '0 to 1; lower'),
    computed(
      'happens #% of the time, saying #% gives a better score than saying #% or #%',
      60,
      lowest.x * 100,
      ...[90, 50].filter((percent) => better(percent / 100)),
    ),
    computed('happens #% of the time, by', at(score, 1) === 0.4 ? 60 : NaN),
    computed('lowest at #', lowest.x),
    computed('about one in #', 1 / 0.21),
  ],
};
