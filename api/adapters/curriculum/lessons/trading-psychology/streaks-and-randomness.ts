import { curve, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const streaksAndRandomness = lesson({
  id: 'streaks-and-randomness',
  topic: 'Trading Psychology',
  position: 2,
  title: 'Streaks, luck and the gambler’s fallacy',
  summary: 'Compute how long rows of losses must be expected, and stop reading messages into them.',
  terms: {
    Streak: 'a row of wins or of losses without a break.',
    'Gambler’s fallacy':
      'the belief that a win is due after a row of losses although trades do not depend on each other.',
    'Hot-hand fallacy': 'the belief that a row of wins makes the next win more likely.',
    Independence: 'one result tells nothing about the next.',
    'Law of large numbers':
      'the share of wins approaches its true value as the number of trades grows; the sum of deviations does not vanish.',
  },
  blocks: [
    paragraph(
      'Toss a coin two hundred times and write the results down. Ask somebody else to invent two hundred tosses. The invented list is easy to spot: it has no row longer than four or five. The real one will almost surely hold a row of six or more. Chance has longer streaks than we expect, and each one seems to mean something.',
    ),
    heading('How likely is a row?'),
    formula('chance of k losses in a row = (1 − w)^k', {
      w: 'share of trades that win',
      k: 'length of the row, for the next k trades',
    }),
    example(
      'Five losses in a row',
      [
        'With 50% wins: (1 − 0.5)^5 = 0.03125',
        'With 40% wins: (1 − 0.4)^5 = 0.07776',
        'With 60% wins: (1 − 0.6)^5 = 0.01024',
      ],
      'For the next five trades the chance is about 3%, 8% and 1%. Over hundreds of trades there are many such fives.',
    ),
    paragraph(
      'A row begins after a win. In n trades there are about n × w places where a row of losses can begin, and each is long enough with a chance of (1 − w)^k. The product is the number of rows of at least k losses that should be expected.',
    ),
    example(
      'Rows in 250 trades with 50% wins',
      [
        'Rows of at least 5: 250 × 0.5 × 0.5^5 ≈ 3.9',
        'Rows of at least 7: 250 × 0.5 × 0.5^7 ≈ 0.98',
        'Rows of at least 10: 250 × 0.5 × 0.5^10 ≈ 0.12',
      ],
      'About four rows of five or more, one of seven or more. Ten in a row would be unusual but not a proof of anything.',
    ),
    figure({
      kind: 'curve',
      caption:
        'Expected number of losing rows of at least the given length in 250 trades, for three shares of wins.',
      xLabel: 'Length of the row',
      yLabel: 'Rows expected',
      series: [40, 50, 60].map((wins) => ({
        label: `${wins}% wins`,
        points: curve(12, 1, (length) => 250 * (wins / 100) * (1 - wins / 100) ** length, 3),
      })),
    }),
    heading('Two opposite errors'),
    paragraph(
      'After five losses some people double the size, because a win is “due”. Others stop trading, because the method “does not work any more”. Both read a message into a row that was to be expected. If trades are independent, the chance of the sixth is the same as that of the first. The losses are not made good by a debt of the market; in the long run they are diluted by many later trades.',
    ),
    paragraph(
      'After five wins it is the reverse: size grows, rules are stretched, and the ordinary loss that follows is the largest of the month. Wins in a row are as little a message as losses.',
    ),
    heading('When a row does mean something'),
    paragraph(
      'A row can be evidence if it is far longer than chance allows, or if it goes with something that can be seen: spreads have widened, volatility has doubled, the rules were not kept. So decide beforehand what would count: for example, a drawdown deeper than any in the test, or thirty trades with a share of wins that chance produces less than once in a hundred.',
    ),
    example(
      'Nine wins in thirty at an expected 50%',
      [
        'Expected: 30 × 0.5 = 15',
        'Standard deviation: √(30 × 0.5 × 0.5) ≈ 2.74',
        'Distance: (15 − 9) ÷ 2.74 ≈ 2.19',
      ],
      'A little more than two standard deviations: chance alone does that about once in 47 times. Worth a review, not a panic.',
    ),
    list(
      'Know your longest expected row before you begin, and size so that it can be borne.',
      'Judge the last trade by whether the rules were kept, never by its result.',
      'Review after a number of trades, not after a number of losses.',
    ),
  ],
});
