import MiniSearch from 'minisearch';
import type { Lesson, LessonBlock } from '../../domain/tutor/lesson.ts';
import { blockText } from './lesson-source.ts';
import { stem, subjectOf, wordsOf } from './words.ts';

/** A lesson that fits a question. */
export interface Hit {
  lesson: Lesson;
  score: number;
  /** The stems of the lessons that the question's words met. */
  met: Set<string>;
  /** Weighted share of the question's subject that the lesson speaks of, 0 to 1; rare words weigh more. */
  coverage: number;
  /** The question names a term that the lesson defines. */
  named: boolean;
}

interface Entry {
  id: string;
  title: string;
  terms: string;
  summary: string;
  text: string;
}

/** Full-text search over lessons. Word endings, cut-off words and single typing errors do not matter. */
export class LessonIndex {
  private readonly index: MiniSearch<Entry>;
  private readonly lessons: Map<string, Lesson>;
  private readonly holders = new Map<string, number>();
  /** Stems of each lesson's terms and of each block: worked out once, because every search compares with all of them. */
  private readonly terms: Map<string, string[][]>;
  private readonly blockStems = new Map<LessonBlock, Set<string>>();
  /** Stem of every word that stands in a lesson. */
  private readonly stems = new Map<string, string>();

  constructor(lessons: readonly Lesson[]) {
    this.lessons = new Map(lessons.map((lesson) => [lesson.id, lesson]));
    this.terms = new Map(
      lessons.map((lesson) => [lesson.id, lesson.terms.map(({ term }) => wordsOf(term).map(stem))]),
    );
    for (const block of lessons.flatMap(({ blocks }) => blocks)) {
      const words = wordsOf(blockText(block));
      for (const word of words) this.stems.set(word, stem(word));
      this.blockStems.set(block, new Set(words.map(stem)));
    }
    this.index = new MiniSearch<Entry>({
      fields: ['title', 'terms', 'summary', 'text'],
      tokenize: wordsOf,
      processTerm: stem,
    });
    this.index.addAll(lessons.map(entryOf));
    for (const lesson of lessons) {
      for (const word of new Set(wordsOf(Object.values(entryOf(lesson)).join(' ')).map(stem))) {
        this.holders.set(word, (this.holders.get(word) ?? 0) + 1);
      }
    }
  }

  /** Lessons that hold at least one word of the subject, best first. `favour`: a topic whose lessons weigh more. */
  search(question: string, favour?: string): Hit[] {
    const subject = subjectOf(question);
    if (subject.length === 0) return [];
    const found = this.index.search(subject.join(' '), {
      boost: { title: 4, terms: 4, summary: 2 },
      prefix: (word) => word.length >= 4,
      // Only a word that no lesson knows can be mistyped.
      fuzzy: (word) => (word.length >= 6 && !this.holders.has(word) ? 0.2 : false),
      maxFuzzy: 1,
      weights: { prefix: 0.3, fuzzy: 0.2 },
      boostDocument: (id) => this.boost(id as string, subject, favour),
    });
    const whole = this.weigh(subject);
    return found.flatMap(({ id, score, terms, queryTerms }) => {
      const lesson = this.lessons.get(id as string);
      const coverage = this.weigh(queryTerms) / whole;
      return lesson
        ? [
            {
              lesson,
              score: score * coverage,
              met: new Set(terms),
              coverage,
              named: this.namedWords(lesson.id, subject) > 0,
            },
          ]
        : [];
    });
  }

  /** Stem of a lower-case word, without working it out for words of the lessons. */
  stemOf(word: string): string {
    return this.stems.get(word) ?? stem(word);
  }

  /** More for the topic of the conversation, and for a lesson that defines a term which the question names in full. */
  private boost(id: string, subject: readonly string[], favour: string | undefined): number {
    const favoured = this.lessons.get(id)?.topic === favour;
    return (favoured ? 1.4 : 1) * 1.6 ** this.namedWords(id, subject);
  }

  /** Words of the longest of the lesson's terms that the question names in full; 0 when it names none. */
  private namedWords(id: string, subject: readonly string[]): number {
    const named = (this.terms.get(id) ?? []).filter((words) => words.every((word) => subject.includes(word)));
    return Math.max(0, ...named.map((words) => words.length));
  }

  /** How much a word tells: one that few lessons hold tells more, one that none holds tells most. */
  weight(word: string): number {
    return Math.log(1 + this.lessons.size / ((this.holders.get(word) ?? 0) + 0.5));
  }

  /** How well a block of one of the lessons speaks of the words, by the sum of their weights. */
  fit(block: LessonBlock, words: Iterable<string>): number {
    const own = this.blockStems.get(block);
    return this.weigh([...words].filter((word) => own?.has(word)));
  }

  private weigh(words: readonly string[]): number {
    return [...new Set(words)].reduce((sum, word) => sum + this.weight(word), 0);
  }
}

function entryOf(lesson: Lesson): Entry {
  return {
    id: lesson.id,
    title: lesson.title,
    terms: lesson.terms.map(({ term }) => term).join(' '),
    summary: lesson.summary,
    text: lesson.blocks.map(blockText).join(' '),
  };
}
