import { bars, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const chartPatterns = lesson({
  id: 'chart-patterns',
  topic: 'Technical Analysis',
  position: 8,
  title: 'Chart patterns as measured shapes',
  summary:
    'Define double tops, triangles and head and shoulders by swings, and know what a measured move is.',
  terms: {
    'Double top': 'two swing highs at about the same price with a swing low between them.',
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
      'The two highs differ by less than half an average true range (ATR).',
      'The low between them lies at least two ATR below.',
      'At least five bars lie between the highs.',
      'The pattern is complete with a close below the low between them, the neckline. Before that it is only a range.',
    ),
    figure({
      kind: 'candles',
      caption:
        'A double top: highs at 110 and 109.7, the neckline at 105. The last bar closes below the neckline and completes the pattern.',
      bars: bars(
        [104, 106.2, 103.8, 106],
        [106, 108.4, 105.8, 108.2],
        [108.2, 110, 107.9, 109.2],
        [109.2, 109.4, 107, 107.2],
        [107.2, 107.5, 105.6, 105.8],
        [105.8, 106.4, 105, 106.1],
        [106.1, 107.9, 105.9, 107.7],
        [107.7, 109.7, 107.4, 109],
        [109, 109.2, 107.1, 107.3],
        [107.3, 107.5, 105.5, 105.7],
        [105.7, 105.9, 104, 104.3],
      ),
      levels: [
        { price: 110, label: 'First high 110' },
        { price: 105, label: 'Neckline 105' },
      ],
      notes: [
        { bar: 2, text: 'High 1' },
        { bar: 7, text: 'High 2' },
        { bar: 10, text: 'Break' },
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
        'Risk with a stop at 107.5 and an entry at 104.3: 107.5 − 104.3 = 3.2',
        'Reward: 104.3 − 100 = 4.3',
        'Ratio: 4.3 ÷ 3.2 ≈ 1.34',
      ],
      'The measured move ends at 100. With that stop the plan’s risk/reward ratio is 1.34.',
    ),
    paragraph(
      'A measured move is a custom, not a law. It gives a plan a target that was not chosen by wish, and that is its use. How often it is reached differs widely between markets and between definitions, so a quoted share without its definition says little; your own test can count it.',
    ),
    heading('Honest reading'),
    list(
      'A pattern that is not complete is a hope. Say “complete” only after the close beyond the line.',
      'People find patterns in random walks too. Generate a few coin-toss charts and you will see double tops in each.',
      'State the prices of the swings and of the line, so that the claim can be checked and can fail.',
      'Look for what would make the pattern void, such as a close above the second high, and put the stop there.',
    ),
    example(
      'Are the two highs level enough?',
      [
        'Difference: 110 − 109.7 = 0.3',
        'Limit at an ATR of 1.8: 1.8 ÷ 2 = 0.9',
        'Depth of the low in ATR: (109.7 − 105) ÷ 1.8 ≈ 2.61',
      ],
      'The highs differ by 0.3, less than 0.9, and the low is 2.61 ATR deep: by our rule it is a double top.',
    ),
  ],
});
