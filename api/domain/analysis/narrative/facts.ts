/** The measured facts that a text about an analysis may quote, and the check that it quotes nothing else. */
import { wholePercents } from '../../shared-with-web/whole-percents.ts';
import { PERIOD } from '../volatility.ts';
import type { Analysis, NetMove } from '../types.ts';

/** What a number is, and of what: a percentage is compared with shares only, a price with prices of its topic only. */
export interface TypedFact {
  kind: 'price' | 'share' | 'ratio' | 'count' | 'reading';
  value: number;
  topic?: FactTopic;
}

export type FactTopic =
  | 'entry'
  | 'stop'
  | 'target'
  | 'support'
  | 'resistance'
  | 'last'
  | 'extreme'
  | 'bar'
  | 'sureness'
  | 'chance'
  | 'range'
  | 'retracement'
  | 'cone';

/** A bare number may be anything but a share. */
export type Fact = number | TypedFact;

export interface NarrativeFacts {
  /** Shares are fractions. */
  values: readonly Fact[];
  /** Words that contain digits and are no numbers: the symbol, the time frame, names of the targets. */
  words: readonly string[];
  /** The prices that the chart shows; a number between them that is nothing else is a price. */
  visible?: { low: number; high: number };
}

const typed =
  (kind: TypedFact['kind']) =>
  (value: number, topic?: FactTopic): TypedFact => ({ kind, value, ...(topic ? { topic } : {}) });
const price = typed('price');
const ratio = typed('ratio');
const count = typed('count');
const reading = typed('reading');
/** Quoted as 0.42 or as 42%. */
const share = (value: number, topic?: FactTopic): TypedFact[] => [typed('share')(value, topic)];
const withError = ({ value, sigma }: { value: number; sigma: number }, topic?: FactTopic): TypedFact[] => [
  price(value, topic),
  price(sigma),
];

function planValues({ plan }: Analysis): Fact[] {
  if (plan.direction === 'none') return [];
  const { entry, stop, takeProfit1, takeProfit2 } = plan;
  const shares = [plan.chance.target, plan.chance.stop, plan.chance.neither];
  const levels = [
    [entry, 'entry'],
    [stop, 'stop'],
    [takeProfit1, 'target'],
    [takeProfit2, 'target'],
  ] as const;
  return [
    ...levels.flatMap(([level, topic]) => [price(level.price, topic), price(level.sigma)]),
    ...[plan.riskReward, plan.riskReward2].flatMap(({ value, sigma }) => [ratio(value), ratio(sigma)]),
    price(Math.abs(entry.price - stop.price), 'stop'),
    count(plan.chance.bars),
    ...shares.flatMap((one) => share(one, 'chance')),
    ...wholePercents(shares).flatMap((one) => share(one / 100, 'chance')),
    // "1:2.50" and "1 to 2.50" name the risk as one.
    1,
  ];
}

function moveValues({ bars, z, driftlessShare }: NetMove): Fact[] {
  return [
    count(bars),
    ratio(z.value),
    ratio(Math.max(0.01, z.sigma)),
    ...share(Math.max(0.01, driftlessShare), 'chance'),
  ];
}

function trendValues({ trend }: Analysis): Fact[] {
  const { higherHighs, lowerHighs, higherLows, lowerLows } = trend.structure;
  return [
    ...[trend.score, trend.slopePerBar].flatMap(({ value, sigma }) => [reading(value), reading(sigma)]),
    ...[trend.whole, trend.lastThird].flatMap((move) => (move ? moveValues(move) : [])),
    ...[higherHighs, lowerHighs, higherLows, lowerLows].map((one) => count(one)),
  ];
}

function indicatorValues({ indicators }: Analysis): Fact[] {
  return indicators.flatMap(({ outputs, parameters }) => [
    ...Object.values(parameters).map((one) => reading(one)),
    ...outputs
      .flatMap(({ value, sigma, pastSigma }) => [value, sigma, pastSigma])
      .filter((value) => value !== null)
      .map((one) => reading(one)),
  ]);
}

function outlookValues({ outlook, regime }: Analysis): Fact[] {
  const last = outlook?.cone.at(-1);
  return [
    ...(outlook && last
      ? [count(outlook.bars), ...[last.low, last.high].map((one) => price(one, 'cone'))]
      : []),
    ...(outlook?.scenarios ?? []).flatMap((one) => (one.price === null ? [] : [price(one.price)])),
    ...(regime?.breakBar == null ? [] : [count(regime.breakBar + 1)]),
    ...[regime?.before, regime?.after].flatMap((move) =>
      move ? [ratio(move.z.value), ratio(Math.max(0.01, move.z.sigma))] : [],
    ),
  ];
}

/** Counts that sentences give: how many levels, patterns, indicators and of what kind. */
function counts({ indicators, indicatorFamilies, levels, patterns, pivots }: Analysis): TypedFact[] {
  const leaning = (bias: string) => indicators.filter((one) => one.bias === bias).length;
  return [
    indicators.length,
    indicators.filter((one) => one.outputs.some(({ value }) => value !== null)).length,
    indicators.filter(({ longMemory }) => longMemory).length,
    ...['bullish', 'bearish', 'neutral'].map(leaning),
    ...indicatorFamilies.flatMap(({ counted, up, down, neutral }) => [counted, up, down, neutral]),
    levels.length,
    patterns.length,
    patterns.filter(({ certain }) => certain).length,
    pivots.length,
  ].map((one) => count(one));
}

/** Everything in an analysis that a text may quote. */
export function collectFacts(analysis: Omit<Analysis, 'narrative'>): NarrativeFacts {
  const all = analysis as Analysis;
  const { volatility, confidence, fibonacci } = analysis;
  const { highestHigh, lowestLow } = analysis;
  const values: Fact[] = [
    count(analysis.barCount),
    count(analysis.missingBars),
    ...withError(analysis.lastPrice, 'last'),
    ...withError(highestHigh, 'extreme'),
    ...withError(lowestLow, 'extreme'),
    price(analysis.axis.high),
    price(analysis.axis.low),
    ...trendValues(all),
    ...withError(volatility.averageTrueRange, 'bar'),
    ...share(volatility.shareOfRange, 'range'),
    ...share(volatility.shareOfPrice, 'range'),
    ...(volatility.expansion === null ? [] : [ratio(volatility.expansion), count(PERIOD)]),
    ...indicatorValues(all),
    ...analysis.levels.flatMap((level) => [
      price(level.price, level.type),
      price(level.sigma),
      count(level.touches),
    ]),
    ...(fibonacci
      ? [price(fibonacci.fromPrice, 'retracement'), price(fibonacci.toPrice, 'retracement')]
      : []),
    ...(fibonacci?.levels ?? []).flatMap((level) => [
      ...share(level.ratio, 'retracement'),
      ratio(level.ratio),
      price(level.price, 'retracement'),
      price(level.sigma),
    ]),
    ...analysis.patterns.flatMap(({ prices }) =>
      prices.flatMap((one) => [price(one.price), price(one.sigma)]),
    ),
    ...analysis.patterns.flatMap(({ rate }) =>
      rate ? [reading(rate.per100Bars), ...share(rate.per100Bars / 100, 'chance'), count(100)] : [],
    ),
    ...planValues(all),
    ...outlookValues(all),
    ...[confidence.level, confidence.readingQuality, confidence.evidence].flatMap((one) =>
      share(Math.min(0.99, one), 'sureness'),
    ),
    ...counts(all),
  ];
  const words = [analysis.symbol, analysis.timeframe, 'TP1', 'TP2'].filter((word) => word !== null);
  return { values, words, visible: { low: lowestLow.value, high: highestHigh.value } };
}
