import { curve, example, figure, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const orderBook = lesson({
  id: 'order-book-and-order-types',
  topic: 'Market Fundamentals',
  position: 1,
  title: 'The order book and order types',
  summary: 'Read an order book, compute what an order pays in it, and choose the order type for the purpose.',
  terms: {
    'Order book': 'the list of all waiting buy and sell orders by price.',
    Bid: 'the highest price that a waiting buyer offers.',
    Ask: 'the lowest price that a waiting seller asks; also called offer.',
    'Market order': 'an order to trade at once at the best prices there are.',
    'Limit order': 'an order that trades at its price or better, or waits.',
    'Stop order': 'an order that becomes a market order when its price is reached.',
    Depth: 'how much can be bought or sold within a distance of the best price.',
  },
  blocks: [
    paragraph(
      'A price on a chart is the price of the last trade. You do not trade at that price but with the orders that wait now. The order book lists them: buyers below, sellers above, each with a quantity. The best buyer’s price is the bid, the best seller’s the ask. Between the two nobody waits; that gap is the spread.',
    ),
    heading('An order walks through the book'),
    paragraph(
      'A market order takes the best waiting orders first and goes on to the next price until it is filled. If it is larger than what waits at the best price, its average price is worse. Small orders do not notice; large ones make the price.',
    ),
    example(
      'Buying 500 units',
      [
        'Asks: 200 at 50.02, 200 at 50.05, 300 at 50.10',
        'First: 200 × 50.02 = 10,004',
        'Second: 200 × 50.05 = 10,010',
        'Third: 100 × 50.10 = 5,010',
        'Average: (10,004 + 10,010 + 5,010) ÷ 500 = 50.048',
        'Against the best ask: 50.048 − 50.02 = 0.028',
      ],
      'The order pays 50.048 on average, 0.028 more than the price on the screen.',
    ),
    figure({
      kind: 'curve',
      caption:
        'Average price of a market order in that book, by its size. Up to 200 units it pays the best ask.',
      xLabel: 'Units bought',
      yLabel: 'Average price',
      series: [
        {
          label: 'Average price',
          points: curve(
            700,
            50,
            (units) => {
              const first = Math.min(units, 200);
              const second = Math.min(Math.max(units - 200, 0), 200);
              const third = Math.max(units - 400, 0);
              return (first * 50.02 + second * 50.05 + third * 50.1) / units;
            },
            50,
          ),
        },
      ],
    }),
    heading('Market, limit and stop'),
    list(
      'Market order: certain to trade, price unknown. For when being in or out matters more than a few ticks.',
      'Limit order: price certain, trade unknown. It is filled last when the price turns there, and surely when the price runs through it.',
      'Stop order: waits for a price to be reached and then trades like a market order. Used for stop losses and for entries on a break.',
      'Stop-limit: becomes a limit order. It protects the price and may not trade at all, which is a poor property for a stop loss.',
    ),
    paragraph(
      'A limit order that waits offers others the choice to trade with it. They use the choice when it suits them: your bid at 98 is filled for certain if the price falls to 95, and often missed if the price turns at 98.01. This is called adverse selection. In a test on bars, do not count a limit order as filled because the low touched its price; ask for a trade one tick beyond it.',
    ),
    heading('Stops and gaps'),
    example(
      'A stop in a gap',
      [
        'Long 40 units from 52 with a stop at 49.50',
        'Planned loss: 40 × (52 − 49.5) = 100',
        'The market opens at 47.20: 40 × (52 − 47.2) = 192',
        'In R: 192 ÷ 100 = 1.92',
      ],
      'The stop was passed by a gap and filled at the open: a loss of 1.92 R.',
    ),
    paragraph(
      'No order type prevents that. What helps is size: positions that are held over weekends or announcements can be sized as if the stop were farther away than it is.',
    ),
    heading('Who is on the other side'),
    paragraph(
      'Market makers wait on both sides and live from the spread. Funds split large orders into many small ones. Others hedge, rebalance or pay in another currency, without any opinion about the price. For each buyer there is a seller; “more buyers than sellers” means that buyers were more in a hurry, so that they took the asks. A chart shows the hurry, not the number of people.',
    ),
  ],
});
