import { choice, number, type Question } from './question.ts';

/** What was measured on somebody's chart and can be asked about. */
export interface MeasuredChart {
  analysisId: string;
  trend: string;
  /** Every direction that a trend may have, the chart's among them. */
  trends: readonly string[];
  bars: number;
  highestHigh: number;
  lowestLow: number;
  lastPrice: number;
  averageTrueRange: number;
  levels: { type: 'support' | 'resistance'; price: number; touches: number }[];
  plan: { direction: 'long' | 'short'; entry: number; stop: number; target: number } | null;
}

/** All questions that a chart allows, each computed from its measured values. */
export function analysisQuestions(chart: MeasuredChart): Question[] {
  return [...planQuestions(chart), ...levelQuestions(chart), ...priceQuestions(chart), trendQuestion(chart)];
}

function planQuestions({ analysisId, plan }: MeasuredChart): Question[] {
  if (!plan) return [];
  const { direction, entry, stop, target } = plan;
  const risk = Math.abs(entry - stop);
  const reward = Math.abs(target - entry);
  if (risk === 0) return [];
  const planText = `Your plan is ${direction}: entry ${shown(entry)}, stop ${shown(stop)}, first target ${shown(target)}.`;
  const lessonId = 'risk-reward-and-expectancy';
  return [
    number({
      key: `plan-ratio:${analysisId}`,
      prompt: `${planText} What is its risk/reward ratio?`,
      value: reward / risk,
      places: 2,
      // The prices in the question are rounded, so the last digit may differ.
      tolerance: Math.max(0.01, (reward / risk) * 0.005),
      explanation: `|target − entry| ÷ |entry − stop|: ${shown(reward)} ÷ ${shown(risk)}.`,
      lessonId,
    }),
    number({
      key: `plan-break-even:${analysisId}`,
      prompt: `${planText} What share of such trades has to reach the target to come out even before costs?`,
      value: (100 * risk) / (risk + reward),
      places: 1,
      unit: '%',
      tolerance: 0.3,
      explanation: `risk ÷ (risk + reward): ${shown(risk)} ÷ (${shown(risk)} + ${shown(reward)}).`,
      lessonId,
    }),
    number({
      key: `plan-risk:${analysisId}`,
      prompt: `${planText} How far is the stop from the entry, in percent of the entry?`,
      value: (100 * risk) / entry,
      places: 2,
      unit: '%',
      tolerance: Math.max(0.01, ((100 * risk) / entry) * 0.005),
      explanation: `${shown(risk)} ÷ ${shown(entry)}.`,
      lessonId: 'stop-placement',
    }),
  ];
}

function levelQuestions({ analysisId, levels }: MeasuredChart): Question[] {
  return levels.map(({ type, price, touches }) =>
    number({
      key: `touches:${analysisId}:${type}:${shown(price)}`,
      prompt: `On your chart, how many touches does the ${type} at ${shown(price)} have?`,
      value: touches,
      places: 0,
      explanation: `${touches} swings of the chart lie within the zone of this ${type}.`,
      lessonId: 'support-and-resistance',
    }),
  );
}

function priceQuestions({ analysisId, highestHigh, lowestLow, lastPrice, averageTrueRange }: MeasuredChart) {
  const range = highestHigh - lowestLow;
  if (range <= 0 || lastPrice <= 0) return [];
  return [
    number({
      key: `place-in-range:${analysisId}`,
      prompt: `Your chart runs from ${shown(lowestLow)} to ${shown(highestHigh)}; the last price is ${shown(lastPrice)}. How far up in that range is it?`,
      value: (100 * (lastPrice - lowestLow)) / range,
      places: 0,
      unit: '%',
      tolerance: 1,
      explanation: `(last − low) ÷ (high − low): ${shown(lastPrice - lowestLow)} ÷ ${shown(range)}.`,
      lessonId: 'trend-and-structure',
    }),
    number({
      key: `atr-share:${analysisId}`,
      prompt: `On your chart the average true range is ${shown(averageTrueRange)} and the last price ${shown(lastPrice)}. What is the ATR in percent of the price?`,
      value: (100 * averageTrueRange) / lastPrice,
      places: 2,
      unit: '%',
      tolerance: Math.max(0.01, ((100 * averageTrueRange) / lastPrice) * 0.005),
      explanation: `${shown(averageTrueRange)} ÷ ${shown(lastPrice)}.`,
      lessonId: 'atr-and-bollinger-bands',
    }),
  ];
}

function trendQuestion({ analysisId, trend, trends, bars }: MeasuredChart): Question {
  const others = trends.filter((name) => name !== trend);
  return choice(
    {
      key: `trend:${analysisId}`,
      prompt: `Which trend was measured on your chart of ${bars} bars?`,
      explanation: `The measured trend is ${trend}: it follows from the slope and from the order of the swings.`,
      lessonId: 'trend-and-structure',
    },
    [trend, ...others],
    (options) => options.toSorted(),
  );
}

/** Five significant digits, as a person would read a price. */
function shown(price: number): string {
  return String(Number(price.toPrecision(5)));
}
