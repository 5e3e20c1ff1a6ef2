import { searchTerms } from './search-terms.ts';

/** Answers below this share of the question's meaning are no answer. */
const ENOUGH = 0.5;
/** How well an entry covers a word, by where it has it: what it is asked by says more than what it answers. */
const COVER = { question: 1, keywords: 0.9, answer: 0.6 };
/** Of two that cover a question alike, the one that asks little else comes first. */
const SAME_QUESTION = 0.05;

/** What is searched. */
export interface Answerable {
  question: string;
  /** Other words in which people ask this. */
  keywords: string;
  answer: string;
}

interface Indexed<T> {
  entry: T;
  /** How well each word is covered, 0 to 1. */
  covers: ReadonlyMap<string, number>;
  asks: readonly string[];
}

export interface Hit<T> {
  entry: T;
  /** Share of the question's meaning that the entry covers, 0 to 1, and a little more for the very question. */
  score: number;
}

/**
 * Finds the entry that covers most of a question. Each word weighs as much as it is rare (inverse document frequency); a
 * word that no entry knows weighs most, so that a question about something else finds nothing.
 */
export class AnswerIndex<T extends Answerable> {
  private readonly entries: Indexed<T>[];
  private readonly weights: Map<string, number>;
  private readonly unknown: number;

  constructor(entries: readonly T[]) {
    this.entries = entries.map((entry) => ({
      entry,
      covers: coversOf(entry),
      asks: searchTerms(entry.question),
    }));
    const counts = new Map<string, number>();
    for (const { covers } of this.entries)
      for (const word of covers.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
    const weigh = (count: number): number => Math.log((this.entries.length + 1) / count);
    this.weights = new Map([...counts].map(([word, count]) => [word, weigh(count)]));
    this.unknown = weigh(1);
  }

  /** The best entry that covers enough of the question, or null. */
  find(question: string): Hit<T> | null {
    const words = searchTerms(question);
    const weightOf = (word: string): number => this.weights.get(word) ?? this.unknown;
    const whole = words.reduce((sum, word) => sum + weightOf(word), 0);
    if (whole === 0) return null;
    let best: Hit<T> | null = null;
    for (const { entry, covers, asks } of this.entries) {
      const covered = words.reduce((sum, word) => sum + weightOf(word) * (covers.get(word) ?? 0), 0) / whole;
      if (covered < ENOUGH) continue;
      const alike = asks.filter((word) => words.includes(word)).length / Math.max(1, asks.length);
      const score = covered + SAME_QUESTION * alike;
      if (score > (best?.score ?? 0)) best = { entry, score };
    }
    return best;
  }
}

function coversOf({ answer, keywords, question }: Answerable): Map<string, number> {
  const covers = new Map<string, number>();
  for (const word of searchTerms(answer)) covers.set(word, COVER.answer);
  for (const word of searchTerms(keywords)) covers.set(word, COVER.keywords);
  for (const word of searchTerms(question)) covers.set(word, COVER.question);
  return covers;
}
