import { curve, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const measuringPerformance = lesson({
  id: 'measuring-performance',
  topic: 'Portfolio Management',
  position: 5,
  title: 'Measuring performance fairly',
  summary: 'Compute returns with deposits and withdrawals, compare with a benchmark, and include every cost.',
  terms: {
    'Time-weighted return': 'growth of one unit of money, unaffected by when money was paid in or out.',
    'Money-weighted return':
      'the constant rate at which the payments made would have grown to the balance; also called internal rate of return.',
    Benchmark: 'a simple alternative that anybody could have held instead.',
    CAGR: 'compound annual growth rate: the constant yearly rate between start and end.',
    'Survivorship bias': 'judging by those that are left and forgetting those that have disappeared.',
  },
  blocks: [
    paragraph(
      'An account of 10,000 that stands at 16,000 after a year has not gained 60% if 5,000 were paid in meanwhile. Before anything can be compared, payments have to be taken out of the figure. There are two honest ways to do it, and they answer two questions.',
    ),
    heading('Time-weighted: how good were the decisions?'),
    formula('time-weighted return = (1 + r₁) × (1 + r₂) × … − 1', {
      'r₁, r₂ …': 'return of each stretch between two payments',
    }),
    example(
      'Two stretches with a payment between them',
      [
        'First half: from 10,000 to 11,000, factor 11,000 ÷ 10,000 = 1.1',
        'Payment of 5,000: 11,000 + 5,000 = 16,000',
        'Second half: from 16,000 to 15,200, factor 15,200 ÷ 16,000 = 0.95',
        'Return of the year: 1.1 × 0.95 − 1 = 4.5%',
      ],
      'Each unit of money grew by 4.5%, although the account is worth 15,200.',
    ),
    heading('Money-weighted: what did I earn?'),
    paragraph(
      'The same year in money: 15,000 were put in and 15,200 came out. The gain is 200, because the larger sum was there in the worse half. The time-weighted return grades the method; the money-weighted one grades the owner’s timing of payments as well. If the two differ much over years, money comes in after good times and leaves after bad ones.',
    ),
    example(
      'The gain in money',
      [
        'Put in: 10,000 + 5,000 = 15,000',
        'Gain: 15,200 − 15,000 = 200',
        'On the average money at work: 200 ÷ (10,000 + 5,000 ÷ 2) = 1.6%',
      ],
      'About 1.6% on the money that was there on average, against 4.5% time-weighted.',
    ),
    heading('Growth per year'),
    formula('CAGR = (end ÷ start)^(1 ÷ years) − 1', { years: 'length of the record' }),
    example(
      'Three years',
      [
        'Factor: 1.30 × 0.90 × 1.15 ≈ 1.3455',
        'Yearly: 1.3455^(1 ÷ 3) − 1 ≈ 10.4%',
        'Plain mean for comparison: (30 − 10 + 15) ÷ 3 ≈ 11.7',
      ],
      'The account grew by 10.4% a year; the mean of the three returns, 11.7%, flatters.',
    ),
    heading('Against what?'),
    paragraph(
      'A return means little alone. In a year in which a plain index rose by 20%, a trader’s 12% cost eight points and a great deal of work. Choose the benchmark beforehand, choose one that could really have been held, and with similar risk. Choosing it afterwards is a way to win every comparison.',
    ),
    figure({
      kind: 'curve',
      caption:
        'An account and its benchmark, both without payments. It lies ahead for two years and behind after five.',
      xLabel: 'Month',
      yLabel: 'Value of 100',
      series: [
        { label: 'Account', points: curve(60, 3, (month) => 100 * 1.006 ** month + 8 * Math.sin(month / 9)) },
        { label: 'Benchmark', points: curve(60, 3, (month) => 100 * 1.0072 ** month) },
      ],
    }),
    heading('Costs belong inside'),
    list(
      'Spread, commission, financing, data and software: subtract them before you compare.',
      'Taxes on frequent gains: compare after tax with an alternative that is sold once.',
      'Hours: divide the gain over the benchmark by the hours spent. The result is an hourly wage, and may be negative.',
    ),
    example(
      'The hourly wage of a good year',
      [
        'Account 12%, benchmark 8%, balance 40,000: 40,000 × (12% − 8%) = 1,600',
        'Costs not yet subtracted: 1,600 − 600 = 1,000',
        'Hours: 10 × 50 = 500',
        'Per hour: 1,000 ÷ 500 = 2',
      ],
      'Four points ahead of the benchmark, and two an hour.',
    ),
    paragraph(
      'Beware of survivors when you compare with others. Funds that closed are missing from most lists, and traders who lost do not publish. The average of those that are left says nothing about the average of those that began.',
    ),
  ],
});
