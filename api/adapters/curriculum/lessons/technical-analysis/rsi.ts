import { Line } from '../../../../domain/analysis/indicators/line.ts';
import { rsi } from '../../../../domain/analysis/indicators/momentum.ts';
import {
  example,
  figure,
  formula,
  heading,
  lesson,
  linePoints,
  list,
  paragraph,
} from '../../lesson-source.ts';

/** Closes that the figure is drawn from. */
export const closes = Array.from(
  { length: 90 },
  (_, i) => Math.round((100 + 8 * Math.sin(i / 9) + 0.8 * Math.sin(i * 2.1) + i * 0.2) * 100) / 100,
);

export const relativeStrengthIndex = lesson({
  id: 'rsi',
  topic: 'Technical Analysis',
  position: 5,
  title: 'RSI: the relative strength index',
  summary: 'Compute the RSI from gains and losses and read its values without the usual legends.',
  terms: {
    RSI: 'the relative strength index: the share of gains in all closing moves of the last n bars, from 0 to 100.',
    Overbought:
      'a name for a high RSI, usually above 70; it says that gains prevailed, not that a fall must follow.',
    Oversold:
      'a name for a low RSI, usually below 30; it says that losses prevailed, not that a rise must follow.',
    Momentum: 'how fast and how one-sidedly the price has moved lately.',
    Divergence: 'a new extreme of the price that the indicator does not confirm with one of its own.',
  },
  blocks: [
    paragraph(
      'The relative strength index, RSI, was published by J. Welles Wilder in 1978. It compares how much a market gained on rising closes with how much it lost on falling closes over the last n bars, usually 14. If there were only gains it is 100; if there were only losses it is 0; if both weigh the same it is 50.',
    ),
    formula('RSI = 100 × G ÷ (G + L)', {
      G: 'average gain: the mean of the rises from close to close, falls counted as 0',
      L: 'average loss: the mean of the falls, as positive numbers, rises counted as 0',
    }),
    paragraph(
      'This is the same as Wilder’s form 100 − 100 ÷ (1 + G ÷ L), only easier to read: RSI is the share of gains in all movement. The averages are smoothed: each bar moves them one fourteenth of the way to the new gain or loss.',
    ),
    example(
      'A first RSI of 14 bars',
      [
        'Sum of the gains 12.6, sum of the losses 5.4',
        'Average gain: 12.6 ÷ 14 = 0.9',
        'Average loss: 5.4 ÷ 14 ≈ 0.3857',
        'RSI: 100 × 12.6 ÷ (12.6 + 5.4) = 70',
      ],
      'Seventy percent of the movement of these 14 bars was upwards: the RSI is 70.',
    ),
    example(
      'The next bar, a loss of 1.1',
      [
        'Average gain: (0.9 × 13 + 0) ÷ 14 ≈ 0.8357',
        'Average loss: (0.3857 × 13 + 1.1) ÷ 14 ≈ 0.4367',
        'RSI: 100 × 0.8357 ÷ (0.8357 + 0.4367) ≈ 65.68',
      ],
      'One falling bar took the RSI from 70 to 65.68.',
    ),
    figure({
      kind: 'curve',
      caption:
        'RSI 14 of a market that swings around a rise. It goes above 70 in each of the two advances and never comes down to 30.',
      xLabel: 'Bar',
      yLabel: 'RSI',
      series: [{ label: 'RSI 14', points: linePoints(rsi(Line.of(closes), 14).values) }],
    }),
    heading('What 70 and 30 mean'),
    paragraph(
      'Above 70 the market is called overbought, below 30 oversold. The words suggest that a turn is due. The formula does not say that: it says that gains made up more than 70% of the recent movement. In a strong uptrend the RSI can stay above 70 for weeks while the price goes on rising. Books on the RSI give 40 to 80 as its usual band in an uptrend and 20 to 60 in a downtrend; that is their experience, not part of the formula.',
    ),
    heading('Divergence'),
    paragraph(
      'When the price makes a higher high and the RSI a lower one, the last advance was less one-sided than the one before. This is called a bearish divergence; its mirror at lows is bullish. Divergences are frequent. Many are followed by a pause, many by nothing. Whoever counts only those before large turns counts only the hits.',
    ),
    heading('Sound use'),
    list(
      'Say the period with the value: on the closes of the figure RSI 14 and RSI 5 differ by up to 32 points.',
      'An RSI needs more than n bars: the smoothing remembers, so the first values after a cut-off start are unreliable.',
      'Compare it with the same market’s own past, not with a fixed mark.',
      'If a rule uses it, test the rule with thresholds from 60 to 80. An effect that exists at 70 only is most likely chance.',
    ),
  ],
});
