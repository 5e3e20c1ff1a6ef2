import { bars, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const pricesFromAPicture = lesson({
  id: 'prices-from-a-picture',
  topic: 'Technical Analysis',
  position: 10,
  title: 'Measured prices and their error bars',
  summary:
    'Read a price with its uncertainty, carry the uncertainty into a ratio, and know when a difference is real.',
  terms: {
    'Error bar': 'the range within which a measured value probably lies; written as ± behind it.',
    'Standard deviation': 'the usual distance between a measurement and the true value; called sigma.',
    Propagation: 'how uncertainties of inputs become the uncertainty of a result.',
    'Linear axis': 'an axis on which equal distances are equal differences of price.',
    'Logarithmic axis': 'an axis on which equal distances are equal percentages.',
  },
  blocks: [
    paragraph(
      'A price that is read off a picture is a measurement. The axis labels give the scale, the bars give positions in pixels, and both have limits: a bar’s edge can be told to about half a pixel, and a label to its printed digits. So a measured price comes with an error bar. “105.3 ± 0.2” says that the true price probably lies between 105.1 and 105.5.',
    ),
    heading('From pixels to prices'),
    formula('price = price₁ + (y₁ − y) × (price₂ − price₁) ÷ (y₁ − y₂)', {
      'price₁, price₂': 'two labels of the axis',
      'y₁, y₂': 'their heights in the picture, in pixels from the top',
      y: 'height of the point that is read',
    }),
    example(
      'Reading a close',
      [
        'Label 100 at y 400, label 120 at y 100',
        'Price of one pixel: (120 − 100) ÷ (400 − 100) ≈ 0.0667',
        'A close at y 325: 100 + (400 − 325) × (120 − 100) ÷ (400 − 100) = 105',
        'Error of half a pixel: 0.0667 ÷ 2 ≈ 0.033',
      ],
      'The close is 105.00 ± 0.03.',
    ),
    paragraph(
      'On a logarithmic axis the same is done with the logarithms of the prices. Reading a logarithmic axis as if it were linear is the most common error in reading charts by eye: half way between 100 and 400 lies 200, not 250.',
    ),
    example(
      'Half way on a logarithmic axis',
      ['Linear: (100 + 400) ÷ 2 = 250', 'Logarithmic: √(100 × 400) = 200'],
      'The middle of the axis is 200.',
    ),
    heading('Errors travel'),
    paragraph(
      'A result that is computed from measured prices inherits their errors. For a difference of two independent prices the squares of the errors add up. A small difference of two large prices can be mostly error, although both prices are read well.',
    ),
    formula('error of a difference = √(s₁² + s₂²)', { 's₁, s₂': 'errors of the two prices' }),
    example(
      'The error of a risk/reward ratio',
      [
        'Entry 105 ± 0.2, stop 103 ± 0.2, target 111 ± 0.2',
        'Risk: 105 − 103 = 2',
        'Reward: 111 − 105 = 6',
        'Ratio: 6 ÷ 2 = 3',
        'Error of each distance: √(0.2^2 + 0.2^2) ≈ 0.283',
        'In percent of the risk: 0.283 ÷ 2 ≈ 14.2%',
        'In percent of the reward: 0.283 ÷ 6 ≈ 4.7%',
      ],
      'The ratio is 3, but the risk alone is uncertain by a seventh. “About 3” is honest, “3.02” is not.',
    ),
    figure({
      kind: 'candles',
      caption:
        'Two swing lows at 98.1 and 98.3. With an error of 0.2 for each they cannot be told apart: one level, not two.',
      bars: bars(
        [101.2, 101.5, 99.6, 99.9],
        [99.9, 100.2, 98.1, 98.7],
        [98.7, 100.6, 98.5, 100.4],
        [100.4, 101.7, 100, 101.2],
        [101.2, 101.3, 99.2, 99.5],
        [99.5, 99.8, 98.3, 98.9],
        [98.9, 100.9, 98.7, 100.6],
      ),
      levels: [{ price: 98.2, label: 'One level: 98.2 ± 0.2' }],
      notes: [
        { bar: 1, text: '98.1' },
        { bar: 5, text: '98.3' },
      ],
    }),
    heading('Is a difference real?'),
    example(
      'Two lows',
      [
        'Difference: 98.3 − 98.1 = 0.2',
        'Error of the difference: √(0.2^2 + 0.2^2) ≈ 0.283',
        'In errors: 0.2 ÷ 0.283 ≈ 0.71',
      ],
      'The difference is smaller than its own error: nothing says that the second low is higher.',
    ),
    list(
      'Below one error a difference says nothing; from two on it begins to count.',
      'A crop of the same chart with larger bars has smaller errors. More pixels per price help more than a sharper eye.',
      'An indicator over many bars averages errors away; a ratio of two short distances magnifies them.',
      'What cannot be measured should stay empty. A guess with two decimals is worse than no number.',
    ),
  ],
});
