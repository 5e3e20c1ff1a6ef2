/** Where the numbers of the lessons on risk management come from. */
import { at, barsOf, highest, meanRange, pointsOf } from '../lesson-figures.ts';
import { computed, given, type LessonNumbers } from '../lesson-numbers.ts';

const stop = barsOf('stop-placement');
const balance = pointsOf('drawdown-and-recovery');
const peak = highest(balance, 9);
const trough = balance
  .filter(({ x }) => x > peak.x && x < 12)
  .reduce((low, one) => (one.y < low.y ? one : low));
const leverage = pointsOf('pips-lots-and-leverage', 3);

export const riskNumbers: LessonNumbers = {
  'risk-reward-and-expectancy': [
    ...given(
      'supposed',
      'may win 2.5 for every 1 it risks is called 1:2.5',
      'one number, 2.5',
      '−1 R and a full win +2.5 R',
    ),
    ...given('definition', 'entry at 50, stop at 48, target at 55', 'from 0 to 1', 'taken as 1 R'),
    computed('With a ratio of #, one win', (55 - 50) / (50 - 48)),
    computed('fewer than # of the trades', ...[1 / 3].filter((share) => 1 / (1 + 2.5) < share)),
    ...given('supposed', 'forty trades'),
  ],
  'position-sizing': [
    ...given('custom', 'such as 1%', '100,000 units', '20,000 units'),
    ...given('definition', 'entry at 52', '(1 − risk)'),
    computed('nearer stop at # allows # shares', 51, 100 / (52 - 51)),
    computed('one at # only #; both risk #', 49.5, 100 / (52 - 49.5), 100),
    computed('Near stop #: # shares', 51, 100 / (52 - 51)),
    computed('Far stop #: # shares', 49.5, 100 / (52 - 49.5)),
    computed('worth # of the quote', 0.0001 * 100_000),
    computed('in pips times #', 0.0001 * 100_000),
    computed('0.2 standard lots, which is # units', 0.2 * 100_000),
    computed('a row of # losses', Math.log2(250 * 0.5)),
    ...given('supposed', 'a few hundred trades'),
    computed('less than # of the account', ...[0.1].filter((part) => 1 - 0.99 ** 10 < part)),
    computed('# positions that fall together with #% each are one position with #%', 5, 1, 5 * 1),
  ],
  'stop-placement': [
    ...given(
      'supposed',
      'a support at 98 held twice',
      'clearly below 98',
      'A stop at 99',
      'a stop at 90',
      'support at 98',
      'is six ATR away',
    ),
    ...given('custom', 'often 1.5 to 3', 'usually over 14 bars'),
    computed('The stop at # lies # of an average range', 97, (98 - 97) / meanRange(stop)),
    computed('went down to #', Math.min(...stop.map(({ low }) => low))),
    computed('The bars cover # together', meanRange(stop) * stop.length),
  ],
  'drawdown-and-recovery': [
    computed(
      'from # to # and fell to # is down #%, although it has lost only # of',
      100,
      120,
      90,
      (100 * (120 - 90)) / 120,
      (100 - 90) / 100,
    ),
    computed('a gain of #', 30 / 90),
    computed('A balance in # months', balance.length),
    computed('from # in month # to # in month #', peak.y, peak.x, trough.y, trough.x),
    computed('passed in month #', balance.find(({ x, y }) => x > trough.x && y > peak.y)?.x ?? NaN),
    ...given('definition', 'for example 0.25', 'Up to about 20%'),
    computed(
      'with #% a trade, a drawdown of #% is about # and a half',
      1,
      10,
      Math.log(0.9) / Math.log(0.99) - 0.5,
    ),
    ...given('supposed', 'by more than 12%, then at 18%'),
  ],
  compounding: [
    computed('#% is #', 2, 0.02),
    computed('makes # more', 1268.24 - 1240),
    computed('One # over # years at #% a year', 1000, 10, (at(pointsOf('compounding'), 1) / 1000 - 1) * 100),
    ...given('definition', 'must not be 0'),
    ...given(
      'supposed',
      'One hundred a month',
      'Plus 50% and then minus 50%',
      'minus 50% first and plus 50% after',
    ),
    computed('grew for # months', 12 - 1),
    computed('yet # of the account', 1 - 1.5 * 0.5),
    computed('pair gains #%, the second loses #%', 1.12 * 0.92 * 100 - 100, 100 - 1.42 * 0.62 * 100),
    computed('for # years takes almost #', 20, 1 - 0.995 ** 20),
  ],
  'pips-lots-and-leverage': [
    ...given(
      'supposed',
      'price of 1.0850 says that one euro costs 1.0850',
      'a third currency',
      'leverage of 30:1',
    ),
    ...given('custom', '0.0001 for most pairs, 0.01 when', 'with five decimals'),
    ...given('definition', '100,000 units', 'is 10,000 and a micro lot 1,000'),
    computed('# of a lot', 20_000 / 100_000),
    computed('asks for #', 1 / 30),
    computed('At # times, a move of #%', 30, 100 / (at(leverage, 1) / 1)),
  ],
};
