import { bars, example, figure, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const fromIdeaToRules = lesson({
  id: 'from-idea-to-rules',
  topic: 'Strategy Development',
  position: 1,
  title: 'From an idea to rules',
  summary: 'Turn a vague idea into rules that a stranger could follow and that can be proved wrong.',
  terms: {
    Strategy: 'a complete set of rules for what, when, how much and when to stop.',
    Setup: 'the condition of the market that has to hold before an entry is looked for.',
    Trigger: 'the event that opens the trade.',
    Hypothesis: 'a claim about a market that a test can contradict.',
    Parameter: 'a number in a rule that could also be another one, such as a period.',
  },
  blocks: [
    paragraph(
      '“Buy pullbacks in strong trends” is an idea. Two people who follow it trade differently, and no test can tell whether it works. A strategy is what is left when every word has been replaced by something that can be measured: which trend, how strong, what is a pullback, where is the entry, the stop, the exit, and how much.',
    ),
    heading('Why should it work?'),
    paragraph(
      'Begin with a reason. Somebody on the other side loses what you gain: who is it, and why would they go on doing it? Hedgers pay for safety. Funds have to sell when money is withdrawn. People take gains early. If no reason can be found, the pattern may be an accident of the past. A reason does not make an idea right, but it makes fewer ideas worth testing, and that protects against accidents.',
    ),
    heading('The seven questions'),
    list(
      'Market and period: which markets, which bars, which hours?',
      'Setup: what must be true before anything happens?',
      'Trigger: at which event, and with which order, is the trade opened?',
      'Stop: where is the idea wrong, in price?',
      'Exit: where is the gain taken, and when is the trade closed for lack of time?',
      'Size: how much of the balance is risked?',
      'Off: what makes you stop trading it?',
    ),
    example(
      'The vague idea as rules',
      [
        'Setup: the close is above the 100-bar average, and the average is higher than 20 bars ago',
        'Trigger: after a close at least 1.5 ATR below the highest close of 10 bars, buy at the open of the next bar',
        'Highest close 108, ATR 1.6: 108 − 1.5 × 1.6 = 105.6',
        'Stop two ATR below an entry at 105.4: 105.4 − 2 × 1.6 = 102.2',
        'Target at the old high: (108 − 105.4) ÷ (105.4 − 102.2) = 0.8125',
      ],
      'Now it can be checked, and at once it shows a weakness: with these numbers the target pays only 0.81 R.',
    ),
    figure({
      kind: 'candles',
      caption:
        'The rules on a chart: after a close below 105.6 the next bar opens the trade at 105.4, with a stop at 102.2 and a target at 108.',
      bars: bars(
        [102, 103.4, 101.8, 103.2],
        [103.2, 105, 103, 104.8],
        [104.8, 106.6, 104.5, 106.4],
        [106.4, 108.3, 106.2, 108],
        [108, 108.2, 106.6, 106.9],
        [106.9, 107.1, 105.1, 105.4],
        [105.4, 106.2, 104.3, 105.9],
        [105.9, 107.4, 105.7, 107.2],
        [107.2, 108.6, 107, 108.4],
      ),
      levels: [
        { price: 108, label: 'Target 108' },
        { price: 105.6, label: 'Setup below 105.60' },
        { price: 102.2, label: 'Stop 102.20' },
      ],
      notes: [
        { bar: 5, text: 'Setup' },
        { bar: 6, text: 'Entry' },
      ],
    }),
    heading('Few parameters'),
    paragraph(
      'The example has six numbers that could be others: 100, 20, 1.5, 10, 2 and the target. With five choices for each there are many thousands of strategies, and the best of them looks good on any past, also on a random one. Each parameter needs a reason or has to go. Round numbers that were chosen before the first test are the most honest.',
    ),
    example(
      'How many strategies hide in six numbers',
      ['Five choices each: 5^6 = 15,625', 'With three numbers: 5^3 = 125'],
      'Halving the number of parameters leaves 125 instead of 15,625 ways to fool oneself.',
    ),
    heading('The hypothesis'),
    paragraph(
      'Write one sentence that can fail: “In this market, trades by these rules gain at least 0.15 R on average after costs, over at least two hundred trades.” Write down beforehand what you will do if it fails. The usual answer, changing a parameter and testing again on the same data, is how a hypothesis becomes a wish.',
    ),
    list(
      'Could a stranger trade it from the page alone?',
      'Does each rule use only what is known at that moment?',
      'Is there a reason, in one sentence, that does not mention the chart?',
    ),
  ],
});
