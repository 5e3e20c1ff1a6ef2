/** The check behind the rule that a text may contain measured numbers only. */
import type { Fact, NarrativeFacts } from './facts.ts';
import { isBacked } from './numeral-backing.ts';
import { numeralsOf } from './numerals.ts';

/** Any other character that stands for a number: other scripts, fractions, superscripts, circled digits. */
const FOREIGN_NUMERAL = /(?:(?![0-9])\p{N})+/gu;

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

/** Superscripts and the like are read as standing apart from the digits before them. */
const spaced = (text: string) => text.replace(/[\u2070-\u209f\u00b2\u00b3\u00b9\u00bc-\u00be]/g, ' $& ');

/**
 * The numerals of a text that are not among the facts, as they stand in it. A numeral is traced when a fact of its kind and
 * topic, rounded to the decimals that the text shows, equals it; signs are not compared. Counts and whole numbers below ten
 * must be exact, and a price must be said nearly as precisely as the chart shows it.
 */
export function untracedNumerals(text: string, facts: NarrativeFacts): string[] {
  const rest = withoutWords(spaced(text), facts.words);
  const untraced: string[] = [];
  for (const numeral of numeralsOf(rest, facts.visible)) {
    if (!isBacked(numeral, facts)) untraced.push(numeral.whole);
  }
  for (const [whole] of rest.matchAll(FOREIGN_NUMERAL)) untraced.push(whole);
  return untraced;
}

/** Words that mix letters and digits, such as "4h" or "BTC-PERP2". */
const MIXED = /(?=[\p{L}\p{N}/_-]*\p{L})(?=[\p{L}\p{N}/_-]*\p{N})[\p{L}\p{N}]+(?:[/_-][\p{L}\p{N}]+)*/gu;

/** What a text states, as facts that another text may quote. */
export function statedFacts(text: string): NarrativeFacts {
  const values = [...numeralsOf(spaced(text))].map(({ value, kind }): Fact =>
    kind === 'any' || kind === 'price' ? value : { kind, value },
  );
  return { values, words: [...new Set(text.match(MIXED) ?? [])] };
}
