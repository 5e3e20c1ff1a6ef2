import { isAdvice } from '../../domain/shared/advice-guard.ts';
import type { NarrativeFacts } from '../../domain/analysis/narrative/facts.ts';
import { untracedNumerals } from '../../domain/analysis/narrative/untraced-numerals.ts';
import { sentencesOf } from './sentences.ts';

/** The numbers of a list's items count the items and claim nothing. */
const ITEM_NUMBER = /^\s*\d{1,2}[.)]\s/gm;

/** Whether a sentence may be passed on: every numeral is among the facts, and it neither advises nor predicts. */
export function isTraced(sentence: string, facts: NarrativeFacts): boolean {
  if (isAdvice(sentence.replace(ITEM_NUMBER, ''))) return false;
  return untracedNumerals(sentence.replace(ITEM_NUMBER, ''), facts).length === 0;
}

/** The text without the sentences that may not be passed on, and how many those were. */
export function keepTraced(text: string, facts: NarrativeFacts): { text: string; dropped: number } {
  const sentences = sentencesOf(text);
  const traced = sentences.filter((sentence) => isTraced(sentence, facts));
  return { text: traced.join('').trim(), dropped: sentences.length - traced.length };
}

/** What is said to a reader of an analysis or of a tutor's answer when sentences were left out. */
export function leftOutText(sentences: number): string {
  const what = sentences === 1 ? 'One sentence was left out' : `${sentences} sentences were left out`;
  return `${what}, for numbers that stand neither in a lesson nor in the measurements, or for words that could be taken for advice, a promise or a prediction.`;
}
