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

export const positionSizing = lesson({
  id: 'position-sizing',
  topic: 'Risk Management',
  position: 2,
  title: 'Position sizing: how much to trade',
  summary: 'Compute the position size from the balance, the risk in percent and the distance of the stop.',
  terms: {
    'Position size': 'how many units, shares or lots a trade holds.',
    'Fixed-fractional sizing': 'risking the same share of the current balance on every trade.',
    'Amount at risk': 'the money that is lost when the stop is hit.',
    'Stop distance': 'the distance from the entry to the stop, in price or in pips.',
  },
  blocks: [
    paragraph(
      'The question “how much should I buy?” has an answer that does not depend on how sure you feel. Decide first how much money the trade may lose. Take the distance to the stop from the chart. The position size follows by one division.',
    ),
    formula('position size = balance × risk ÷ stop distance', {
      balance: 'money in the account now',
      risk: 'share of the balance that the trade may lose, such as 1%',
      'stop distance': 'what one unit loses when the stop is hit',
    }),
    paragraph(
      'The order matters. The stop belongs where the idea behind the trade is proved wrong, and the chart decides where that is. A far stop then means a small position and a near stop a large one; the loss at the stop is the same. Whoever chooses the size first and fits the stop to it lets the account decide where the market has to turn.',
    ),
    example(
      'Shares',
      [
        'Amount at risk: 10,000 × 1% = 100',
        'Stop distance: 52 − 49.5 = 2.5',
        'Position size: 100 ÷ 2.5 = 40',
        'Position value: 40 × 52 = 2,080',
      ],
      '40 shares. If the stop at 49.50 is hit, they lose 100, which is 1% of the account.',
    ),
    figure({
      kind: 'candles',
      caption:
        'Two stops for one entry at 52. The nearer stop at 51 allows 100 shares, the farther one at 49.50 only 40; both risk 100.',
      bars: barsAlong(49.4, [50.1, 50.8, 50.3, 51.2, 51.7, 51.3, 51.9, 52.3, 51.8, 52], 0.5),
      levels: [
        { price: 52, label: 'Entry 52' },
        { price: 51, label: 'Near stop 51: 100 shares' },
        { price: 49.5, label: 'Far stop 49.50: 40 shares' },
      ],
      notes: [{ bar: 9, text: 'Entry' }],
    }),
    heading('Currencies are sized in lots'),
    paragraph(
      'For currency pairs the distance is given in pips. One pip of one standard lot (100,000 units) is worth 10 of the quote currency, when a pip is the fourth decimal. So the risk of one lot is the stop in pips times 10.',
    ),
    example(
      'A currency pair',
      ['Amount at risk: 10,000 × 1% = 100', 'Risk per lot: 50 × 10 = 500', 'Lots: 100 ÷ 500 = 0.2'],
      '0.2 standard lots, which is 20,000 units of the base currency.',
    ),
    heading('Why a small share'),
    paragraph(
      'Losses come in rows. A method that wins half of its trades must expect a row of seven losses somewhere in a few hundred trades. With fixed-fractional sizing each loss takes its share from what is left, so the balance after n losses is the start times (1 − risk) to the power n.',
    ),
    example(
      'Ten losses in a row',
      [
        'Risking 1%: (1 − 1%)^10 ≈ 90.44%',
        'Risking 2%: (1 − 2%)^10 ≈ 81.71%',
        'Risking 10%: (1 − 10%)^10 ≈ 34.87%',
      ],
      'At 1% the row costs less than a tenth of the account, at 10% almost two thirds.',
    ),
    figure({
      kind: 'curve',
      caption: 'What is left after a row of losses, by the share that each one takes.',
      xLabel: 'Losses in a row',
      yLabel: 'Balance left (%)',
      series: [1, 2, 5, 10].map((percent) => ({
        label: `${percent}% a trade`,
        points: curve(20, 1, (losses) => 100 * (1 - percent / 100) ** losses),
      })),
    }),
    heading('Practical rules'),
    list(
      'Round the size down, never up: rounding up exceeds the risk.',
      'Use the balance of today, not that of the best day.',
      'Add up what is open: five positions that fall together with 1% each are one position with 5%.',
      'A gap can pass the stop. The computed loss is what the stop intends, not a guarantee.',
    ),
    calculator('position-size'),
  ],
});
