import { curve, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

const brier = (stated: number): number => 0.6 * (1 - stated) ** 2 + 0.4 * stated ** 2;

export const overconfidence = lesson({
  id: 'overconfidence-and-calibration',
  topic: 'Trading Psychology',
  position: 5,
  title: 'Overconfidence and calibration',
  summary: 'Test how good your own certainty is by comparing stated chances with what happened.',
  terms: {
    Overconfidence: 'being more certain than the share of right answers justifies.',
    Calibration: 'how well stated chances agree with how often the events happened.',
    'Confirmation bias': 'looking for evidence that fits an opinion and passing over what does not.',
    'Brier score': 'the mean squared distance between stated chances and results, 0 to 1; lower is better.',
    'Base rate': 'how often something happens in general, before anything is known about the case at hand.',
  },
  blocks: [
    paragraph(
      'Ask people for a range that holds the right answer with 90% certainty — the length of a river, the year of a battle — and the answer lies inside about half of the time. The ranges are too narrow. The same happens with prices: “it will certainly hold” is said far more often than it holds.',
    ),
    heading('Measure it'),
    paragraph(
      'Certainty can be tested. Before each trade write down how likely you think the target is reached before the stop, in steps of ten percent. After some hundred trades group them: of all trades with “70%”, how many reached the target? Around 70% of many, and you are calibrated. Around 50% of many, and you are overconfident. A group of ten or twenty says little, as the example shows.',
    ),
    example(
      'One group of a calibration',
      [
        'Trades with a stated chance of 70%: 20',
        'Targets reached: 11',
        'Share: 11 ÷ 20 = 55%',
        'Gap: 70 − 55 = 15',
      ],
      'In this group the certainty was 15 percentage points too high. That is a hint, not a proof: somebody who is right with 70% gets 11 or fewer of 20 in about 11 of 100 such groups.',
    ),
    figure({
      kind: 'curve',
      caption:
        'Stated chance and share reached. On the straight line certainty and facts agree; the flatter line is how an overconfident record looks.',
      xLabel: 'Stated chance (%)',
      yLabel: 'Targets reached (%)',
      series: [
        { label: 'Calibrated', points: curve(90, 10, (x) => x, 10) },
        { label: 'Overconfident', points: curve(90, 10, (x) => 50 + 0.5 * (x - 50), 10) },
      ],
    }),
    heading('One number for it'),
    formula('Brier score = sum of (stated − happened)² ÷ number', {
      stated: 'chance from 0 to 1',
      happened: '1 when it happened, 0 when not',
    }),
    example(
      'Three statements',
      [
        'Said 0.8, happened: (0.8 − 1)^2 = 0.04',
        'Said 0.6, did not happen: (0.6 − 0)^2 = 0.36',
        'Said 0.5, happened: (0.5 − 1)^2 = 0.25',
        'Mean: (0.04 + 0.36 + 0.25) ÷ 3 ≈ 0.217',
      ],
      'A score of 0.217. Always saying 0.5 scores 0.25. Over three statements the difference means nothing; over hundreds it would.',
    ),
    paragraph(
      'The score is best when you say what you really believe. If something happens 60% of the time, saying 60% gives a better score than saying 90% or 50%. That is why it is used to grade weather forecasts, and why how sure our reader of charts is of its readings is graded with it.',
    ),
    figure({
      kind: 'curve',
      caption:
        'The expected Brier score for an event that happens 60% of the time, by the chance that was stated. It is lowest at 0.6.',
      xLabel: 'Stated chance',
      yLabel: 'Expected score',
      series: [{ label: 'Score', points: curve(1, 0.1, brier) }],
    }),
    heading('Where overconfidence comes from'),
    list(
      'Confirmation: once long, we read the news that say up. Write down beforehand what would prove you wrong, then look for that.',
      'Detail: a story with many details feels more likely, and each detail makes it less so.',
      'Luck: a good month feels like skill. Compare with what chance gives: the lesson on streaks has the numbers.',
      'Ignored base rates: “this breakout looks strong” — how often do breakouts of this kind hold at all? Begin there and adjust a little.',
    ),
    example(
      'Details make it less likely',
      [
        'Price reaches the level: 0.7',
        'It also closes above: 0.7 × 0.6 = 0.42',
        'And reaches the target: 0.42 × 0.5 = 0.21',
      ],
      'Each later chance holds only for the cases in which the step before came true. Three plausible steps together have a chance of 0.21, about one in five.',
    ),
    heading('What to do with it'),
    paragraph(
      'Do not size by certainty unless it has been measured. If the trades that felt best did no better than the others, then the feeling carries no information, and an equal size for all trades is right. If they did better over a few hundred trades, that is worth something, and the journal will show how much.',
    ),
  ],
});
