import { curve, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const riskAdjustedReturn = lesson({
  id: 'risk-adjusted-return',
  topic: 'Portfolio Management',
  position: 3,
  title: 'Risk-adjusted return: Sharpe, Sortino and Calmar',
  summary: 'Compare results that were earned with different risks, and know how uncertain such ratios are.',
  terms: {
    'Sharpe ratio': 'mean return above the risk-free rate, divided by the standard deviation of returns.',
    'Sortino ratio': 'the same with the deviation of the returns below a target only.',
    'Calmar ratio': 'yearly return divided by the maximum drawdown.',
    'Risk-free rate': 'what money earned in the same time without risk, such as a short government bill.',
    Annualising: 'restating a figure of a day or month for a year.',
  },
  blocks: [
    paragraph(
      'Twenty percent in a year is not better than ten if it came with three times the risk, since the ten could have been leveraged to the same risk and would have earned more, as long as borrowing costs little more than the risk-free rate. Ratios of return to risk make results comparable. They differ in what they call risk.',
    ),
    heading('Sharpe'),
    formula('Sharpe ratio = (mean return − risk-free rate) ÷ standard deviation', {
      'mean return': 'of a period, in percent',
      'standard deviation': 'of the returns of the same kind of period',
    }),
    example(
      'Two portfolios',
      [
        'A: (10 − 3) ÷ 8 = 0.875',
        'B: (20 − 3) ÷ 25 = 0.68',
        'B’s return at A’s volatility: 3 + 0.68 × 8 = 8.44',
      ],
      'B earned twice as much but was paid less for each unit of risk. Scaled down to A’s volatility, B would have returned 8.44%.',
    ),
    heading('From months to years'),
    paragraph(
      'If returns do not depend on each other, the mean grows with time and the standard deviation with its square root. So a monthly Sharpe ratio is multiplied by the square root of 12, a daily one by that of about 252. Returns that do depend on each other, such as smoothed valuations, make this wrong and usually too high.',
    ),
    example(
      'Annualising a monthly ratio',
      [
        'Mean 0.8% above the risk-free rate, deviation 3%: 0.8 ÷ 3 ≈ 0.267',
        'For a year: 0.267 × √12 ≈ 0.925',
      ],
      'A monthly 0.267 is about 0.925 a year.',
    ),
    heading('Sortino and Calmar'),
    paragraph(
      'The standard deviation counts gains above the mean as risk. Sortino counts only what lies below a target, often zero. For methods with rare large wins it is the fairer one; for methods with rare large losses both look too good until the loss has happened.',
    ),
    paragraph(
      'Calmar divides the yearly return by the deepest fall. It is easy to feel: 0.5 means that the worst fall took two years of average return. But it rests on a single event, and a longer record nearly always has a deeper one.',
    ),
    example(
      'Calmar',
      [
        'Return 12% a year, maximum drawdown 24%: 12 ÷ 24 = 0.5',
        'Years of return lost in the fall: 24 ÷ 12 = 2',
      ],
      'The ratio is 0.5.',
    ),
    figure({
      kind: 'curve',
      caption: 'Two accounts that end at the same balance. The smooth one has the higher Sharpe ratio.',
      xLabel: 'Month',
      yLabel: 'Balance',
      series: [
        {
          label: 'Smooth',
          points: curve(
            36,
            1,
            (month) => 100 * 1.008 ** month * (1 + 0.01 * Math.sin((month * Math.PI) / 3)),
          ),
        },
        {
          label: 'Rough',
          points: curve(
            36,
            1,
            (month) => 100 * 1.008 ** month * (1 + 0.12 * Math.sin((month * Math.PI) / 6)),
          ),
        },
      ],
    }),
    heading('How sure is the number?'),
    formula('standard error of a yearly Sharpe ratio ≈ √((1 + S² ÷ (2 × k)) ÷ years)', {
      S: 'the yearly ratio that was measured',
      k: 'returns in a year: 12 when it was measured from months',
      years: 'length of the record',
    }),
    example(
      'Three years of monthly returns with a ratio of 1',
      [
        'Standard error: √((1 + 1^2 ÷ (2 × 12)) ÷ 3) ≈ 0.59',
        'Two errors to either side: 1 − 2 × 0.59 = −0.18',
        'and 1 + 2 × 0.59 = 2.18',
      ],
      'The true ratio may be anything from −0.18 to 2.18. Three good years prove little. The formula supposes independent returns; for smoothed ones the error is larger.',
    ),
    list(
      'Use one period, one risk-free rate and the same costs for everything that is compared.',
      'Ask for the number of observations with every ratio.',
      'Beware of ratios chosen after the fact: among many tried methods the best always looks good.',
      'A ratio above 2 over years is rare. Look for hidden risk first: sold options, no stops, prices that are not traded.',
    ),
  ],
});
