import { curve, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const overtradingAndRevenge = lesson({
  id: 'overtrading-and-revenge-trading',
  topic: 'Trading Psychology',
  position: 3,
  title: 'Overtrading and revenge trading',
  summary: 'Compute what needless trades cost, spot the pattern in your journal, and set limits that hold.',
  terms: {
    Overtrading: 'trading more often or larger than the method asks for.',
    'Revenge trading': 'trading right after a loss in order to win it back.',
    'FOMO (fear of missing out)':
      'entering because a price runs away, without the setup that the rules ask for.',
    Tilt: 'a state in which decisions are made by anger or euphoria; the word comes from poker.',
    'Daily loss limit': 'a loss, set beforehand, after which no further trade is opened that day.',
  },
  blocks: [
    paragraph(
      'Every trade pays a cost: spread, commission, slippage. A trade with an edge pays it from the edge. A trade without one pays it from the account. Overtrading means adding trades of the second kind, because waiting is hard, because a screen is open, or because something must be won back.',
    ),
    heading('What a needless trade costs'),
    paragraph(
      'A trade opened without a reason is a coin toss before costs: it wins and loses alike on average. After costs its expectancy is minus the cost. If the cost is a tenth of what the trade risks, ten such trades cost one full loss on average, even if “nothing happened”.',
    ),
    formula('expected cost = number of trades × cost per trade', {
      'cost per trade': 'spread, commission and slippage together, in R',
    }),
    example(
      'Three extra trades a day',
      [
        'Trades in a month: 3 × 20 = 60',
        'Cost at 0.08 R each: 60 × 0.08 = 4.8',
        'At a risk of 0.5% a trade: 4.8 × 0.5 = 2.4',
      ],
      'Sixty trades without an edge cost 4.8 R a month on average, which is 2.4% of the account.',
    ),
    figure({
      kind: 'curve',
      caption:
        'Expected result of a year with 100 planned trades of 0.2 R each, by the number of needless trades that are added at 0.08 R of cost.',
      xLabel: 'Needless trades in the year',
      yLabel: 'Expected result (R)',
      series: [{ label: 'Result', points: curve(400, 40, (extra) => 20 - 0.08 * extra) }],
    }),
    example(
      'How many needless trades eat a good year',
      ['Result of the plan: 100 × 0.2 = 20', 'Needless trades that cost as much: 20 ÷ 0.08 = 250'],
      'About one needless trade a day takes everything that the plan gains.',
    ),
    heading('Revenge'),
    paragraph(
      'After a loss the wish to be even is strong, and the next setup looks better than it is. The size goes up, since the loss is to be made good at once. What makes it dangerous is the sum: a larger position, a weaker reason, and a mind that is busy with the last trade. One such evening can cost a month.',
    ),
    example(
      'Doubling to get even',
      [
        'First loss 1 R, doubled 2 R, doubled 4 R, doubled 8 R',
        'After four losses: 1 + 2 + 4 + 8 = 15',
        'Chance at 50% wins: 0.5^4 = 6.25%',
      ],
      'One sequence in sixteen ends 15 R down. At 1% a trade that is about 15% of the account to win back 1%.',
    ),
    heading('Signs in the journal'),
    list(
      'Time between a loss and the next entry: much shorter than after a win?',
      'Size after a loss: larger than before it?',
      'Trades without a setup name, or outside of the planned hours.',
      'Result of the third and later trades of a day: worse than that of the first two?',
    ),
    paragraph(
      'These questions have numbers for answers. Sort the trades of three months by their place in the day and add them up. Many people find that the first two trades make the gain and the rest give it back.',
    ),
    heading('Limits that hold'),
    paragraph(
      'A limit that is decided in the heat is no limit. Set beforehand: the largest number of trades a day, a daily loss (for example 2 R) after which the platform is closed, and a pause of thirty minutes after each loss. Make it mechanical where possible: some brokers let you block your own account for the day. Telling another person the limit works too, because breaking it then has a witness.',
    ),
    paragraph(
      'Boredom is the other source. Most sound methods have nothing to do most of the time. Plan what to do meanwhile: review old trades, prepare levels, or leave the desk and let an alert call you.',
    ),
  ],
});
