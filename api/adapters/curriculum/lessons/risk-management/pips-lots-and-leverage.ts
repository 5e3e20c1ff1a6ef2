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

export const pipsLotsAndLeverage = lesson({
  id: 'pips-lots-and-leverage',
  topic: 'Risk Management',
  position: 6,
  title: 'Pips, lots, margin and leverage',
  summary: 'Compute what a pip is worth, what margin a position needs, and what leverage does to a loss.',
  terms: {
    Pip: 'the fourth decimal of most currency pairs, or the second when the quote currency is the yen.',
    Lot: '100,000 units of the base currency; a mini lot is 10,000 and a micro lot 1,000.',
    'Pip value': 'what a move of one pip gains or loses on a position.',
    Margin: 'money that the broker sets aside while a leveraged position is open.',
    Leverage: 'the value of a position divided by the money that stands behind it.',
  },
  blocks: [
    paragraph(
      'In a pair such as EUR/USD the first currency is the base and the second the quote. A price of 1.0850 says that one euro costs 1.0850 dollars. The position is counted in euros, gains and losses in dollars. To turn a chart distance into money you need the pip value.',
    ),
    formula('pip value = pip size × units', {
      'pip size': '0.0001 for most pairs, 0.01 when the quote currency is the yen',
      units: 'size of the position in the base currency',
    }),
    example(
      'EUR/USD, one lot and a fifth of a lot',
      [
        'One lot: 0.0001 × 100,000 = 10',
        'A fifth of a lot: 0.0001 × 20,000 = 2',
        'A move of 35 pips on it: 35 × 2 = 70',
      ],
      'One pip is worth 10 dollars on a full lot and 2 on 20,000 euros; 35 pips are then 70 dollars.',
    ),
    heading('Into the currency of the account'),
    paragraph(
      'The pip value comes out in the quote currency. When the account is kept in the base currency, divide by the price of the pair. When it is kept in a third currency, multiply by what one unit of the quote currency is worth in it.',
    ),
    example(
      'USD/JPY in a dollar account',
      ['Pip value in yen: 0.01 × 100,000 = 1,000', 'In dollars at a price of 160: 1,000 ÷ 160 = 6.25'],
      'One pip of one lot is worth 1,000 yen, which is 6.25 dollars at that price.',
    ),
    heading('Margin and leverage'),
    paragraph(
      'A broker who offers leverage of 30:1 asks for one thirtieth of the position as margin. The rest is borrowed for the time being. Margin is not the risk of the trade: it is a deposit. The intended risk is the distance to the stop times the pip value, as without leverage; a gap past the stop costs more, and then leverage decides how much.',
    ),
    formula('leverage used = position value ÷ balance', {
      'position value': 'units times price, in the currency of the account',
      balance: 'money in the account',
    }),
    example(
      'What leverage does to a move of 2%',
      [
        'Position of 50,000 on a balance of 5,000: 50,000 ÷ 5,000 = 10',
        'A move of 2% against it: 50,000 × 2% = 1,000',
        'Part of the balance: 1,000 ÷ 5,000 = 20%',
      ],
      'With ten times leverage a move of 2% takes 20% of the balance.',
    ),
    figure({
      kind: 'curve',
      caption:
        'What a move against the position takes from the balance, by the leverage that is used. At 30 times, a move of 3.33% takes all of it.',
      xLabel: 'Move against the position (%)',
      yLabel: 'Loss (% of the balance)',
      series: [1, 5, 10, 30].map((leverage) => ({
        label: `${leverage}:1`,
        points: curve(3.25, 0.25, (move) => move * leverage),
      })),
    }),
    paragraph(
      'The leverage that is offered is a ceiling, not a recommendation. What counts is the leverage that you use, and that follows from the position size. If the size is computed from the stop and a small share of the balance, the leverage used is a result that you only check, not a choice that you begin with.',
    ),
    heading('The margin call'),
    paragraph(
      'When open losses have eaten the free money and what is left falls towards the margin, the broker asks for more or closes positions, at whatever price there is then. A position whose size was computed from a small risk meets its stop before that, unless a gap passes it.',
    ),
    list(
      'Check the pip size of the pair: quotes with five decimals show tenths of a pip.',
      'Yen pairs have two decimals to the pip, most others four; for a few currencies brokers do not agree, so read the contract.',
      'Gold, indices and coins have contracts of their own: read what one point is worth in the contract’s terms.',
      'Overnight financing is charged on the whole position, not on the margin.',
    ),
    calculator('pip-value'),
  ],
});
