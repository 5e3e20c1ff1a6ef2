import { curve, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

const joint = (correlation: number): number => 100 * Math.sqrt(0.5 * 0.2 ** 2 * (1 + correlation));

export const diversification = lesson({
  id: 'diversification-and-correlation',
  topic: 'Portfolio Management',
  position: 1,
  title: 'Diversification and correlation',
  summary:
    'Compute the risk of two positions together and see how correlation decides what spreading is worth.',
  terms: {
    Diversification: 'spreading money over things that do not move together.',
    Correlation: 'a number from −1 to 1 that says how closely two returns move together.',
    Variance:
      'the mean squared distance of returns from their mean; its square root is the standard deviation.',
    'Systematic risk': 'the part of risk that all positions share and that spreading does not remove.',
  },
  blocks: [
    paragraph(
      'Two positions are not always two bets. If both fall on the same news, they are one bet with two names. What spreading is worth depends on how the returns move together, and that is measured by the correlation: 1 means in step, 0 means unrelated, −1 means opposite.',
    ),
    formula('variance of two = a² × s₁² + b² × s₂² + 2 × a × b × ρ × s₁ × s₂', {
      'a, b': 'shares of the money in each, together 1',
      's₁, s₂': 'standard deviations of their returns',
      ρ: 'correlation of the returns',
    }),
    example(
      'Half and half, both with 20% volatility, unrelated',
      [
        'First part: 0.5^2 × 0.2^2 = 0.01',
        'Second part: 0.5^2 × 0.2^2 = 0.01',
        'Joint part at a correlation of 0: 2 × 0.5 × 0.5 × 0 × 0.2 × 0.2 = 0',
        'Volatility: √(0.01 + 0.01) ≈ 14.14%',
      ],
      'Together they vary by 14.14% instead of 20%: three tenths of the variation has cancelled out.',
    ),
    example(
      'The same with a correlation of 0.8',
      ['Joint part: 2 × 0.5 × 0.5 × 0.8 × 0.2 × 0.2 = 0.016', 'Volatility: √(0.01 + 0.01 + 0.016) ≈ 18.97%'],
      'At 0.8 only a twentieth of the variation is gone. Spreading over things that move together hardly helps.',
    ),
    figure({
      kind: 'curve',
      caption: 'Volatility of an equal mix of two things that vary by 20% each, by their correlation.',
      xLabel: 'Correlation',
      yLabel: 'Volatility of the mix (%)',
      series: [{ label: 'Mix', points: curve(1, 0.1, joint, -1) }],
    }),
    heading('How many positions?'),
    paragraph(
      'With n unrelated positions of equal size the volatility falls with the square root of n: four halve it, sixteen quarter it. With a common correlation ρ it cannot fall below √ρ of the single one, however many there are. For shares of one country with a correlation near 0.4 that floor is 63%. Most of the benefit is reached with fifteen to twenty positions; the rest is systematic risk.',
    ),
    formula('volatility of n equal positions = s × √((1 − ρ) ÷ n + ρ)', {
      s: 'volatility of one',
      n: 'number of positions',
      ρ: 'their common correlation',
    }),
    example(
      'Twenty positions with a correlation of 0.4',
      [
        'Factor: √((1 − 0.4) ÷ 20 + 0.4) ≈ 0.6557',
        'Volatility at 30% each: 30 × 0.6557 = 19.671',
        'Floor with any number: √0.4 ≈ 0.6325',
      ],
      'From 30% down to 19.7%; a thousand positions would reach 19.0%.',
    ),
    figure({
      kind: 'curve',
      caption: 'What is left of the volatility by number of positions, for three common correlations.',
      xLabel: 'Positions',
      yLabel: 'Volatility left (%)',
      series: [0, 0.4, 0.8].map((rho) => ({
        label: `Correlation ${rho}`,
        points: curve(30, 1, (n) => 100 * Math.sqrt((1 - rho) / n + rho), 1),
      })),
    }),
    heading('The trouble with correlations'),
    list(
      'They are measured in the past and change. In falling markets they rise, just when low ones are wanted.',
      'They describe straight-line relations of ordinary days. Two things can be unrelated on most days and crash together.',
      'A short history gives a rough number: with 60 months, a measured 0.3 may be anything from 0.05 to 0.5.',
      'Different names for one driver: three technology shares, an index of them and a coin may be one position.',
    ),
    paragraph(
      'A practical test: list for each position the event that would hurt it most. If the same event stands behind several, add their risks up as if they were one. It takes five minutes and needs no formula.',
    ),
  ],
});
