import { curve, example, figure, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const overfitting = lesson({
  id: 'overfitting-and-out-of-sample',
  topic: 'Strategy Development',
  position: 3,
  title: 'Overfitting, out-of-sample and walk-forward tests',
  summary: 'Split data so that a test stays a test, and judge what is left of a result outside its own past.',
  terms: {
    Overfitting: 'shaping rules to the accidents of the data they were made on.',
    'In-sample': 'the data on which rules are chosen.',
    'Out-of-sample': 'data that were not used for choosing, looked at once.',
    'Walk-forward test': 'choosing on one stretch, testing on the next, and moving on through time.',
    'Degrees of freedom': 'how many choices were made on the data, named or not.',
  },
  blocks: [
    paragraph(
      'Give a strategy enough parameters and it will explain any past: each loss can be avoided by one more condition. What it learns then is not how the market behaves but where the losses happened to be. On new data the conditions fit nothing. This is overfitting, and the best-looking backtests are the most suspect of it.',
    ),
    figure({
      kind: 'curve',
      caption:
        'A sketch: result on the data used for choosing, and on new data, by the number of parameters. The first always rises; the second rises a little and then falls.',
      xLabel: 'Parameters',
      yLabel: 'Expectancy (R)',
      series: [
        { label: 'In-sample', points: curve(12, 1, (n) => 0.05 + 0.42 * (1 - Math.exp(-n / 5)), 1) },
        {
          label: 'Out-of-sample',
          points: curve(12, 1, (n) => 0.14 * Math.exp(-(((n - 3) / 4.5) ** 2)) - 0.012 * n, 1),
        },
      ],
    }),
    heading('The best of many'),
    paragraph(
      'Suppose a hundred strategies without any edge are tested on the same two hundred trades. Their average result is zero, but the best of them lies about two and a half standard errors above it. The best looks like a discovery. It is the luckiest of a hundred coin tossers.',
    ),
    example(
      'How good the luckiest looks',
      [
        'Standard error of 200 trades at a deviation of 1.2 R: 1.2 ÷ √200 ≈ 0.085',
        'Best of a hundred, 2.5 errors above zero: 2.5 × 0.085 = 0.2125',
        'Over 200 trades: 200 × 0.2125 = 42.5',
      ],
      'The luckiest of a hundred worthless strategies shows about 0.21 R a trade, or 42 R in all.',
    ),
    heading('Keep data back'),
    paragraph(
      'Divide the data by time: the first two thirds for developing, the last third untouched. When the rules are final, run them once on the last third. Once: if you change something after that and look again, it has become in-sample. Random splits are wrong for prices, because neighbouring days share movements and the test would know the answer.',
    ),
    example(
      'What is left',
      [
        'In-sample 0.30 R a trade, out-of-sample 0.12 R: 0.12 ÷ 0.3 = 40%',
        'Standard error of 90 trades at 1.3 R: 1.3 ÷ √90 ≈ 0.137',
        'Distance from zero: 0.12 ÷ 0.137 ≈ 0.88',
      ],
      'Forty percent of the result is left, which is usual, and it is less than one standard error from zero: not yet evidence of anything.',
    ),
    heading('Walk forward'),
    paragraph(
      'A walk-forward test repeats the split through time: choose on three years, trade the next half year with what was chosen, move on by half a year. The joined half years form a record in which every trade was out-of-sample. It shows also whether the best parameters stay put. If they jump from stretch to stretch, there is nothing to find.',
    ),
    example(
      'How many out-of-sample stretches there are',
      [
        'Ten years of data, three to choose, half a year to trade: (10 − 3) ÷ 0.5 = 14',
        'At 25 trades in each: 14 × 25 = 350',
      ],
      'Fourteen stretches and 350 trades that were not used for choosing.',
    ),
    heading('Rules against yourself'),
    list(
      'Count every choice, also those made by looking at the chart: market, period, years left out “because they were special”.',
      'Prefer a plateau to a peak: a parameter whose neighbours do as well.',
      'Take simple rules over better ones: of two with similar results the one with fewer parameters holds up more often.',
      'Ask for more than one market. An effect with a reason seldom lives in a single one.',
      'Finally trade it very small for some months. The future is the only data that nobody has seen.',
    ),
    paragraph(
      'A result that shrinks out-of-sample is not a failure; it is the usual case and a truer number. Plan with the smaller one. If the strategy is still worth its work then, it is worth trying.',
    ),
  ],
});
