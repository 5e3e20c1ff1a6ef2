import { curve, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const allocation = lesson({
  id: 'allocation-and-rebalancing',
  topic: 'Portfolio Management',
  position: 2,
  title: 'Allocation and rebalancing',
  summary: 'Set target shares, compute the trades that restore them, and weigh the cost against the drift.',
  terms: {
    Allocation: 'how the money is divided among kinds of assets.',
    Rebalancing: 'selling what has grown and buying what has shrunk until the target shares hold again.',
    Drift: 'the distance of the present shares from the target that price movements have caused.',
    'Tolerance band': 'a range around a target share within which nothing is done.',
  },
  blocks: [
    paragraph(
      'The division of money among shares, bonds, cash and other things decides most of how a portfolio moves. Which single shares are chosen matters less than how large the share of shares is. So the first decision is the allocation, and it follows from when the money is needed and how deep a fall can be borne.',
    ),
    example(
      'From a bearable fall to a share',
      [
        'Fall of the stock market to be prepared for: 50%',
        'Fall of the whole that can be borne: 20%',
        'Largest share of shares: 20 ÷ 50 = 40%',
      ],
      'If the rest holds its value in that fall, at most 40% belongs in shares.',
    ),
    heading('Drift'),
    paragraph(
      'Prices move the shares away from the target. What has risen weighs more and decides more of the next movement. After years of rising share prices a portfolio of 60 to 40 can be one of 75 to 25 without any decision by its owner.',
    ),
    formula('share = value of the part ÷ value of the whole', { 'value of the part': 'at present prices' }),
    example(
      'One year of drift and the trade that mends it',
      [
        'Start: 60,000 in shares and 40,000 in bonds',
        'Shares rise by 20%: 60,000 × 1.2 = 72,000',
        'Bonds fall by 5%: 40,000 × 0.95 = 38,000',
        'Whole: 72,000 + 38,000 = 110,000',
        'Share of shares: 72,000 ÷ 110,000 ≈ 65.45%',
        'Target value: 110,000 × 60% = 66,000',
        'To sell: 72,000 − 66,000 = 6,000',
      ],
      'Selling 6,000 of shares and buying bonds with it restores 60 to 40.',
    ),
    figure({
      kind: 'curve',
      caption:
        'The share of shares when they grow by 7% a year and bonds by 2%, with and without rebalancing each year.',
      xLabel: 'Year',
      yLabel: 'Share of shares (%)',
      series: [
        {
          label: 'Left alone',
          points: curve(20, 1, (year) => (100 * 60 * 1.07 ** year) / (60 * 1.07 ** year + 40 * 1.02 ** year)),
        },
        { label: 'Rebalanced', points: curve(20, 1, () => 60) },
      ],
    }),
    heading('When to rebalance'),
    list(
      'By date: once a year or a quarter. Simple, and easy to keep.',
      'By band: when a share leaves its tolerance band, for example five percentage points around the target. It acts when it matters.',
      'By payments: direct new money, dividends and withdrawals to what is below its target. Costs nothing extra.',
    ),
    paragraph(
      'Rebalancing is not a way to earn more. In a market that trends for years it earns less than leaving things alone, because it sells what goes on rising. It keeps the risk near what was decided. Between things that swing around each other without a trend it adds a little; that is a side effect, not a promise.',
    ),
    heading('Costs'),
    paragraph(
      'Each trade costs spread and commission, and selling a gain may cost tax. Against that stands the drift that it removes. A wide band trades seldom and lets the risk wander; a narrow one trades often and pays for it.',
    ),
    example(
      'Is it worth the trade?',
      [
        'To move 6,000 at a cost of 0.2%: 6,000 × 0.2% × 2 = 24',
        'In percent of the whole: 24 ÷ 110,000 ≈ 0.022%',
        'With a tax of 25% on a gain of a sixth: 6,000 ÷ 6 × 25% = 250',
      ],
      'Costs of 24 are negligible. A tax of 250 is ten times as much: here new money or a wider band is the better tool.',
    ),
    heading('Traders have allocations too'),
    paragraph(
      'Money in an active account is one part of the whole and can be given a share like any other. If it grows beyond its share, take some out; if it shrinks, do not refill it beyond the plan. So a bad year of trading cannot become a bad decade of saving, and a good year is partly kept.',
    ),
  ],
});
