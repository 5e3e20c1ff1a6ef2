import { bars, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const supportAndResistance = lesson({
  id: 'support-and-resistance',
  topic: 'Technical Analysis',
  position: 3,
  title: 'Support and resistance',
  summary: 'Find levels as zones with a width, count their touches, and judge a break by its close.',
  terms: {
    Support: 'a price zone below the market at which falls have ended before.',
    Resistance: 'a price zone above the market at which rises have ended before.',
    Touch: 'a swing whose extreme lies within the zone of a level.',
    Breakout: 'a close beyond the far edge of a level’s zone.',
    'False breakout': 'a move beyond a level that closes back inside within a few bars.',
    'Role reversal': 'a broken resistance that serves as support afterwards, or the other way round.',
  },
  blocks: [
    paragraph(
      'A support is a price at which a fall has stopped before, a resistance one at which a rise has. The usual explanation is memory: people who missed the price or are caught at it act when it comes back. Whether that is the reason or not, the observation can be measured: how many swings ended there, how close together, and how recently.',
    ),
    heading('A level is a zone'),
    paragraph(
      'No market turns at the same tick twice. If three swing lows lie at 98.2, 97.9 and 98.1, the support is not 98 but a zone around their mean, as wide as they scatter. A practical width is a share of the average true range (ATR), for example a quarter to either side: in a wild market the zone grows by itself.',
    ),
    example(
      'The zone of three lows',
      [
        'Mean: (98.2 + 97.9 + 98.1) ÷ 3 ≈ 98.07',
        'Half width at an ATR of 1.2: 1.2 ÷ 4 = 0.3',
        'Lower edge: 98.07 − 0.3 = 97.77',
        'Upper edge: 98.07 + 0.3 = 98.37',
      ],
      'The support is the zone from 97.77 to 98.37, with three touches.',
    ),
    figure({
      kind: 'candles',
      caption:
        'A support zone around 98.07 with three touches, and a resistance near 102.4 with two. The last bar closes between them.',
      bars: bars(
        [101, 101.3, 99.2, 99.4],
        [99.4, 99.6, 98.2, 98.9],
        [98.9, 100.9, 98.7, 100.7],
        [100.7, 102.4, 100.5, 101.9],
        [101.9, 102, 100, 100.2],
        [100.2, 100.4, 97.9, 98.6],
        [98.6, 100.6, 98.5, 100.4],
        [100.4, 102.3, 100.1, 101.6],
        [101.6, 101.8, 99.5, 99.7],
        [99.7, 99.9, 98.1, 98.8],
        [98.8, 100.2, 98.6, 100],
      ),
      levels: [
        { price: 102.4, label: 'Resistance 102.40' },
        { price: 98.37, label: 'Zone, upper edge 98.37' },
        { price: 97.77, label: 'Zone, lower edge 97.77' },
      ],
    }),
    heading('How much a level weighs'),
    list(
      'Touches: two make a level, each further one adds evidence that it is noticed.',
      'Distance in time: touches spread over months say more than three within an hour.',
      'Reaction: a touch after which the price moved three ATR away weighs more than one that moved half.',
      'Scale: a level on the daily chart outweighs one on the hourly chart at the same price.',
    ),
    paragraph(
      'More touches are evidence of attention, not of strength. It is often said that each test wears a level down, and as often that each test confirms it. Both cannot be rules. What can be said: the more often a level has been touched, the more people know where it is, and the more orders lie just beyond it.',
    ),
    heading('Breaks'),
    paragraph(
      'A wick through a level is not a break. Agree on a rule beforehand: for example, a close beyond the far edge of the zone by at least a tenth of an ATR. Some breaks come back within a few bars; those are false breakouts, and they are common. A rule does not prevent them, it only makes their number countable.',
    ),
    formula('break of a support: close < lower edge − k × ATR', {
      close: 'closing price of the bar',
      'lower edge': 'far side of the zone',
      k: 'how clear the break has to be, for example 0.1',
    }),
    example(
      'Is a close at 97.7 a break?',
      ['Limit: 97.77 − 0.1 × 1.2 = 97.65'],
      'A close at 97.70 lies above 97.65: by this rule it is not yet a break.',
    ),
    paragraph(
      'After a break a level may change its role: the former resistance is tested from above and holds. A plan can wait for that test. It then enters later and misses the breaks that never come back; it also avoids many false ones. That exchange can be counted in a test; it cannot be seen on one chart.',
    ),
  ],
});
