import { curve, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const sampleSize = lesson({
  id: 'sample-size-and-significance',
  topic: 'Strategy Development',
  position: 4,
  title: 'How many trades are enough?',
  summary: 'Put an interval around a win rate and an expectancy, and compute how many trades a claim needs.',
  terms: {
    'Standard error': 'how far a measured average usually lies from the true one.',
    'Confidence interval':
      'a range that holds the true value in a set share of such measurements, often 95%.',
    'Statistical significance': 'a result that chance alone would seldom produce.',
    'Sample size': 'the number of observations.',
    'Wilson interval': 'an interval for a share that stays sensible for few observations.',
  },
  blocks: [
    paragraph(
      'Twelve wins in twenty trades are 60%. Is the method better than a coin? A coin gives twelve or more wins in twenty about once in four tries. So the record is no evidence. The same 60% over two hundred trades would be strong evidence. Between the two lies a formula that everybody who quotes a win rate should know.',
    ),
    formula('standard error of a share = √(p × (1 − p) ÷ n)', { p: 'share of wins', n: 'number of trades' }),
    example(
      'Sixty percent of twenty and of two hundred',
      [
        'Twenty: √(0.6 × 0.4 ÷ 20) ≈ 0.1095',
        'Interval: 0.6 − 1.96 × 0.1095 ≈ 38.5%',
        'to 0.6 + 1.96 × 0.1095 ≈ 81.5%',
        'Two hundred: √(0.6 × 0.4 ÷ 200) ≈ 0.0346',
        'Interval: 0.6 − 1.96 × 0.0346 ≈ 53.2%',
        'to 0.6 + 1.96 × 0.0346 ≈ 66.8%',
      ],
      'After twenty trades the true share may be 39% or 81%; after two hundred it is probably above 53%.',
    ),
    figure({
      kind: 'curve',
      caption:
        'The 95% interval around a measured 60%, by the number of trades. Four times as many trades halve its width.',
      xLabel: 'Trades',
      yLabel: 'Share of wins (%)',
      series: [
        { label: 'Upper end', points: curve(400, 20, (n) => 60 + 196 * Math.sqrt(0.24 / n), 20) },
        { label: 'Measured', points: curve(400, 20, () => 60, 20) },
        { label: 'Lower end', points: curve(400, 20, (n) => 60 - 196 * Math.sqrt(0.24 / n), 20) },
      ],
    }),
    paragraph(
      'For few trades or shares near 0 and 1 the simple formula is poor: after five wins in five it says 100% without any doubt. The Wilson interval does better; it says 57% to 100%. We use it wherever we show a hit rate.',
    ),
    heading('Expectancy'),
    formula('standard error of a mean = s ÷ √n', {
      s: 'standard deviation of the results in R',
      n: 'number of trades',
    }),
    example(
      'Is 0.2 R a trade real?',
      [
        'Deviation 1.3 R, 50 trades: 1.3 ÷ √50 ≈ 0.184',
        'Distance from zero: 0.2 ÷ 0.184 ≈ 1.09',
        'With 200 trades: 1.3 ÷ √200 ≈ 0.092',
        'Distance: 0.2 ÷ 0.092 ≈ 2.17',
      ],
      'After 50 trades an average of 0.2 R is well within luck; after 200 it begins to count.',
    ),
    heading('How many are needed'),
    paragraph(
      'Turn the formula round. If an edge of size e is to lie two standard errors from zero, n has to be (2 × s ÷ e)². A large edge shows soon. A small one hides for years, and most edges are small.',
    ),
    formula('n = (2 × s ÷ e)²', { s: 'standard deviation in R', e: 'expectancy that is to be shown, in R' }),
    example(
      'Trades needed for two edges',
      ['Edge 0.3 R at a deviation of 1.3 R: (2 × 1.3 ÷ 0.3)^2 ≈ 75', 'Edge 0.1 R: (2 × 1.3 ÷ 0.1)^2 = 676'],
      'A third of the edge needs nine times as many trades.',
    ),
    figure({
      kind: 'curve',
      caption: 'Trades until an expectancy lies two standard errors from zero, at a deviation of 1.3 R.',
      xLabel: 'Expectancy (R)',
      yLabel: 'Trades',
      series: [{ label: 'Trades needed', points: curve(0.6, 0.05, (edge) => (2.6 / edge) ** 2, 0.1) }],
    }),
    heading('Care with the word significant'),
    list(
      'Significant means “seldom by chance”, not “large” and not “useful”. Costs can still eat it.',
      'It holds for one question asked once. If ten were asked, divide the threshold by ten.',
      'Trades that overlap in time are not independent. Ten positions opened on one day are closer to one observation than to ten.',
      'Stopping as soon as the result looks good makes almost any result look good. Fix n beforehand.',
    ),
  ],
});
