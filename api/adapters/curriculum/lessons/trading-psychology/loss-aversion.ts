import { curve, example, figure, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const lossAversion = lesson({
  id: 'loss-aversion',
  topic: 'Trading Psychology',
  position: 1,
  title: 'Loss aversion and the disposition effect',
  summary: 'Recognise why losses are held and gains are cut, and compute what that costs.',
  terms: {
    'Loss aversion': 'the tendency to feel a loss about twice as strongly as a gain of the same size.',
    'Disposition effect': 'selling winners early and holding losers long.',
    'Sunk cost': 'what is already lost and cannot be changed by any decision now.',
    'Reference point': 'the price or balance from which somebody counts gains and losses, often the entry.',
  },
  blocks: [
    paragraph(
      'In experiments by Daniel Kahneman and Amos Tversky most people refused a coin toss that wins 150 or loses 100, although it gains 25 on average. They began to accept when the gain was about twice the loss. A loss hurts more than a gain of the same size pleases. That is loss aversion, and it does not go away by knowing of it.',
    ),
    example(
      'The coin that most people refuse',
      [
        'Average of one toss: 0.5 × 150 − 0.5 × 100 = 25',
        'With the loss felt twice: 0.5 × 150 − 0.5 × 2 × 100 = −25',
      ],
      'The toss gains 25 on average and feels like losing 25.',
    ),
    heading('What it does to trades'),
    paragraph(
      'A position in loss is not sold, because selling makes the loss final; as long as it is open, there is hope. A position in gain is sold quickly, because the gain could go away. Finance calls this the disposition effect. It was found in the accounts of private investors in many countries: gains were realised about one and a half times as readily as losses.',
    ),
    paragraph(
      'The market does not know your entry. Whether a position should be held depends on what lies ahead of it; the entry price is past. A useful question is: if I had no position, would I open this one now, at this price and with this stop? If not, the only reason to hold it is the loss that closing would make visible.',
    ),
    heading('The price of cutting gains'),
    paragraph(
      'Suppose a method wins 45% of its trades, with wins of 2 R and losses of 1 R. Its owner takes the gains at 1 R “to be safe” and moves the stop away now and then, so that the average loss is 1.3 R. Because the nearer target is reached more often, the share of wins rises to 55%.',
    ),
    example(
      'The same method as planned and as felt',
      [
        'As planned: 0.45 × 2 − 0.55 × 1 = 0.35',
        'As felt: 0.55 × 1 − 0.45 × 1.3 = −0.035',
        'Difference over 100 trades: 100 × (0.35 + 0.035) = 38.5',
      ],
      'More wins, and yet a method that gained 0.35 R a trade now loses a little: 38.5 R over 100 trades.',
    ),
    figure({
      kind: 'curve',
      caption: 'Expected result over 100 trades of the two ways to trade the same method, in R.',
      xLabel: 'Trade',
      yLabel: 'Sum in R',
      series: [
        { label: 'As planned', points: curve(100, 10, (trade) => 0.35 * trade) },
        { label: 'As felt', points: curve(100, 10, (trade) => -0.035 * trade) },
      ],
    }),
    heading('What helps'),
    list(
      'Decide beforehand. Stop and target are written down before the entry, when there is nothing to lose yet.',
      'Let orders do it. A stop that lies in the market does not ask how you feel.',
      'Count in R. “Minus one” is the planned result of a trade that did not work, the same as any other minus one.',
      'Hide the running gain in money while the trade is open, if your screen allows it. Prices and levels are enough.',
      'Review the exits apart from the entries: how often did the price reach the planned target after you had left?',
    ),
    heading('How to find it in your own trades'),
    paragraph(
      'Compare the average holding time of losers and winners, and the average loss with the planned one. If losers are held twice as long, or the average loss is well above 1 R, the effect is at work. These are two numbers from a journal; no self-knowledge is needed.',
    ),
    example(
      'Two numbers from a journal',
      [
        'Sum of 24 losses in R: 31.2',
        'Average loss: 31.2 ÷ 24 = 1.3',
        'Holding time of losers to winners: 9 ÷ 4 = 2.25',
      ],
      'Losses are 30% larger than planned and losers are held more than twice as long as winners.',
    ),
  ],
});
