import {
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

export const compounding = lesson({
  id: 'compounding',
  topic: 'Risk Management',
  position: 5,
  title: 'Compounding: growth upon growth',
  summary: 'Compute what a balance grows to, and see why the spread of results lowers growth.',
  terms: {
    Compounding: 'growth of a balance that includes what earlier periods gained.',
    'Arithmetic mean': 'the sum of returns divided by their number.',
    'Geometric mean': 'the constant return per period that leads to the same end.',
    'Volatility drag': 'how far the geometric mean lies below the arithmetic one because results vary.',
  },
  blocks: [
    paragraph(
      'Simple growth adds the same amount each period. Compound growth adds the same share, and the share is taken from a balance that has grown already. Over a few periods the two look alike. Over many, they part.',
    ),
    formula('end = start × (1 + r)^n', {
      start: 'balance at the beginning',
      r: 'growth of one period as a share, 2% is 0.02',
      n: 'number of periods',
    }),
    example(
      'Two percent a month for a year',
      [
        'Growth factor: (1 + 2%)^12 ≈ 1.268242',
        'Balance at the end: 1,000 × 1.268242 ≈ 1,268.24',
        'Simple growth for comparison: 1,000 + 12 × 20 = 1,240',
      ],
      'Compounding makes 28.24 more of 1,000 than simple growth does. The example is arithmetic, not a return to expect.',
    ),
    figure({
      kind: 'curve',
      caption: 'One thousand over ten years at 5% a year, with gains left in and with gains taken out.',
      xLabel: 'Year',
      yLabel: 'Balance',
      series: [
        { label: 'Compound', points: curve(10, 1, (year) => 1000 * 1.05 ** year) },
        { label: 'Simple', points: curve(10, 1, (year) => 1000 + 50 * year) },
      ],
    }),
    heading('Adding regularly'),
    formula('end = start × (1 + r)^n + payment × ((1 + r)^n − 1) ÷ r', {
      payment: 'added at the end of each period',
      r: 'growth of one period as a share; it must not be 0 here',
      n: 'number of periods',
    }),
    example(
      'One hundred a month at 1% a month for a year',
      [
        'Growth factor: (1 + 1%)^12 ≈ 1.126825',
        'From the payments: 100 × (1.126825 − 1) ÷ 1% ≈ 1,268.25',
        'Put in: 100 × 12 = 1,200',
      ],
      'The payments of 1,200 have become 1,268.25; the first of them grew for eleven months, the last not at all.',
    ),
    heading('Losses compound too'),
    paragraph(
      'A gain and a loss of the same size do not cancel out. Plus 50% and then minus 50% leaves three quarters of the account. The order does not matter: minus 50% first and plus 50% after it leads to the same balance, because factors can be exchanged.',
    ),
    example(
      'Up 50%, down 50%',
      [
        'Balance: 100 × (1 + 50%) × (1 − 50%) = 75',
        'Arithmetic mean: (50 − 50) ÷ 2 = 0',
        'Geometric mean: √(0.75) − 1 ≈ −13.4%',
      ],
      'The mean of the returns is 0%, and yet a quarter of the account is gone.',
    ),
    paragraph(
      'This is the volatility drag. The growth that an account really has is the geometric mean of its returns, and that lies below the arithmetic mean by about half of their variance. Two ways of trading with the same average result per trade grow differently: the one whose results spread less grows more. This is a reason for small positions that has nothing to do with fear.',
    ),
    formula('geometric mean ≈ arithmetic mean − variance ÷ 2', {
      variance: 'mean squared distance of the returns from their mean, as shares',
    }),
    example(
      'The same average, two spreads',
      [
        'Returns of +12% and −8%: (1 + 12%) × (1 − 8%) = 1.0304',
        'Returns of +42% and −38%: (1 + 42%) × (1 − 38%) = 0.8804',
        'Average of both pairs: (12 − 8) ÷ 2 = 2',
      ],
      'Both average +2% a period. The first pair gains 3.04%, the second loses 11.96%.',
    ),
    heading('What to take from it'),
    list(
      'Compare results by the geometric mean, never by adding up percentages.',
      'A projected balance is only as good as the constant rate that it assumes. No market pays a constant rate.',
      'Costs compound as well: half a percent a year for twenty years takes almost a tenth.',
    ),
    calculator('compounding'),
  ],
});
