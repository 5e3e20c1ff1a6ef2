import { curve, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const interestRates = lesson({
  id: 'interest-rates-and-inflation',
  topic: 'Market Fundamentals',
  position: 3,
  title: 'Interest rates, inflation and prices',
  summary:
    'Compute present values and real returns, and follow how a change of rates reaches bonds, shares and currencies.',
  terms: {
    'Interest rate': 'the price of money for a time, in percent a year.',
    'Present value': 'what a future payment is worth today at a given rate.',
    'Real return': 'the return after inflation.',
    Yield: 'the rate that a bond pays at its present price.',
    Duration: 'by about how many percent a bond’s price falls when its yield rises by one percentage point.',
    'Central bank': 'the institution that sets the shortest interest rate of a currency.',
  },
  blocks: [
    paragraph(
      'Money later is worth less than money now, because money now can earn interest. The rate says how much less. It enters the price of everything that pays in the future: bonds, shares, houses. That is why a single decision of a central bank moves all of them at once.',
    ),
    formula('present value = payment ÷ (1 + r)^years', {
      r: 'interest rate a year, as a share',
      years: 'until the payment',
    }),
    example(
      'A payment of 1,000 in ten years',
      [
        'At 2%: 1,000 ÷ (1 + 2%)^10 ≈ 820.35',
        'At 4%: 1,000 ÷ (1 + 4%)^10 ≈ 675.56',
        'Change: 675.56 ÷ 820.35 − 1 ≈ −17.6%',
      ],
      'When the rate rises from 2% to 4%, the same promise is worth 17.6% less.',
    ),
    figure({
      kind: 'curve',
      caption: 'Present value of 1,000 by the years until it is paid, at three rates.',
      xLabel: 'Years',
      yLabel: 'Present value',
      series: [1, 4, 8].map((rate) => ({
        label: `${rate}%`,
        points: curve(30, 2, (years) => 1000 / (1 + rate / 100) ** years),
      })),
    }),
    heading('Bonds'),
    paragraph(
      'A bond pays fixed amounts. When rates rise, new bonds pay more, so the old one is worth less: price and yield move in opposite directions. Duration says how much. A bond with a duration of 7 loses about 7% when its yield rises by one point. Short bonds hardly move, long ones as much as shares.',
    ),
    example(
      'Duration as a rule of thumb',
      ['Duration 7, yield up from 3% to 3.5%: −7 × 0.5 = −3.5', 'On 10,000: 10,000 × 3.5% = 350'],
      'The bond loses about 3.5%, which is 350.',
    ),
    heading('Shares and currencies'),
    list(
      'Shares: future profits are discounted at a higher rate and are worth less today, most of all those far in the future. Loans cost companies more.',
      'Currencies: money tends to go where it earns more. What moves the price is the change of what is expected, not the level of the rate.',
      'Gold and coins pay nothing. Holding them costs the interest that is given up.',
    ),
    paragraph(
      'Markets move before the decision. If a rise of a quarter point has been expected for weeks, it is in the price, and the announcement may do nothing or the opposite. What surprises is the difference between what was expected and what came, and the words about what may follow.',
    ),
    heading('Inflation'),
    formula('real return = (1 + nominal) ÷ (1 + inflation) − 1', {
      nominal: 'return in money',
      inflation: 'rise of prices in the same time',
    }),
    example(
      'What is left of 5%',
      [
        'At an inflation of 3%: (1 + 5%) ÷ (1 + 3%) − 1 ≈ 1.94%',
        'Money in a drawer for ten years at 3%: 1 ÷ (1 + 3%)^10 ≈ 74.41%',
      ],
      'Of 5% in money, 1.94% is left in goods. Money in a drawer keeps 74% of its purchasing power.',
    ),
    paragraph(
      'Central banks raise their rate to slow inflation and lower it to help the economy, and they announce on fixed days. So inflation reports matter because of what they make the central bank do. The chain is: report, expectation of the rate, present value, price. At each link the expectation counts, and at each link people disagree.',
    ),
    heading('What a trader takes from it'),
    list(
      'Know the days of decisions and reports; spreads and gaps are larger then.',
      'Ask what is expected before you ask what is good or bad.',
      'Positions in different markets can be one position on the interest rate. Count them together.',
    ),
  ],
});
