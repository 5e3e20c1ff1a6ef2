/** Questions for the difference between two things: both terms are defined, side by side. */
import type { Lesson, Topic } from '../../domain/tutor/lesson.ts';
import { lessons } from './curriculum.ts';
import { stem, subjectOf, wordsOf } from './words.ts';

const SIDES = [
  /\bdifference(?:s)? between (?:the |a |an )?(.+?) (?:and|or|vs\.?) (?:the |a |an )?(.+?)[?.!]*$/i,
  /\bhow (?:does|do|is|are) (?:the |a |an )?(.+?) (?:differ|different) from (?:the |a |an )?(.+?)[?.!]*$/i,
  /\bcompare (?:the |a |an )?(.+?) (?:and|with|to) (?:the |a |an )?(.+?)[?.!]*$/i,
  /^(?:what is better,? |which is better,? |is )?(?:the |a |an )?(.+?) (?:vs\.?|versus|or|compared (?:to|with)) (?:the |a |an )?(.+?)[?.!]*$/i,
];

export interface Comparison {
  text: string;
  lessons: Lesson[];
}

interface Defined {
  lesson: Lesson;
  term: string;
  meaning: string;
}

/** Both definitions when the question sets two terms of the lessons against each other; else null. */
export function compareTerms(question: string, closed: readonly Topic[]): Comparison | null {
  for (const pattern of SIDES) {
    const [, left, right] = pattern.exec(question.trim()) ?? [];
    const [a, b] = [left, right].map((side) => (side === undefined ? null : definitionOf(side)));
    if (!a || !b || a.term === b.term) continue;
    const own = [...new Set([a.lesson, b.lesson])];
    const text = [a, b].map((side) => saySide(side, closed)).join('\n\n');
    const source = own.map(({ title, topic }) => `“${title}” (${topic})`).join(' and ');
    return { text: `${text}\n\nFrom the lesson${own.length > 1 ? 's' : ''} ${source}.`, lessons: own };
  }
  return null;
}

const saySide = ({ term, meaning, lesson }: Defined, closed: readonly Topic[]): string =>
  closed.includes(lesson.topic)
    ? `${term}: the topic ${lesson.topic} explains it, which is available for Pro and Expert plans.`
    : `${term}: ${meaning}`;

/** The term that consists of the words, or else the shortest one that holds them all. */
function definitionOf(side: string): Defined | null {
  const wanted = subjectOf(side);
  if (wanted.length === 0) return null;
  const fitting = lessons
    .flatMap((lesson) =>
      lesson.terms.map((entry) => ({ ...entry, lesson, words: wordsOf(entry.term).map(stem) })),
    )
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .toSorted((a, b) => a.words.length - b.words.length);
  return fitting[0] ?? null;
}
