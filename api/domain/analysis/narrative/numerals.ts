/** The numbers of a text, in digits and in words, with what the words around each say that it is. */
import type { FactTopic, TypedFact } from './facts.ts';

export interface Numeral {
  /** As it stands in the text. */
  whole: string;
  /** A percentage as its share. */
  value: number;
  /** What the last digit shown counts. */
  step: number;
  kind: TypedFact['kind'] | 'any';
  /** Of what it is, when the words say so; empty: of anything. */
  topics: readonly FactTopic[];
  /** The sentence is about risk and reward, so that a bare number may be their ratio. */
  maybeRatio: boolean;
  /** A measuring error: "± 0.02". */
  error: boolean;
}

/** Digits with thousands separators, decimals, an exponent, a magnitude. */
const DIGITS = String.raw`(\d+(?:[,'\u2019]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(e[+-]?\d+)?(?:\s?([kmb])(?![a-z]))?`;
const MAGNITUDE: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

const SMALL: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const LARGE: Readonly<Record<string, number>> = {
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const alternatives = (words: Readonly<Record<string, unknown>>) => Object.keys(words).join('|');
const PERCENT = String.raw`(?:\s?%|\s+(?:per\s?cent|percentage points?|pct)\b)`;
const COUNTED = String.raw`(?:bars?|candles?|touch(?:es)?|indicators?|patterns?|levels?|swings?|slots?|pivots?|days?|weeks?|months?|years?|trades?|times|(?:higher|lower) (?:highs?|lows?)|lean|lie within|charts?)`;
const COUNT_BEHIND = new RegExp(
  String.raw`^\s+(?:(?:settled|measured|visible|closed|last|bullish|bearish|strong|more|losing|winning|driftless)\s+)*${COUNTED}\b`,
  'i',
);
/** "Bar 26 of 42". */
const BAR_AHEAD = /\bbar\s(?:\d+\sof\s)?$/i;
const RATIO_BEHIND =
  /^\s*(?:times\b|x\b|×|r\b|-?fold\b|to (?:1|one)\b(?![.,]?\d)|:\s?\d|for (?:each|every) )/i;
const MONEY_BEHIND = /^\s*(?:dollars?|euros?|pounds?|points?|pips?|usd|eur|gbp)\b/i;
/** Small words are everyday words ("one of", "three white soldiers") unless something is counted by them. */
const SMALL_COUNTS = new RegExp(
  String.raw`\b(${alternatives(SMALL)})(?=${PERCENT}|[\s-](?:times|fold|dollars?|euros?|points?|pips?)\b|\s+(?:(?:more|measured|visible|strong)\s+)?(?:bars|candles|touches|indicators|levels|swings|pivots|trades)\b)`,
  'giu',
);
const LARGE_WORDS = new RegExp(String.raw`\b(${alternatives(LARGE)})s?\b`, 'giu');
const HALVES: Readonly<Record<string, number>> = {
  half: 0.5,
  'a third': 1 / 3,
  'one third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 0.25,
  'three quarters': 0.75,
};
const HALF = new RegExp(
  String.raw`\b(${alternatives(HALVES)}) (?:of (?:all |the |such )?(?:time|cases|trades|charts|traders)|the time)\b`,
  'giu',
);
const WORD_OR_DIGITS = String.raw`(\d{1,4}|${alternatives(SMALL)}|${alternatives(LARGE)})`;
const ODDS = new RegExp(
  String.raw`(?<![\d.,])\b${WORD_OR_DIGITS} (?:in|out of)(?: every)? ${WORD_OR_DIGITS}\b`,
  'giu',
);
const TWICE: Readonly<Record<string, number>> = {
  twice: 2,
  thrice: 3,
  doubles: 2,
  triples: 3,
  doubling: 2,
  tripling: 3,
};
const TWICE_WORDS = new RegExp(String.raw`\b(${alternatives(TWICE)})\b`, 'giu');

const READING =
  /\b(?:rsi|adx|[+−-]?di|cci|macd|signal|stochastic|%[kdr]|roc|mfi|obv|cmo|aroon|ema|sma|wma|hma|moving averages?|band|bands|kijun|tenkan|senkou|ichimoku|sar|supertrend|williams|momentum|trix|dpo|keltner|donchian|vortex|oscillator|score)\b[^.;]{0,24}$/i;
const TOPIC_WORDS: readonly [RegExp, readonly FactTopic[]][] = [
  [/\bsupports?\b/i, ['support']],
  [/\bresistances?\b/i, ['resistance']],
  [/\bstop(?:s|ped)?\b/i, ['stop']],
  [/\b(?:targets?|take[- ]profit|tp)\b/i, ['target']],
  [/\b(?:entry|entries|enter|setup from)\b/i, ['entry', 'last']],
  [/\b(?:last price|last close|closed|now|currently|trades? at|trading at)\b/i, ['last', 'extreme']],
  [/\b(?:highest|lowest|peak|bottom)\b/i, ['extreme']],
  [/\b(?:average true range|average bar|atr)\b/i, ['bar']],
  [/\b(?:retrace\w*|fibonacci)\b/i, ['retracement']],
];
const SHARE_WORDS: readonly [RegExp, readonly FactTopic[]][] = [
  [/\b(?:sure|confiden\w*|read correctly|second reading|same trend)\b/i, ['sureness']],
  [/\b(?:drift\w*|chance|probab\w*|cases|odds|likel\w*|charts)\b/i, ['chance']],
  [/\b(?:range|average bar|volatil\w*)\b/i, ['range']],
  [/\b(?:retrace\w*|fibonacci)\b/i, ['retracement']],
];

/** Every numeral of a text. `visible`: prices that the chart shows. */
export function* numeralsOf(text: string, visible?: { low: number; high: number }): Generator<Numeral> {
  const taken: [number, number][] = [];
  for (const found of [...oddsIn(text), ...wordsIn(text)]) {
    taken.push(found.span);
    yield found.numeral;
  }
  for (const match of text.matchAll(new RegExp(DIGITS, 'giu'))) {
    const [whole, digits = '', exponent = '', magnitude = ''] = match;
    const from = match.index;
    if (taken.some(([start, end]) => from >= start && from < end)) continue;
    const factor = MAGNITUDE[magnitude.toLowerCase()] ?? 1;
    const plain = digits.replace(/[,'\u2019]/g, '');
    const step = Number(`1${exponent}`) * factor * 10 ** -(plain.split('.')[1]?.length ?? 0);
    yield inContext(text, [from, from + whole.length], Number(plain + exponent) * factor, step, visible);
  }
}

type Found = { span: [number, number]; numeral: Numeral };

/** "nine in ten", "7 out of 10", "half of the time". */
function* oddsIn(text: string): Generator<Found> {
  const numberOf = (word: string) => SMALL[word.toLowerCase()] ?? LARGE[word.toLowerCase()] ?? Number(word);
  for (const match of text.matchAll(ODDS)) {
    const [many, of] = [numberOf(match[1] ?? ''), numberOf(match[2] ?? '')];
    if (many < of) yield shareWord(text, match, many / of, Math.min(0.05, 1 / of));
  }
  for (const match of text.matchAll(HALF))
    yield shareWord(text, match, HALVES[(match[1] ?? '').toLowerCase()] ?? 0, 0.05);
}

function shareWord(text: string, match: RegExpExecArray, value: number, step: number): Found {
  const span: [number, number] = [match.index, match.index + match[0].length];
  const sentence = sentenceAround(text, span);
  const topics = topicOf(SHARE_WORDS, sentence.before, sentence.after);
  return {
    span,
    numeral: { whole: match[0], value, step, kind: 'share', topics, maybeRatio: false, error: false },
  };
}

function* wordsIn(text: string): Generator<Found> {
  const each = function* (pattern: RegExp, words: Readonly<Record<string, number>>, kind?: 'ratio') {
    for (const match of text.matchAll(pattern)) {
      const value = words[(match[1] ?? '').toLowerCase()] ?? NaN;
      const span: [number, number] = [match.index, match.index + match[0].length];
      const numeral = inContext(text, span, value, 1);
      yield { span, numeral: kind ? { ...numeral, kind } : numeral };
    }
  };
  yield* each(SMALL_COUNTS, SMALL);
  yield* each(LARGE_WORDS, LARGE);
  yield* each(TWICE_WORDS, TWICE, 'ratio');
}

/** What stands before and behind a span within its sentence. */
function sentenceAround(text: string, [from, to]: [number, number]): { before: string; after: string } {
  const before =
    text
      .slice(0, from)
      .split(/[.!?;:]\s|\n/)
      .at(-1) ?? '';
  const after = text.slice(to).split(/[.!?;:](?:\s|$)|\n/)[0] ?? '';
  return { before, after };
}

function inContext(
  text: string,
  span: [number, number],
  value: number,
  step: number,
  visible?: { low: number; high: number },
): Numeral {
  const whole = text.slice(...span).trim();
  const { before, after } = sentenceAround(text, span);
  const behind = after.replace(/^\s*\(±[^)]*\)/, '');
  const maybeRatio = /\b(?:risk|reward|ratio|second|for each|drift)/i.test(before + after);
  const error = /±\s*$/.test(before);
  const percent = new RegExp(`^${PERCENT}`, 'i').exec(after);
  if (percent) {
    const topics = topicOf(SHARE_WORDS, before, after);
    return {
      whole: whole + percent[0],
      value: value / 100,
      step: step / 100,
      kind: 'share',
      topics,
      maybeRatio: false,
      error,
    };
  }
  const kind = kindOf(before, behind, value, step, visible);
  const topics = kind === 'price' ? topicOf(TOPIC_WORDS, before, '') : [];
  return { whole, value, step, kind, topics, maybeRatio, error };
}

function kindOf(
  before: string,
  behind: string,
  value: number,
  step: number,
  visible?: { low: number; high: number },
): Numeral['kind'] {
  const touched = /touch\w*[\s(]*(?:about|at least|some)?\s*$/i.test(before);
  if (step >= 1 && BAR_AHEAD.test(before)) return 'count';
  if (touched || (step >= 1 && COUNT_BEHIND.test(behind) && !/^\s+times\b/i.test(behind))) return 'count';
  if (RATIO_BEHIND.test(behind) || /(?:\b1|\bone)\s?(?::|to)\s*$/i.test(before)) return 'ratio';
  if (MONEY_BEHIND.test(behind) || /[$€£¥]\s?$/.test(before)) return 'price';
  if (/^\s+in (?:100|a hundred) /i.test(behind) || READING.test(before) || /\($/.test(before))
    return 'reading';
  const priced = TOPIC_WORDS.some(([word]) => word.test(before.slice(-40)));
  if (priced && !/\bfor (?:each|every)\b/.test(behind)) return 'price';
  if (visible && value >= visible.low - spread(visible) && value <= visible.high + spread(visible))
    return 'price';
  return 'any';
}

const spread = ({ low, high }: { low: number; high: number }): number => (high - low) / 2;

/** The topics of the nearest word before the number; where none stands before it, of the nearest behind. */
function topicOf(
  words: readonly [RegExp, readonly FactTopic[]][],
  before: string,
  after: string,
): readonly FactTopic[] {
  const near = before.slice(-60);
  const last = words
    .map(([word, topics]) => ({ at: lastIndex(near, word), topics }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0];
  const next = words
    .map(([word, topics]) => ({ at: after.slice(0, 60).search(word), topics }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  if (last && next) return [...last.topics, ...next.topics];
  return (last ?? next)?.topics ?? [];
}

function lastIndex(text: string, word: RegExp): number {
  return [...text.matchAll(new RegExp(word.source, 'gi'))].at(-1)?.index ?? -1;
}
