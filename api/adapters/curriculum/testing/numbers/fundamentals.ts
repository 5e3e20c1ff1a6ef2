/** Where the numbers of the lessons on markets come from. */
import { at, barsOf, pointsOf } from '../lesson-figures.ts';
import { computed, given, type LessonNumbers } from '../lesson-numbers.ts';

const book = pointsOf('order-book-and-order-types');

export const fundamentalsNumbers: LessonNumbers = {
  'order-book-and-order-types': [
    ...given(
      'supposed',
      '300 at 50.10',
      'your bid at 98 is filled for certain if the price falls to 95',
      'turns at 98.01',
    ),
    computed('Up to # units', Math.max(...book.filter(({ y }) => y === 50.02).map(({ x }) => x))),
  ],
  'spread-liquidity-and-costs': [
    computed(
      'stop of # pips the # pips are # R; with a stop of # pips they are # R',
      50,
      2.2,
      2.2 / 50,
      8,
      2.2 / 8,
    ),
    computed('with a target of # R breaks even', 100 / at(pointsOf('spread-liquidity-and-costs'), 0) - 1),
  ],
  'interest-rates-and-inflation': [
    computed('Present value of #', at(pointsOf('interest-rates-and-inflation'), 0)),
    computed('duration of # loses about #%', 7, 7 * 1),
    ...given('supposed', 'a rise of a quarter point'),
  ],
  'valuing-a-company': [
    ...given('supposed', 'a share at 20 can be dearer than one at 500'),
    computed('A P/E of # means that # years', 20, 25 / 1.25),
    ...given('definition', 'a payment of 1'),
    computed('#% or #% a year', ...[0, 1].map((line) => 100 / at(pointsOf('valuing-a-company', line), 0))),
    computed('# times its profit', 1000 / 50),
  ],
  'sessions-and-calendar': [
    computed(
      'opens at # although the stop was at #',
      barsOf('sessions-and-calendar', 1)[4]?.open ?? NaN,
      49.5,
    ),
  ],
};
