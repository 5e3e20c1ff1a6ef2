import {
  barsAlong,
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

export const riskRewardAndExpectancy = lesson({
  id: 'risk-reward-and-expectancy',
  topic: 'Risk Management',
  position: 1,
  title: 'Risk, reward and expectancy',
  summary: 'Measure what a plan may win for what it risks, and tell from the share of wins whether it pays.',
  terms: {
    R: 'the amount that a trade loses when its stop is hit; results are counted in multiples of it.',
    'Risk/reward ratio': 'the distance from entry to target divided by the distance from entry to stop.',
    'R multiple': 'the result of a trade divided by the amount it risked.',
    Expectancy: 'the average result of a trade over many trades, in R or in money.',
    'Break-even win rate': 'the share of wins at which a ratio neither gains nor loses before costs.',
  },
  blocks: [
    paragraph(
      'Every trade plan names three prices before the trade begins: the entry, the stop and the target. The distance from entry to stop is what the trade risks on each unit. The distance from entry to target is what it may win. Everything in this lesson is arithmetic on those two distances.',
    ),
    heading('The ratio'),
    formula('ratio = |target − entry| ÷ |entry − stop|', {
      target: 'the price at which the trade takes its gain',
      entry: 'the price at which it begins',
      stop: 'the price at which it is given up',
    }),
    paragraph(
      'Risk/reward is usually said with the risk first: a plan that may win 2.5 for every 1 it risks is called 1:2.5. We give it as one number, 2.5, and call the amount at risk R. A full loss is then −1 R and a full win +2.5 R, whatever the size of the account.',
    ),
    example(
      'The ratio of a long plan',
      ['Risk per unit: 50 − 48 = 2', 'Reward per unit: 55 − 50 = 5', 'Ratio: 5 ÷ 2 = 2.5'],
      'The plan risks 2 to win 5: its risk/reward ratio is 2.5.',
    ),
    figure({
      kind: 'candles',
      caption:
        'A long plan: entry at 50, stop at 48, target at 55. The reward is two and a half times as tall as the risk.',
      bars: barsAlong(48.6, [49.2, 48.9, 49.6, 50, 49.5, 50.4, 51.2, 50.8, 52, 53.1, 52.6, 54, 55.1], 0.5),
      levels: [
        { price: 55, label: 'Target 55' },
        { price: 50, label: 'Entry 50' },
        { price: 48, label: 'Stop 48' },
      ],
    }),
    heading('What share of wins it needs'),
    paragraph(
      'A ratio says nothing about how often the target is reached. It does say how often it must be reached for the plan to come out even. With a ratio of 2.5, one win pays for two and a half losses, so fewer than a third of the trades have to win.',
    ),
    formula('break-even win rate = 1 ÷ (1 + ratio)', { ratio: 'reward divided by risk' }),
    example(
      'Break-even for two ratios',
      [
        'Ratio 2.5: 1 ÷ (1 + 2.5) ≈ 28.57%',
        'Ratio 1: 1 ÷ (1 + 1) = 50%',
        'Ratio 0.5: 1 ÷ (1 + 0.5) ≈ 66.67%',
      ],
      'The smaller the ratio, the more often the trade has to work.',
    ),
    figure({
      kind: 'curve',
      caption:
        'The share of wins at which a plan breaks even, by its ratio. Above the curve the plan gains, below it loses.',
      xLabel: 'Risk/reward ratio',
      yLabel: 'Break-even win rate (%)',
      series: [{ label: 'Break-even', points: curve(5, 0.25, (ratio) => 100 / (1 + ratio), 0.25) }],
    }),
    heading('Expectancy joins the two'),
    formula('expectancy = w × ratio − (1 − w)', {
      w: 'share of trades that win, from 0 to 1',
      ratio: 'average win in R; the average loss is taken as 1 R',
    }),
    paragraph(
      'Expectancy is the average result of one trade over many. It is the number that decides whether a way of trading can pay, and neither the ratio nor the win rate decides it alone. A high win rate with small wins and large losses loses money; a low win rate with large wins may gain.',
    ),
    example(
      'Two ways to trade',
      [
        'Wins 40% of the time at 2.5 R: 0.4 × 2.5 − 0.6 × 1 = 0.4',
        'Wins 70% of the time at 0.4 R: 0.7 × 0.4 − 0.3 × 1 = −0.02',
        'Over 100 trades the first expects 100 × 0.4 = 40',
      ],
      'The first gains 0.4 R a trade on average although it loses more often than it wins; the second loses 0.02 R.',
    ),
    heading('What spoils the numbers'),
    list(
      'Costs: spread, commission and slippage shorten every win and lengthen every loss. Subtract them from the distances before you divide.',
      'Wishful targets: moving the target away improves the ratio on paper and lowers the share of wins. A target needs a reason on the chart, such as a resistance.',
      'Small samples: forty trades say little about a win rate. The lesson on sample size shows how little.',
      'Early exits: a plan that is closed half way to its target has the ratio of the exit, not of the plan.',
    ),
    calculator('risk-reward'),
  ],
});
