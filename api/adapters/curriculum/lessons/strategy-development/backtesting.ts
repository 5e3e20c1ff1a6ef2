import { curve, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const backtesting = lesson({
  id: 'backtesting',
  topic: 'Strategy Development',
  position: 2,
  title: 'Backtesting without fooling yourself',
  summary: 'Test rules on past data with costs and without knowledge of the future, and read the report.',
  terms: {
    Backtest: 'applying rules to past data as if one had traded them.',
    'Look-ahead bias': 'using something in a test that was not known at that moment.',
    'Survivorship bias': 'testing on markets that still exist and leaving out those that vanished.',
    'Profit factor': 'sum of all gains divided by the sum of all losses.',
    'Equity curve': 'the balance over time.',
  },
  blocks: [
    paragraph(
      'A backtest asks what rules would have earned in the past. It cannot show that they will earn again. It can show that they would not have earned even then, and that is its best use: to throw ideas away cheaply. For that it has to be harder than reality, not easier.',
    ),
    heading('The usual leaks'),
    list(
      'Look-ahead: the signal uses the close of a bar and the trade is booked at the same close or, worse, at the open of the bar. Book it at the next open.',
      'Swings: a swing high is known only n bars later. A test that trades at the swing trades on tomorrow’s paper.',
      'Survivors: the companies of an index today are those that did well. Use the list as it was then.',
      'Revised data: economic figures are corrected later. Use what was published on the day.',
      'Fills: a limit order is not filled because its price was touched. A stop is filled at the worse of its price and the open.',
      'Both in one bar: if a bar holds stop and target, count the stop, or look into shorter bars.',
    ),
    heading('Costs from the first run'),
    example(
      'A good curve without costs',
      [
        '400 trades at 0.12 R before costs: 400 × 0.12 = 48',
        'Costs of 0.05 R each: 400 × 0.05 = 20',
        'After costs: 48 − 20 = 28',
        'With costs of 0.13 R: 400 × (0.12 − 0.13) = −4',
      ],
      'At a cost of 0.05 R more than half of the gain is left, at 0.13 R nothing.',
    ),
    figure({
      kind: 'curve',
      caption:
        'Drawn for illustration: the same four hundred trades before costs and with two costs a trade.',
      xLabel: 'Trade',
      yLabel: 'Sum in R',
      series: [0, 0.05, 0.13].map((cost) => ({
        label: cost === 0 ? 'Before costs' : `Cost ${cost} R`,
        points: curve(400, 20, (trade) => (0.12 - cost) * trade + 3 * Math.sin(trade / 27)),
      })),
    }),
    heading('Reading the report'),
    paragraph(
      'A final balance hides too much. Look at the number of trades, the expectancy per trade with its standard error, the profit factor, the maximum drawdown and how long it lasted, and the share of the gain that the five best trades made. If the result is gone without them, it rests on luck.',
    ),
    formula('profit factor = sum of gains ÷ sum of losses', { 'sum of losses': 'as a positive number' }),
    example(
      'A report in numbers',
      [
        '200 trades, gains of 156 R and losses of 120 R',
        'Profit factor: 156 ÷ 120 = 1.3',
        'Expectancy: (156 − 120) ÷ 200 = 0.18',
        'Standard error at a deviation of 1.4 R: 1.4 ÷ √200 ≈ 0.099',
        'Distance from zero: 0.18 ÷ 0.099 ≈ 1.82',
        'Without the five best trades of 4 R each: (156 − 20 − 120) ÷ 195 ≈ 0.082',
      ],
      'An expectancy of 0.18 R, 1.8 standard errors from zero, and less than half without the five best trades: promising at most.',
    ),
    heading('Does it hold nearby?'),
    paragraph(
      'Change each parameter a little: period 100 to 90 and 110, stop 2 ATR to 1.8 and 2.2. A real effect changes a little. If the result collapses, it was made of accidents. Then test on a related market and on another decade without changing anything.',
    ),
    heading('Keep a log of tests'),
    paragraph(
      'Write down every test that you run, also the bad ones. Out of twenty worthless ideas one looks significant at the usual level of five percent. Whoever remembers only that one believes in it. The number of tries is part of the result.',
    ),
    example(
      'Twenty worthless ideas',
      [
        'Chance that none looks good at 5%: (1 − 5%)^20 ≈ 35.85%',
        'Chance that at least one does: 1 − 35.85% = 64.15%',
      ],
      'With twenty tries it is more likely than not to find something that is not there.',
    ),
  ],
});
