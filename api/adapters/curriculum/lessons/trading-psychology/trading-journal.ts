import { curve, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const tradingJournal = lesson({
  id: 'trading-journal',
  topic: 'Trading Psychology',
  position: 4,
  title: 'The trading journal',
  summary: 'Keep a journal that answers questions with numbers, and review it without fooling yourself.',
  terms: {
    'Trading journal': 'a record of every trade with its plan, its execution and its result.',
    'Execution error': 'a departure from the plan: late, early, too large, or without a setup.',
    'Hindsight bias': 'the feeling, after the fact, of having known the outcome before.',
    'Process goal':
      'a goal about what you do, such as keeping the stop, rather than about what the market does.',
  },
  blocks: [
    paragraph(
      'Memory is a poor record. It keeps the spectacular, rewrites reasons to fit results, and forgets the many small losses. A journal is the only way to know what you really do. It need not be long. It must be complete, and the reason for the trade must be written before its result is known.',
    ),
    heading('What to write'),
    list(
      'Before: market, time, setup name, entry, stop, target, size, and in one sentence why. A picture of the chart.',
      'During: every change of stop, target or size, with the time and the reason.',
      'After: exit, result in R, costs, and whether the rules were kept (yes or no).',
      'Mood in one word, if you like. It is useful only if it is written before the result.',
    ),
    heading('What to compute'),
    paragraph(
      'Thirty to fifty trades are the least for any statement, and even then the ranges are wide. Compute the share of wins, the average win and loss in R, the expectancy, and the cost of errors. Split by setup, by weekday, by place in the day, but not by everything at once: with enough splits some group always looks good.',
    ),
    formula('expectancy = sum of all results in R ÷ number of trades', { R: 'what each trade risked' }),
    example(
      'Forty trades',
      [
        'Wins: 17 trades with a sum of 34 R',
        'Losses: 23 trades with a sum of 25.3 R',
        'Share of wins: 17 ÷ 40 = 42.5%',
        'Average win: 34 ÷ 17 = 2',
        'Average loss: 25.3 ÷ 23 = 1.1',
        'Expectancy: (34 − 25.3) ÷ 40 = 0.2175',
      ],
      'Expectancy 0.22 R a trade. The average loss of 1.1 R shows that stops slip or are moved.',
    ),
    heading('The cost of errors'),
    paragraph(
      'Mark each trade in which a rule was broken, and add up those results apart from the others. The comparison is the most useful number in the whole journal, because errors are the one thing that is entirely in your hands.',
    ),
    example(
      'The same forty trades, split by rule',
      [
        'By the rules: 31 trades, 13.3 R',
        'Against the rules: 9 trades, −4.6 R',
        'Check of the sum: 13.3 − 4.6 = 8.7',
        'Expectancy by the rules: 13.3 ÷ 31 ≈ 0.43',
        'Cost of the errors: −4.6 ÷ 9 ≈ −0.51',
      ],
      'Kept rules earned 0.43 R a trade; each broken one cost half an R.',
    ),
    figure({
      kind: 'curve',
      caption:
        'Drawn for illustration, the running sum in R of forty trades: the account as it was, and without the nine trades that broke a rule.',
      xLabel: 'Trade',
      yLabel: 'Sum in R',
      series: [
        {
          label: 'All trades',
          points: curve(40, 5, (trade) => (8.7 * trade) / 40 + 1.4 * Math.sin(trade / 4)),
        },
        {
          label: 'Rules kept',
          points: curve(40, 5, (trade) => (13.3 * trade) / 40 + 1.4 * Math.sin(trade / 4)),
        },
      ],
    }),
    heading('Reviewing'),
    paragraph(
      'Review once a week at a quiet time. Look at each trade first without its result: was there a setup, was the size right, was the stop where it belonged? Grade that. Then uncover the result. A good trade can lose and a bad one can win; whoever learns from results alone learns from luck.',
    ),
    paragraph(
      'Hindsight makes every chart look obvious. Against it helps the sentence that was written before. If it says “resistance at 52 held twice, entry on a close above, stop under the last low”, then the review can ask whether that was true, and not whether it paid.',
    ),
    heading('From review to change'),
    list(
      'Change one thing at a time, write down the date, and count from there.',
      'Prefer process goals: “no entry without a written stop for twenty trades” can be met by you alone.',
      'Keep old rules and their results. Otherwise you will try the same idea again in a year.',
    ),
  ],
});
