import { fixed } from '../../shared-with-web/fixed-number.ts';
import { choice, number, roundedDown, type Question } from './question.ts';

interface Moves {
  whole: number;
  lastThird: number | null;
}

/** How the words for a trend follow from its moves. */
export interface TrendRule {
  words: readonly string[];
  /** The rule in words. */
  says: string;
  of: (whole: number, lastThird: number | null) => string;
}

/** What was measured on somebody's chart and can be asked about. */
export interface MeasuredChart {
  analysisId: string;
  trend: string;
  /** z of the whole picture and of its last third; null where the analysis has none. */
  moves: Moves | null;
  trendRule: TrendRule;
  bars: number;
  highestHigh: number;
  lowestLow: number;
  lastPrice: number;
  averageTrueRange: number;
  /** The move that Fibonacci levels are measured on. */
  impulse: { from: number; to: number } | null;
  levels: { type: 'support' | 'resistance'; price: number; touches: number }[];
  plan: { direction: 'long' | 'short'; entry: number; stop: number; target: number } | null;
}

/** All questions that a chart allows, each computed from its measured values. */
export function analysisQuestions(chart: MeasuredChart): Question[] {
  return [
    ...planQuestions(chart),
    ...levelQuestions(chart),
    ...priceQuestions(chart),
    ...fibonacciQuestions(chart),
    trendQuestion(chart),
  ];
}

function planQuestions({ analysisId, plan, averageTrueRange }: MeasuredChart): Question[] {
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
      decimals: 2,
      // The prices in the question are rounded, so the last digit may differ.
      tolerance: Math.max(0.01, (reward / risk) * 0.005),
      explanation: `|target − entry| ÷ |entry − stop|: ${shown(reward)} ÷ ${shown(risk)}.`,
      lessonId,
    }),
    number({
      key: `plan-break-even:${analysisId}`,
      prompt: `${planText} What share of such trades has to reach the target to come out even before costs?`,
      value: (100 * risk) / (risk + reward),
      decimals: 1,
      unit: '%',
      tolerance: 0.3,
      explanation: `risk ÷ (risk + reward): ${shown(risk)} ÷ (${shown(risk)} + ${shown(reward)}).`,
      lessonId,
    }),
    number({
      key: `plan-risk:${analysisId}`,
      prompt: `${planText} How far is the stop from the entry, in percent of the entry?`,
      value: (100 * risk) / entry,
      decimals: 2,
      unit: '%',
      tolerance: Math.max(0.01, ((100 * risk) / entry) * 0.005),
      explanation: `${shown(risk)} ÷ ${shown(entry)}.`,
      lessonId: 'stop-placement',
    }),
    ...sizeQuestion(analysisId, planText, risk),
    ...stopInRanges(analysisId, planText, risk, averageTrueRange),
  ];
}

/** On a balance and a risk that a reader can do in the head. */
function sizeQuestion(analysisId: string, planText: string, risk: number): Question[] {
  const units = 100 / Number(shown(risk));
  const decimals = units >= 10 ? 0 : 3;
  const value = roundedDown(units, decimals);
  if (value <= 0) return [];
  return [
    number({
      key: `plan-size:${analysisId}`,
      prompt: `${planText} The stop is ${shown(risk)} away. With a balance of 10,000 and 1% at risk, how many ${decimals === 0 ? 'whole ' : ''}units may the position have at most? Round down.`,
      value,
      decimals,
      unit: 'units',
      // One unit more would exceed the risk.
      tolerance: decimals === 0 ? 0 : 0.0005,
      explanation: `Amount at risk 100, divided by the stop distance of ${shown(risk)}, rounded down.`,
      lessonId: 'position-sizing',
    }),
  ];
}

function stopInRanges(analysisId: string, planText: string, risk: number, range: number): Question[] {
  if (range <= 0) return [];
  return [
    number({
      key: `stop-in-ranges:${analysisId}`,
      prompt: `${planText} The average true range is ${shown(range)}. How many of them lie between entry and stop?`,
      value: risk / range,
      decimals: 1,
      tolerance: 0.06,
      explanation: `${shown(risk)} ÷ ${shown(range)}.`,
      lessonId: 'stop-placement',
    }),
  ];
}

function levelQuestions(chart: MeasuredChart): Question[] {
  return [...touchQuestions(chart), ...nearestQuestion(chart)];
}

function nearestQuestion({ analysisId, levels, lastPrice }: MeasuredChart): Question[] {
  const [nearest] = levels.toSorted((a, b) => Math.abs(a.price - lastPrice) - Math.abs(b.price - lastPrice));
  if (!nearest || lastPrice <= 0) return [];
  const away = Math.abs(nearest.price - lastPrice);
  return [
    number({
      key: `level-distance:${analysisId}`,
      prompt: `On your chart the nearest level is the ${nearest.type} at ${shown(nearest.price)}; the last price is ${shown(lastPrice)}. How far away is it, in percent of the last price?`,
      value: (100 * away) / lastPrice,
      decimals: 2,
      unit: '%',
      tolerance: Math.max(0.01, ((100 * away) / lastPrice) * 0.005),
      explanation: `${shown(away)} ÷ ${shown(lastPrice)}.`,
      lessonId: 'support-and-resistance',
    }),
  ];
}

function fibonacciQuestions({ analysisId, impulse }: MeasuredChart): Question[] {
  if (!impulse || impulse.from === impulse.to) return [];
  const { from, to } = impulse;
  const value = to - 0.5 * (to - from);
  return [
    number({
      key: `retracement:${analysisId}`,
      prompt: `The largest move of your chart runs from ${shown(from)} to ${shown(to)}. At which price is half of it taken back?`,
      value,
      decimals: 4,
      tolerance: Math.max(0.0001, Math.abs(value) * 0.0002),
      explanation: `end − 0.5 × (end − start): ${shown(to)} − 0.5 × (${shown(to)} − ${shown(from)}).`,
      lessonId: 'fibonacci-levels',
    }),
  ];
}

function touchQuestions({ analysisId, levels }: MeasuredChart): Question[] {
  return levels.map(({ type, price, touches }) =>
    number({
      key: `touches:${analysisId}:${type}:${shown(price)}`,
      prompt: `On your chart, how many touches does the ${type} at ${shown(price)} have?`,
      value: touches,
      decimals: 0,
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
      key: `position-in-range:${analysisId}`,
      prompt: `Your chart runs from ${shown(lowestLow)} to ${shown(highestHigh)}; the last price is ${shown(lastPrice)}. How far up in that range is it?`,
      value: (100 * (lastPrice - lowestLow)) / range,
      decimals: 0,
      unit: '%',
      tolerance: 1,
      explanation: `(last − low) ÷ (high − low): ${shown(lastPrice - lowestLow)} ÷ ${shown(range)}.`,
      lessonId: 'trend-and-structure',
    }),
    number({
      key: `atr-share:${analysisId}`,
      prompt: `On your chart the average true range is ${shown(averageTrueRange)} and the last price ${shown(lastPrice)}. What is the ATR in percent of the price?`,
      value: (100 * averageTrueRange) / lastPrice,
      decimals: 2,
      unit: '%',
      tolerance: Math.max(0.01, ((100 * averageTrueRange) / lastPrice) * 0.005),
      explanation: `${shown(averageTrueRange)} ÷ ${shown(lastPrice)}.`,
      lessonId: 'atr-and-bollinger-bands',
    }),
  ];
}

/** By the rule that names the trend; charts analysed before the rule are only asked for their word. */
function trendQuestion({ analysisId, trend, moves, trendRule, bars }: MeasuredChart): Question {
  // Rounded moves may give another word.
  const shownMoves = moves && trendRule.of(...rounded(moves)) === trend ? moves : null;
  const others = trendRule.words.filter((name) => name !== trend);
  const question = shownMoves
    ? `${moveText(shownMoves)} What does the rule call this trend?`
    : `Which trend was measured on your chart of ${bars} bars?`;
  return choice(
    {
      key: `trend:${analysisId}`,
      prompt: question,
      explanation: shownMoves ? `${trendRule.says} So it is ${trend}.` : `The measured trend is ${trend}.`,
      lessonId: 'trend-and-structure',
    },
    [trend, ...others],
    (options) => options.toSorted(),
  );
}

/** The moves as the question shows them. */
const rounded = ({ whole, lastThird }: Moves): [number, number | null] => [
  Number(whole.toFixed(2)),
  lastThird === null ? null : Number(lastThird.toFixed(2)),
];

function moveText({ whole, lastThird }: Moves): string {
  const third = lastThird === null ? '' : ` and over its last third ${signed(lastThird)}`;
  return `On your chart the net move, divided by the root of the summed squared changes of the closes, is ${signed(whole)} over the whole chart${third}.`;
}

const signed = (z: number): string => `${z < 0 ? '−' : '+'}${fixed(Math.abs(z), 2)}`;

/** Five significant digits, as a person would read a price. */
function shown(price: number): string {
  return String(Number(price.toPrecision(5)));
}
