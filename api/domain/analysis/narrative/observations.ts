/** One sentence or two on each thing that was measured. */
import { touchedText } from '../../shared-with-web/touched-text.ts';
import type {
  Analysis,
  FamilyCount,
  IndicatorReading,
  KeyLevel,
  Mood,
  NetMove,
  Observation,
  PatternMatch,
  TrendDirection,
} from '../types.ts';
import { PERIOD } from '../volatility.ts';
import { fixed } from '../../shared-with-web/fixed-number.ts';
import { counted, decimalsFor, listed, percent, perHundred, rareness } from './wording.ts';

/** An analysis that has no narrative yet. */
export type Facts = Omit<Analysis, 'narrative'>;

/** Writes a price as precisely as the picture shows it. */
export function priceWriter(facts: Facts): (price: number) => string {
  const decimals = decimalsFor(facts.highestHigh.value - facts.lowestLow.value);
  return (price) => fixed(price, decimals);
}

/** A price with its error. */
function withError(facts: Facts, price: number, sigma: number): string {
  const decimals = decimalsFor(facts.highestHigh.value - facts.lowestLow.value);
  return sigma > 0 ? `${fixed(price, decimals)} (± ${fixed(sigma, decimals + 1)})` : fixed(price, decimals);
}

function reading(facts: Facts): string {
  const { barCount, missingBars, closeOnly, envelope, lastPrice, highestHigh, lowestLow } = facts;
  const write = priceWriter(facts);
  const gaps =
    missingBars > 0 ? ` ${counted(missingBars, 'slot')} between them held no bar that could be read.` : '';
  const kind = closeOnly
    ? ' The chart shows closes only, so highs, lows and candlesticks were not measured.'
    : envelope
      ? ' The bars are two pixels apart or closer, so the range of each pixel column was measured, and no opens, closes or candlesticks.'
      : '';
  return (
    `${counted(barCount, envelope ? 'pixel column' : 'bar')} ${barCount === 1 ? 'was' : 'were'} measured, from ${write(lowestLow.value)} to ` +
    `${write(highestHigh.value)}; the last price is ${withError(facts, lastPrice.value, lastPrice.sigma)}.${gaps}${kind}`
  );
}

/** "up 2.10 (± 0.02) times as far as changes of this size lead by chance". */
function movedText({ z }: NetMove): string {
  return `${z.value < 0 ? 'down' : 'up'} ${fixed(Math.abs(z.value), 2)} (± ${fixed(Math.max(0.01, z.sigma), 2)})`;
}

const WHY: Record<TrendDirection, string> = {
  bullish: 'Bullish',
  bearish: 'Bearish',
  mixed: 'Mixed: the whole chart and its last third do not go the same way',
  sideways: 'Sideways: neither goes further than chance alone takes it',
};

function trend({ trend: { direction, whole, lastThird } }: Facts): string {
  const recent =
    lastThird === null
      ? ''
      : `, and over the last ${counted(lastThird.bars, 'bar')} ${movedText(lastThird)} times, as ${rareness(lastThird.driftlessShare)} do`;
  return (
    `${WHY[direction]}. From the first close to the last, price went ${movedText(whole)} times as far as changes of this size ` +
    `typically lead without any drift; ${rareness(whole.driftlessShare)} of charts without drift go as far or further${recent}.`
  );
}

function structure({ trend: { structure: s, structureBias } }: Facts): string {
  const compared = s.higherHighs + s.lowerHighs + s.higherLows + s.lowerLows;
  if (compared === 0) return 'Too few swings are visible to compare highs with highs and lows with lows.';
  const verdict =
    structureBias === 'neutral'
      ? 'which speaks for neither side'
      : `which by itself is a ${structureBias} structure`;
  return (
    `Among the swings there are ${counted(s.higherHighs, 'higher high')} and ${counted(s.lowerHighs, 'lower high')}, ` +
    `${counted(s.higherLows, 'higher low')} and ${counted(s.lowerLows, 'lower low')}, ${verdict}.`
  );
}

/** "101.20 (± 0.04), touched 3 times". */
function levelText(facts: Facts, level: KeyLevel): string {
  return `${withError(facts, level.price, level.sigma)}, ${touchedText(level)}`;
}

function levels(facts: Facts): string {
  const nearest = (type: KeyLevel['type']) => facts.levels.find((level) => level.type === type);
  const [support, resistance] = [nearest('support'), nearest('resistance')];
  const parts = [
    support
      ? `The nearest support is ${levelText(facts, support)}.`
      : 'No support was found below the last price.',
    resistance
      ? `The nearest resistance is ${levelText(facts, resistance)}.`
      : 'No resistance was found above the last price.',
  ];
  return parts.join(' ');
}

const AGAINST_ITS_PAST = { low: 'lower than', moderate: 'much as', high: 'higher than' } as const;

function volatility(facts: Facts): string {
  const { averageTrueRange, shareOfRange, expansion, class: level } = facts.volatility;
  const past =
    expansion === null
      ? 'Too few bars are visible to compare volatility with its own past'
      : `Volatility is ${AGAINST_ITS_PAST[level]} before: the last ${counted(PERIOD, 'bar')} are ${fixed(expansion, 2)} times as tall as those before them`;
  return (
    `${past}. An average bar covers ${withError(facts, averageTrueRange.value, averageTrueRange.sigma)}, ` +
    `${percent(shareOfRange)} of the visible range.`
  );
}

/** "RSI (14) 61.2". */
function indicatorText(one: IndicatorReading): string | null {
  const value = one.outputs.at(one.id === 'adx_14' ? 0 : -1)?.value;
  return value === null || value === undefined ? null : `${one.label} ${fixed(value, 1)}`;
}

/** How many charts a share is; the table beside the text gives it as a percentage. */
function howMany(share: number): string {
  if (share >= 0.9) return 'nearly all';
  if (share >= 0.5) return 'most';
  return share >= 0.1 ? 'some' : 'few';
}

/** "Of 19 indicators of momentum 12 lean up, …; on most charts without drift as many or more lean to the same side." */
function familyText({ family, counted: all, up, down, neutral, driftlessShare }: FamilyCount): string | null {
  if (all === 0) return null;
  const chance =
    driftlessShare === null
      ? ''
      : `; on ${howMany(driftlessShare)} charts without drift as many or more lean to the same side`;
  return (
    `Of ${counted(all, 'indicator')} of ${family} ${up} lean up, ${down} lean down and ${neutral} lie within their error of ` +
    `the middle${chance}.`
  );
}

function momentum({ indicators, indicatorFamilies }: Facts): string {
  const families = indicatorFamilies.map(familyText).filter((text) => text !== null);
  const shown = ['rsi_14', 'adx_14', 'cci_20']
    .map((id) => indicators.find((one) => one.id === id))
    .map((one) => (one ? indicatorText(one) : null))
    .filter((words) => words !== null);
  const sample = shown.length > 0 ? [`Among them: ${listed(shown)}.`] : [];
  const old = indicators.filter(({ longMemory }) => longMemory).length;
  const caution =
    old > 0
      ? [
          `${counted(old, 'indicator')} still ${old === 1 ? 'depends' : 'depend'} on bars before the visible ones, so the figures on your own screen may differ.`,
        ]
      : [];
  const none =
    families.length === 0 ? ['Too few bars are visible for any indicator that leans up or down.'] : [];
  return [...none, ...families, ...sample, ...caution].join(' ');
}

function patternText({ name, direction, certain, rate }: PatternMatch): string {
  const chance = rate ? `, ${perHundred(rate.per100Bars)} in 100 bars by chance` : '';
  return `${name} (${direction}${chance}${certain ? '' : ', not certain within the measuring error'})`;
}

const PATTERNS_NAMED = 4;

function patterns({ patterns: all, closeOnly, envelope }: Facts): string {
  if (all.length === 0) {
    if (envelope)
      return 'No chart pattern by the written definitions was found; candlesticks cannot be told apart.';
    return closeOnly
      ? 'No chart pattern by the written definitions was found; candlesticks cannot be told from a line.'
      : 'No candlestick or chart pattern by the written definitions was found near the last bar.';
  }
  const named = all.slice(0, PATTERNS_NAMED).map(patternText);
  const more = all.length > named.length ? ', among others' : '';
  return `${counted(all.length, 'pattern')} found by definition near the last bar: ${listed(named)}${more}.`;
}

function notMeasured({ symbol, timeframe, closeOnly, envelope }: Facts): string {
  const missing = [
    'volume',
    'anything before the first visible bar',
    'news and other markets',
    ...(symbol === null ? ['the symbol'] : []),
    ...(timeframe === null ? ['the time frame'] : []),
    ...(closeOnly ? ['highs and lows'] : []),
    ...(envelope ? ['single bars, their opens and closes'] : []),
  ];
  return `Not measured: ${listed(missing)}. What was measured describes the past of one chart and foretells nothing.`;
}

function plan({ plan: { direction, reasons } }: Facts): string {
  const opening =
    direction === 'none' ? 'The rule proposes no trade.' : `The rule gives a ${direction} plan.`;
  return [opening, ...reasons.map(({ text }) => text)].join(' ');
}

const MOODS: Record<Mood, string> = {
  calm: 'The last bars are calmer than those before',
  as_before: 'The last bars are about as lively as those before',
  lively: 'The last bars are livelier than those before',
};

function regime({ regime: found, barCount }: Facts): string {
  if (found === null) return 'Too few bars were measured to tell whether they are of one piece.';
  const { breakBar, breakShare, before, after, mood } = found;
  const rare = `${howMany(breakShare)} charts of one drift bend as far`;
  const bend =
    breakBar === null || before === null || after === null
      ? `No break of drift stands out: ${rare}`
      : `The drift changes near bar ${fixed(breakBar + 1, 0)} of ${fixed(barCount, 0)}: ${movedText(before)} times as far as by chance before it, ${movedText(after)} times after; ${rare}`;
  return `${bend}.${mood === null ? '' : ` ${MOODS[mood]}.`}`;
}

/** What a price without drift does next: a range, and which of two measured prices comes first. */
function outlook(facts: Facts): string {
  const found = facts.outlook;
  const last = found?.cone.at(-1);
  if (!found || !last) return 'Too few bars were measured to say how far changes of their size lead.';
  const write = priceWriter(facts);
  const range =
    `Without drift, changes of the size seen mostly lead to between ${write(last.low)} and ${write(last.high)} after ` +
    `${counted(found.bars, 'bar')}.`;
  const [up, down] = found.scenarios ?? [];
  if (!up || !down) return `${range} No measured price lies on one of the sides.`;
  const nearer = up.chance > down.chance ? up : down;
  return (
    `${range} Of the measured prices around the last one, such a price meets ${write(nearer.price ?? 0)} first more often ` +
    `than ${write((nearer === up ? down : up).price ?? 0)}, because it is nearer; that says nothing of which way this one goes.`
  );
}

/** All observations, in the order in which they are best read. */
export function observe(facts: Facts): Observation[] {
  return [
    { topic: 'reading', text: reading(facts) },
    { topic: 'trend', text: trend(facts) },
    { topic: 'structure', text: structure(facts) },
    { topic: 'levels', text: levels(facts) },
    { topic: 'volatility', text: volatility(facts) },
    { topic: 'momentum', text: momentum(facts) },
    { topic: 'patterns', text: patterns(facts) },
    { topic: 'regime', text: regime(facts) },
    { topic: 'outlook', text: outlook(facts) },
    { topic: 'plan', text: plan(facts) },
    { topic: 'not_measured', text: notMeasured(facts) },
  ];
}
