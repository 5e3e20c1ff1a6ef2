import { curve, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const costs = lesson({
  id: 'spread-liquidity-and-costs',
  topic: 'Market Fundamentals',
  position: 2,
  title: 'Spread, liquidity and the cost of a trade',
  summary: 'Add up every cost of a trade, state it in R, and find the smallest target that is worth trading.',
  terms: {
    Spread: 'the distance between bid and ask.',
    Liquidity: 'how much can be traded quickly without moving the price much.',
    Commission: 'a fee per trade, per unit or in percent of the value.',
    'Market impact': 'the movement that an order causes by itself.',
    Financing: 'interest for holding a leveraged position overnight; also called swap.',
    'Round trip': 'opening and closing a position.',
  },
  blocks: [
    paragraph(
      'The cost of a trade is what would be lost if you bought and sold at once. It is known quite well before the trade, unlike the gain. So it is the best-measured number in the whole undertaking and deserves to be computed each time.',
    ),
    formula('cost of a round trip = spread + 2 × commission + slippage + financing', {
      spread: 'ask minus bid; half of it is paid on each side',
      commission: 'per side',
      slippage: 'average difference to the price that was intended',
      financing: 'for the nights that the position is held',
    }),
    example(
      'A currency trade of one lot for two nights',
      [
        'Spread of 0.8 pips at 10 a pip: 0.8 × 10 = 8',
        'Commission: 2 × 3 = 6',
        'Slippage of 0.3 pips: 0.3 × 10 = 3',
        'Financing: 2 × 2.5 = 5',
        'Sum: 8 + 6 + 3 + 5 = 22',
        'In pips: 22 ÷ 10 = 2.2',
      ],
      'The trade costs 22, which is 2.2 pips: nearly three times the spread that is advertised.',
    ),
    heading('In R'),
    paragraph(
      'The same cost is small for a wide stop and large for a narrow one. Divide it by what the trade risks. With a stop of 50 pips the 2.2 pips are 0.044 R; with a stop of 8 pips they are 0.275 R. A method with narrow stops has to be much better just to come out even.',
    ),
    example(
      'The win rate that costs ask for',
      [
        'Target 1.5 R, no cost: 1 ÷ (1 + 1.5) = 40%',
        'Cost 0.044 R: (1 + 0.044) ÷ (1 + 1.5) = 41.76%',
        'Cost 0.275 R: (1 + 0.275) ÷ (1 + 1.5) = 51%',
      ],
      'With narrow stops the same plan has to win 51% instead of 40% of its trades.',
    ),
    figure({
      kind: 'curve',
      caption:
        'Share of wins at which a plan with a target of 1.5 R breaks even, by the cost of a round trip in R.',
      xLabel: 'Cost (R)',
      yLabel: 'Break-even win rate (%)',
      series: [{ label: 'Target 1.5 R', points: curve(0.5, 0.05, (cost) => (100 * (1 + cost)) / 2.5) }],
    }),
    heading('Liquidity changes with the hour'),
    paragraph(
      'Spreads are narrow where and when many trade. A currency pair is cheapest when both of its home markets are open, and several times dearer late at night. Shares have wide spreads in the first minutes. Around announcements market makers step back: spreads widen and slippage grows, just when many want to trade.',
    ),
    list(
      'Depth matters more than the spread when your order is larger than what waits at the best price.',
      'Volume is not liquidity: a crash has high volume and poor liquidity.',
      'Small coins and small shares can show a narrow spread for tiny quantities only.',
    ),
    heading('Turnover multiplies'),
    formula('cost per year = trades per year × cost per trade', {
      'cost per trade': 'in R or in percent of the balance',
    }),
    example(
      'Two ways to trade the same market',
      [
        'Four trades a day at 0.1 R: 4 × 250 × 0.1 = 100',
        'Two trades a week at 0.03 R: 2 × 50 × 0.03 = 3',
        'At 0.5% risk a trade: 100 × 0.5 = 50 and 3 × 0.5 = 1.5',
      ],
      'The first has to earn 50% of the account a year to pay its costs, the second 1.5%.',
    ),
    paragraph(
      'In a test, costs belong in from the first run. Use the spread of the hour at which you trade, not the average of the day, and add slippage that you have measured in your own fills. If a method survives twice that cost, small errors in the estimate do not matter. If it does not, they decide everything.',
    ),
  ],
});
