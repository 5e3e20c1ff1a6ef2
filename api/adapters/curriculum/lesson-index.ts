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

  constructor(lessons: readonly Lesson[]) {
    this.lessons = new Map(lessons.map((lesson) => [lesson.id, lesson]));
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
              named: namedWords(lesson, subject) > 0,
            },
          ]
        : [];
    });
  }

  /** More for the topic of the conversation, and for a lesson that defines a term which the question names in full. */
  private boost(id: string, subject: readonly string[], favour: string | undefined): number {
    const lesson = this.lessons.get(id);
    return (lesson?.topic === favour ? 1.4 : 1) * 1.6 ** namedWords(lesson, subject);
  }

  /** How much a word tells: one that few lessons hold tells more, one that none holds tells most. */
  weight(word: string): number {
    return Math.log(1 + this.lessons.size / ((this.holders.get(word) ?? 0) + 0.5));
  }

  /** How well a block speaks of the words, by the sum of their weights. */
  fit(block: LessonBlock, words: Iterable<string>): number {
    const own = new Set(wordsOf(blockText(block)).map(stem));
    return this.weigh([...words].filter((word) => own.has(word)));
  }

  private weigh(words: readonly string[]): number {
    return [...new Set(words)].reduce((sum, word) => sum + this.weight(word), 0);
  }
}

/** Words of the longest of the lesson's terms that the question names in full; 0 when it names none. */
function namedWords(lesson: Lesson | undefined, subject: readonly string[]): number {
  const named = (lesson?.terms ?? [])
    .map(({ term }) => wordsOf(term).map(stem))
    .filter((words) => words.every((word) => subject.includes(word)));
  return Math.max(0, ...named.map((words) => words.length));
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
