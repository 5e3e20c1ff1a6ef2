import { fixed } from '../../../../domain/shared-with-web/fixed-number.ts';
import { rateOf } from '../../../../domain/analysis/patterns/rates.ts';
import { bars, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const chartPatterns = lesson({
  id: 'chart-patterns',
  topic: 'Technical Analysis',
  position: 8,
  title: 'Chart patterns as measured shapes',
  summary:
    'Define double tops, triangles and head and shoulders by swings, and know what a measured move is.',
  terms: {
    'Double top':
      'two swing highs at about the same price with a clearly lower swing low between them, completed by a close below that low.',
    Neckline:
      'the level through the swing or swings between the peaks of a pattern, whose break completes it.',
    'Head and shoulders':
      'three swing highs of which the middle one is the highest and the outer two are about level.',
    Triangle: 'swing highs and swing lows whose lines run towards each other.',
    Flag: 'a short, narrow move against a steep one before it.',
    'Measured move': 'the height of a pattern, carried on from the price of its break.',
  },
  blocks: [
    paragraph(
      'A chart pattern is a small number of swings with relations between them. “Double top” means: two swing highs at about the same price, a swing low between them that is clearly lower, and time between them. Said like that, a program can find it, and two people who look at one chart agree. Without “about” and “clearly” as numbers, they will not.',
    ),
    heading('Double top and double bottom'),
    list(
      'Each of the two highs lies within half an average true range (ATR) of their mean. That is the tolerance: no two highs are equal to the last tick.',
      'The low between them lies at least two ATR below that mean, and the price rose by at least two ATR into the first high.',
      'At least five bars lie between the highs.',
      'The pattern is complete with a close below the low between them, the neckline. Before that it is only a range.',
    ),
    figure({
      kind: 'candles',
      caption:
        'A double top: highs at 110 and 109.7 with five bars between them, the neckline at 105. The last bar closes below the neckline and completes the pattern.',
      bars: bars(
        [101, 103.2, 100.8, 103],
        [103, 105.4, 102.8, 105.2],
        [105.2, 107.6, 105, 107.4],
        [107.4, 109.1, 107.1, 108.9],
        [108.9, 110, 108.4, 109.2],
        [109.2, 109.4, 107.5, 107.7],
        [107.7, 107.9, 106.1, 106.3],
        [106.3, 106.6, 105, 105.4],
        [105.4, 107.1, 105.2, 106.9],
        [106.9, 108.5, 106.7, 108.3],
        [108.3, 109.7, 108.1, 109],
        [109, 109.2, 107.3, 107.5],
        [107.5, 107.7, 105.6, 105.8],
        [105.8, 106, 104, 104.3],
      ),
      levels: [
        { price: 110, label: 'First high 110' },
        { price: 105, label: 'Neckline 105' },
      ],
      notes: [
        { bar: 4, text: 'High 1' },
        { bar: 10, text: 'High 2' },
        { bar: 13, text: 'Break' },
      ],
    }),
    heading('Head and shoulders'),
    paragraph(
      'Three highs, the middle one the highest, the outer two at a similar height. The neckline runs through the two lows between them and may slope. The pattern is complete with a close beyond it. Upside down, with three lows, it is an inverse head and shoulders.',
    ),
    heading('Triangles and flags'),
    paragraph(
      'In a triangle the swings become smaller: lower highs, higher lows, or one side flat. The line through the highs and the line through the lows meet at the apex. A flag is short and leans against the steep move before it. Both are pauses; the side on which the price leaves is not known beforehand, although tradition gives each a usual one.',
    ),
    heading('The measured move'),
    formula('measured price = neckline − height for a top; neckline + height for a bottom', {
      height: 'distance from the highest high (or lowest low) to the neckline',
    }),
    example(
      'The double top of the figure',
      [
        'Height: 110 − 105 = 5',
        'Measured price: 105 − 5 = 100',
        'Risk of a short trade from the last close with a stop at 110, above both highs: 110 − 104.3 = 5.7',
        'Reward: 104.3 − 100 = 4.3',
        'Ratio: 4.3 ÷ 5.7 ≈ 0.75',
      ],
      'The measured move ends at 100. Where the pattern would be void, the ratio of reward to risk is only 0.75.',
    ),
    paragraph(
      'A measured move is a custom, not a law. It gives a plan a target that was not chosen by wish, and that is its use. How often it is reached differs widely between markets and between definitions, so a quoted share without its definition says little; your own test can count it.',
    ),
    heading('Honest reading'),
    list(
      'A pattern that is not complete is a hope. Say “complete” only after the close beyond the line.',
      `Random walks hold patterns too: by this rule ${fixed(rateOf('double_top')?.per100Bars ?? 0, 1)} double tops in 100 bars without any drift. Afterwards such a walk is as likely to rise as to fall.`,
      'State the prices of the swings and of the line, so that the claim can be checked and can fail.',
      'Look for what would make the pattern void, such as a close above the higher of the two highs, and put the stop beyond it.',
    ),
    example(
      'Are the two highs level enough?',
      [
        'The bars of the figure cover 27.8 together; ATR: 27.8 ÷ 14 ≈ 1.99',
        'Tolerance: 1.99 ÷ 2 = 0.995',
        'Mean of the highs: (110 + 109.7) ÷ 2 = 109.85',
        'Distance of each from it: 110 − 109.85 = 0.15',
        'Depth of the low in ATR: (109.85 − 105) ÷ 1.99 ≈ 2.44',
      ],
      'Each high is 0.15 from their mean, well within 0.995, and the low is 2.44 ATR deep: by our rule it is a double top.',
    ),
  ],
});
