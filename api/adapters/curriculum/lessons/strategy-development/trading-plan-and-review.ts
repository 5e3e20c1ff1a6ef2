import { fixed } from '../../../../domain/shared-with-web/fixed-number.ts';
import { curve, example, figure, heading, lesson, list, paragraph } from '../../lesson-source.ts';
import { shuffledDrawdowns } from '../../shuffled-drawdowns.ts';

/** Two hundred trades: two in five win 2 R, the others lose 1 R. */
const falls = shuffledDrawdowns(Array.from({ length: 200 }, (_, trade) => (trade % 5 < 2 ? 2 : -1)));
const usual = falls[falls.length / 2] ?? 0;
const fairWorst = falls[Math.floor(falls.length * 0.95)] ?? 0;
const deeperThan = (fall: number): number =>
  (100 * falls.filter((deepest) => deepest > fall).length) / falls.length;

export const tradingPlan = lesson({
  id: 'trading-plan-and-review',
  topic: 'Strategy Development',
  position: 5,
  title: 'Going live: plan, review and when to stop',
  summary: 'Bring a tested strategy to a live account in steps, and set beforehand what would end it.',
  terms: {
    'Trading plan': 'the written rules of a strategy with its limits and its reviews.',
    'Paper trading': 'following the rules in real time without money.',
    'Tracking error of a plan': 'the difference between what the rules did and what you did.',
    'Kill criterion': 'a condition, set beforehand, on which a strategy is stopped.',
    'Monte Carlo simulation': 'drawing many random orders of known results to see what could have happened.',
  },
  blocks: [
    paragraph(
      'A tested strategy meets two new things when it goes live: real fills and its owner. Both can be measured, if the way from test to full size is taken in steps and each step has its numbers.',
    ),
    heading('Steps'),
    list(
      'Paper: twenty to thirty trades in real time. Not for the result, but to find out whether the rules are complete and can be followed.',
      'Small: a tenth of the planned risk for fifty trades. Compare fills, costs and frequency with the test.',
      'Half, then full: each only when the live record agrees with the test within its interval.',
    ),
    heading('Agreement with the test'),
    paragraph(
      'Two things are compared. First, did you trade what the rules traded? Run the test over the live weeks and match it trade by trade. Missed and added trades are the tracking error of the plan, and no strategy is to blame for them. Second, did the rules earn what they earned in the test? For that the live expectancy is compared with the tested one.',
    ),
    example(
      'Fifty live trades',
      [
        'Tested expectancy 0.20 R, deviation 1.47 R',
        'Live expectancy 0.02 R; standard error: 1.47 ÷ √50 ≈ 0.208',
        'Distance: (0.2 − 0.02) ÷ 0.208 ≈ 0.87',
      ],
      'The live result lies less than one standard error below the test: disappointing and still in agreement with it.',
    ),
    heading('What drawdown to expect'),
    paragraph(
      'The drawdown of a test is one of many that could have happened with the same trades in another order. Shuffle the results a thousand times and look at the maximum drawdown of each order. The one that is exceeded in only five of a hundred orders is a fair worst case, and it is well above the usual one.',
    ),
    figure({
      kind: 'curve',
      caption:
        'Share of a thousand random orders of the same 200 trades (40% win 2 R, the others lose 1 R) whose maximum drawdown was deeper than the value on the axis.',
      xLabel: 'Maximum drawdown (R)',
      yLabel: 'Orders that were deeper (%)',
      series: [{ label: 'Orders', points: curve(30, 2, deeperThan) }],
    }),
    example(
      'From R to the account',
      [
        `The usual deepest fall is ${usual} R, the fair worst case ${fairWorst} R`,
        `At a risk of 0.5% a trade: ${fairWorst} × 0.5 = ${fairWorst * 0.5}`,
        `With 1% a trade: ${fairWorst} × 1 = ${fairWorst}`,
        `Risk for a bearable fall of 15%: 15 ÷ ${fairWorst} ≈ ${fixed(15 / fairWorst, 2)}`,
      ],
      `Whoever can bear a fall of 15% should risk at most about ${fixed(15 / fairWorst, 2)}% a trade with this strategy.`,
    ),
    heading('When to stop'),
    paragraph(
      'Decide before the first trade what would end it. Good criteria are rare by chance and easy to check: a drawdown deeper than the fair worst case; a live expectancy more than two standard errors below the tested one; costs that have doubled; the reason behind the idea is gone, for example because a rule of the exchange has changed.',
    ),
    example(
      'The limit for the live expectancy after 150 trades',
      ['Standard error: 1.47 ÷ √150 ≈ 0.12', 'Limit: 0.2 − 2 × 0.12 = −0.04'],
      'If the average of the first 150 trades is below −0.04 R, the strategy is stopped and examined.',
    ),
    heading('The plan on one page'),
    list(
      'Rules: the seven questions, answered.',
      'Numbers of the test: trades, expectancy with its standard error, drawdown with its worst case.',
      'Limits: risk a trade, heat, daily loss, kill criteria.',
      'Reviews: weekly for execution, quarterly for the numbers. Between reviews nothing is changed.',
      'Change log: date, change, reason. Each change begins a new record.',
    ),
    paragraph(
      'The hardest part is to do nothing between reviews. A strategy that is adjusted after each bad week is never tested, neither by its owner nor by the market. Write the date of the next review at the top of the page, and leave the rules alone until then.',
    ),
  ],
});
