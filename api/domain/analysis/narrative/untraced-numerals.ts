/** The check behind the rule that a text may contain measured numbers only. */
import type { NarrativeFacts } from './facts.ts';

/** Digits with thousands separators, decimals, an exponent, a magnitude, a percent sign. */
const NUMERAL =
  /(\d+(?:[,'\u2019]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(e[+-]?\d+)?\s?(?:([kmb])(?![a-z])|(%))?/giu;
/** Any other character that stands for a number: other scripts, fractions, superscripts, circled digits. */
const FOREIGN_NUMERAL = /(?:(?![0-9])\p{N})+/gu;

const MAGNITUDE: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/** Number words large enough to smuggle a price in. Small ones are everyday words ("one of", "three white soldiers"). */
const WORDS: Readonly<Record<string, number>> = {
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
const WORD = new RegExp(`\\b(${Object.keys(WORDS).join('|')})s?\\b`, 'giu');

/** Whether `value`, written with `decimals` decimals, is `fact` rounded. */
function isRounded(value: number, step: number, fact: number): boolean {
  return Math.abs(value - fact) <= step / 2 + 1e-9 * Math.max(Math.abs(fact), step);
}

/** Whole numbers below this are counts and must be exact; larger ones may be rounded prices. */
const EXACT_BELOW = 10;

function isTraced(value: number, step: number, percent: boolean, facts: readonly number[]): boolean {
  const exact = (fact: number) => Math.abs(value - fact) <= 1e-9 * Math.max(1, Math.abs(fact));
  const mustBeExact = step >= 1 && value < EXACT_BELOW && !percent;
  return facts.some((fact) => exact(fact) || (!mustBeExact && isRounded(value, step, fact)));
}

/** Removes the words that contain digits but are no numbers, as whole words, whatever their case. */
function withoutWords(text: string, words: readonly string[]): string {
  return words
    .filter((word) => /\p{N}/u.test(word))
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => {
      const literal = word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
      return rest.replace(
        new RegExp(`(?<![\\p{L}\\p{N}.,])${literal}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'giu'),
        ' ',
      );
    }, text);
}

interface Numeral {
  /** As it stands in the text. */
  whole: string;
  value: number;
  /** What the last digit shown counts. */
  step: number;
  percent: boolean;
}

function* numeralsIn(text: string): Generator<Numeral> {
  for (const match of text.matchAll(NUMERAL)) {
    const [whole, digits = '', exponent = '', magnitude = '', percent = ''] = match;
    const factor = MAGNITUDE[magnitude.toLowerCase()] ?? 1;
    const plain = digits.replace(/[,'\u2019]/g, '');
    const decimals = plain.split('.')[1]?.length ?? 0;
    const step = Number(`1${exponent}`) * factor * 10 ** -decimals;
    yield { whole: whole.trim(), value: Number(plain + exponent) * factor, step, percent: percent !== '' };
  }
}

/** Superscripts and the like are read as standing apart from the digits before them. */
const spaced = (text: string) => text.replace(/[\u2070-\u209f\u00b2\u00b3\u00b9\u00bc-\u00be]/g, ' $& ');

/**
 * The numerals of a text that are not among the facts, as they stand in it. A numeral is traced when some fact, rounded to
 * the decimals that the text shows, equals it; signs are not compared. Whole numbers below ten must be exact.
 */
export function untracedNumerals(text: string, facts: NarrativeFacts): string[] {
  const rest = withoutWords(spaced(text), facts.words);
  const untraced: string[] = [];
  for (const { whole, value, step, percent } of numeralsIn(rest)) {
    if (!isTraced(value, step, percent, facts.values)) untraced.push(whole);
  }
  for (const [whole] of rest.matchAll(FOREIGN_NUMERAL)) untraced.push(whole);
  for (const [whole, word = ''] of rest.matchAll(WORD)) {
    if (!facts.values.includes(WORDS[word.toLowerCase()] ?? NaN)) untraced.push(whole);
  }
  return untraced;
}

/** Words that mix letters and digits, such as "4h" or "BTC-PERP2". */
const MIXED = /(?=[\p{L}\p{N}/_-]*\p{L})(?=[\p{L}\p{N}/_-]*\p{N})[\p{L}\p{N}]+(?:[/_-][\p{L}\p{N}]+)*/gu;

/** What a text states, as facts that another text may quote: a percentage counts as its share too. */
export function statedFacts(text: string): NarrativeFacts {
  const rest = spaced(text);
  const values = [...numeralsIn(rest)].flatMap(({ value, percent }) =>
    percent ? [value, value / 100] : [value],
  );
  const spelled = [...rest.matchAll(WORD)].map(([, word = '']) => WORDS[word.toLowerCase()] ?? NaN);
  return { values: [...new Set([...values, ...spelled])], words: [...new Set(text.match(MIXED) ?? [])] };
}
