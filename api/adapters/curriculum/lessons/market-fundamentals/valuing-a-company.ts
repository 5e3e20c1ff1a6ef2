import { curve, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const valuingACompany = lesson({
  id: 'valuing-a-company',
  topic: 'Market Fundamentals',
  position: 4,
  title: 'What a company is worth: earnings, ratios and growth',
  summary:
    'Compute market value, price/earnings and a simple growth valuation, and see how much depends on two guesses.',
  terms: {
    'Market capitalisation': 'price of a share times the number of shares.',
    'Earnings per share': 'profit divided by the number of shares; EPS for short.',
    'P/E ratio': 'price of a share divided by its earnings of a year.',
    Dividend: 'part of the profit that is paid to shareholders.',
    'Free cash flow': 'money that is left after running and renewing the business.',
    'Discount rate': 'the yearly return that is asked for, used to bring future money to today.',
  },
  blocks: [
    paragraph(
      'A share is a part of a company. Its price alone says nothing about whether it is cheap: a share at 20 can be dearer than one at 500. What counts is how much of the business one gets for the price. The basic numbers take a minute to compute.',
    ),
    example(
      'Basic numbers of a company',
      [
        '40 million shares at 25: 40 × 25 = 1,000',
        'Profit 50 million, per share: 50 ÷ 40 = 1.25',
        'P/E: 25 ÷ 1.25 = 20',
        'Earnings yield: 1.25 ÷ 25 = 5%',
        'Dividend of 0.50 a share: 0.5 ÷ 25 = 2%',
      ],
      'The market values the company at 1,000 million, twenty times its profit.',
    ),
    paragraph(
      'A P/E of 20 means that twenty years of today’s profit add up to the price. The profit belongs to the company, though: a shareholder gets the part that is paid out. A high P/E can mean that growth is expected, or that the profit is low just now, or that the share is dear. A low one can mean cheap or dying. Compare with companies of the same kind and with the own past.',
    ),
    heading('A value from growth'),
    formula('value = D ÷ (r − g)', {
      D: 'money paid out next year',
      r: 'return that is asked for a year',
      g: 'yearly growth of the payments, for ever; below r',
    }),
    paragraph(
      'This is the dividend model of Gordon and Shapiro: the present value of payments that grow at a constant rate for ever. No company does that, but the formula shows what a price is made of: money soon, growth, and the return asked for.',
    ),
    example(
      'One company, three guesses about growth',
      ['Growth 2%: 1 ÷ (8% − 2%) ≈ 16.67', 'Growth 4%: 1 ÷ (8% − 4%) = 25', 'Growth 6%: 1 ÷ (8% − 6%) = 50'],
      'Payments of 1 next year are worth 16.67, 25 or 50. The step from 2% to 4% adds half to the value, the equal step from 4% to 6% doubles it.',
    ),
    figure({
      kind: 'curve',
      caption:
        'Value of a payment of 1 that grows for ever, by its growth, when 8% or 10% a year are asked for.',
      xLabel: 'Growth a year (%)',
      yLabel: 'Value',
      series: [8, 10].map((asked) => ({
        label: `${asked}% asked`,
        points: curve(6.5, 0.5, (growth) => 100 / (asked - growth)),
      })),
    }),
    paragraph(
      'The lesson of the curve is humility. A value to two decimals rests on two guesses about decades. It is better to turn the question round: which growth does the present price assume? Whether that is believable can at least be discussed.',
    ),
    formula('g = r − D ÷ price', {
      g: 'growth that the price assumes',
      r: 'return asked for',
      D: 'payment of next year',
    }),
    example(
      'What a price of 40 assumes',
      ['Payment as a share of the price: 1 ÷ 40 = 2.5%', 'Growth: 8% − 2.5% = 5.5%'],
      'At 40 the price assumes growth of 5.5% a year for ever. A company that for ever grows faster than the economy around it would end up larger than that economy.',
    ),
    heading('Traps in the numbers'),
    list(
      'Profit is an opinion, cash a fact: compare earnings with free cash flow over several years.',
      'Debt: two companies with the same P/E and different debts are not equally dear.',
      'New shares dilute. Use profit per share, not profit.',
      'Peak profits make cyclical companies look cheapest just before profits fall.',
    ),
    heading('And the chart?'),
    paragraph(
      'Value and price can differ for years. A valuation says what is assumed, a chart says what is paid; neither says when they meet. Whoever buys below a carefully computed value still needs a size that survives being early.',
    ),
  ],
});
