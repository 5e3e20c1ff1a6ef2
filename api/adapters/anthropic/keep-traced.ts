import type { NarrativeFacts } from '../../domain/analysis/narrative/facts.ts';
import { untracedNumerals } from '../../domain/analysis/narrative/untraced-numerals.ts';
import { sentencesOf } from './sentences.ts';

/** The numbers of a list's items count the items and claim nothing. */
const ITEM_NUMBER = /^\s*\d{1,2}[.)]\s/gm;

/** Whether every numeral of a sentence is among the facts. */
export function isTraced(sentence: string, facts: NarrativeFacts): boolean {
  return untracedNumerals(sentence.replace(ITEM_NUMBER, ''), facts).length === 0;
}

/** The text without the sentences whose numerals are not all among the facts, and how many those were. */
export function keepTraced(text: string, facts: NarrativeFacts): { text: string; dropped: number } {
  const sentences = sentencesOf(text);
  const traced = sentences.filter((sentence) => isTraced(sentence, facts));
  return { text: traced.join('').trim(), dropped: sentences.length - traced.length };
}
