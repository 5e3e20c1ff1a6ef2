import { isPermitted } from '../../domain/shared/permitted-forms/is-permitted.ts';
import type { NarrativeFacts } from '../../domain/analysis/narrative/facts.ts';
import { untracedNumerals } from '../../domain/analysis/narrative/untraced-numerals.ts';
import { sentencesOf } from './sentences.ts';

/** The numbers of a list's items count the items and claim nothing. */
const ITEM_NUMBER = /^\s*\d{1,2}[.)]\s/gm;

/** What a model's sentence is compared with: the facts, and the product's own sentences, which it may repeat. */
export interface Ground {
  facts: NarrativeFacts;
  own: ReadonlySet<string>;
}

/** A sentence however it is spaced, marked or capitalised. */
export const wordsOf = (sentence: string): string =>
  (sentence.toLowerCase().match(/[\p{L}\p{N}.,%]*[\p{L}\p{N}%]/gu) ?? []).join(' ');

export const ownSentences = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(sentencesOf).map(wordsOf));

/** Whether a sentence may be passed on: every numeral is among the facts, and it has a permitted form or is the product's own. */
export function isTraced(sentence: string, { facts, own }: Ground): boolean {
  const text = sentence.replace(ITEM_NUMBER, '');
  if (text.trim() === '') return true;
  if (!own.has(wordsOf(text)) && !isPermitted(text, facts.words)) return false;
  return untracedNumerals(text, facts).length === 0;
}

/** The text without the sentences that may not be passed on, and how many those were. */
export function keepTraced(text: string, ground: Ground): { text: string; dropped: number } {
  const sentences = sentencesOf(text);
  const traced = sentences.filter((sentence) => isTraced(sentence, ground));
  return { text: traced.join('').trim(), dropped: sentences.length - traced.length };
}

/** What is said to a reader of an analysis or of a tutor's answer when sentences were left out. */
export function leftOutText(sentences: number): string {
  const what = sentences === 1 ? 'One sentence was left out' : `${sentences} sentences were left out`;
  return `${what}, for numbers that stand neither in a lesson nor in the measurements, or for being no plain statement of a measurement, of the plan or of a definition.`;
}
