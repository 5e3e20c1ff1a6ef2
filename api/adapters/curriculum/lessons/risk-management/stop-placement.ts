import {
  barsAlong,
  example,
  figure,
  formula,
  heading,
  lesson,
  list,
  paragraph,
} from '../../lesson-source.ts';

export const stopPlacement = lesson({
  id: 'stop-placement',
  topic: 'Risk Management',
  position: 3,
  title: 'Where a stop belongs',
  summary: 'Place a stop where the idea is proved wrong and beyond the ordinary noise of the market.',
  terms: {
    'Stop loss': 'an order that closes a position when the price has moved against it to a set level.',
    'Structural stop': 'a stop beyond a swing high, swing low or level whose break proves the idea wrong.',
    'Volatility stop': 'a stop at a multiple of the average true range away from the entry.',
    'Trailing stop': 'a stop that follows the price in the direction of the trade and never moves back.',
    Slippage:
      'the difference between the price at which an order was meant to fill and the price at which it did.',
  },
  blocks: [
    paragraph(
      'A stop answers one question: at which price is the reason for this trade gone? If you bought because a support at 98 held twice, the reason is gone when the price closes clearly below 98. A stop at 99 would end the trade while its reason still stands; a stop at 90 would keep paying for an idea that has already failed.',
    ),
    heading('Stops by structure'),
    paragraph(
      'A structural stop lies beyond the swing or level that carries the idea: for a long trade below the last swing low or the support, for a short trade above the last swing high or the resistance. It needs room beyond the level, because many orders wait close to it and the price often reaches through by a little before it turns.',
    ),
    figure({
      kind: 'candles',
      caption:
        'A long trade from a support at 98. The stop at 97 lies 0.6 of an average range below it; the wicks that tested the level went down to 97.7.',
      bars: barsAlong(102, [101.2, 100, 98.8, 98.3, 99.4, 100.6, 101.4, 100.3, 99, 98.4, 99.2, 100.1], 0.6),
      levels: [
        { price: 98, label: 'Support 98' },
        { price: 97, label: 'Stop 97' },
      ],
      notes: [
        { bar: 3, text: 'First test' },
        { bar: 9, text: 'Second test' },
      ],
    }),
    example(
      'The room below the support of the figure',
      ['The bars cover 19.84 together: 19.84 ÷ 12 ≈ 1.653', 'Room: (98 − 97) ÷ 1.653 ≈ 0.6'],
      'The stop has 0.6 of an average range of room. An ordinary bar that begins at the support can reach it.',
    ),
    heading('Stops by volatility'),
    paragraph(
      'How much room is enough depends on how much the market moves anyway. The average true range (ATR) measures that: the mean distance that a bar covers, gaps included. A stop more than one ATR from the entry lies outside the movement of an ordinary bar; over several bars the price moves farther, so that says nothing of a whole trade.',
    ),
    formula('stop = entry − k × ATR for a long trade; entry + k × ATR for a short one', {
      k: 'how many average ranges of room, often 1.5 to 3',
      ATR: 'average true range, usually over 14 bars',
    }),
    example(
      'A stop two ranges away',
      [
        'Distance: 2 × 1.4 = 2.8',
        'Stop of a long trade from 100: 100 − 2.8 = 97.2',
        'Position for a risk of 140: 140 ÷ 2.8 = 50',
      ],
      'The stop is 97.20. If the ATR doubled, the stop would be twice as far and the position half as large.',
    ),
    paragraph(
      'The two kinds work together. Structure names the level; volatility says how far beyond it. When both disagree widely — the swing low is six ATR away — the trade may simply have a poor ratio of reward to risk, and leaving it out is an answer.',
    ),
    heading('Moving a stop'),
    paragraph(
      'A stop may move in the direction of the trade: below each new swing low as a rising price makes them, or at a fixed number of ATR behind the highest close. It never moves away from the price. Widening a stop under pressure changes the amount at risk after the fact, and with it every number that the plan was built on.',
    ),
    example(
      'What widening costs',
      [
        'Planned loss: 50 × 2.8 = 140',
        'Loss after moving the stop to 95.8: 50 × (100 − 95.8) = 210',
        'In R: 210 ÷ 140 = 1.5',
      ],
      'A widened stop turned a loss of 1 R into one of 1.5 R.',
    ),
    heading('What a stop cannot do'),
    list(
      'It cannot fill where nobody trades: after a gap it fills at the next price, which may be far away. That is slippage.',
      'It cannot make a bad entry good: it only limits what the entry costs.',
      'It does not say when you are right. For that a plan has targets.',
    ),
    paragraph(
      'Write the stop down before you enter, together with the reason why it is there. Afterwards the question “was that a good stop?” can be answered from the chart and not from how the loss felt.',
    ),
  ],
});
