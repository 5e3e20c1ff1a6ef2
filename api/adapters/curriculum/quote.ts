import type { Lesson, LessonBlock } from '../../domain/tutor/lesson.ts';
import type { Hit, LessonIndex } from './lesson-index.ts';
import { stem, subjectOf, wordsOf } from './words.ts';

const PASSAGES = 3;

/** What a lesson says about a question: the term's definition, the passages that fit best, an example when one is wanted. */
export function quote({ lesson, met }: Hit, asked: string, index: LessonIndex): string {
  const definition = definitionFor(lesson, asked);
  const passages = bestPassages(lesson.blocks, met, index);
  const wantsNumbers = /\b(example|how|calculat\w*|comput\w*|formula|work out|number)\b/i.test(asked);
  const extra = wantsNumbers ? numbersOf(lesson, met, index) : [];
  return [
    ...(definition ? [definition] : []),
    `From the lesson “${lesson.title}” (${lesson.topic}):`,
    ...passages,
    ...extra,
  ].join('\n\n');
}

function definitionFor({ terms }: Lesson, asked: string): string | null {
  const subject = new Set(subjectOf(asked));
  const fitting = terms
    .map((entry) => ({ ...entry, words: wordsOf(entry.term).map(stem) }))
    .filter(({ words }) => words.every((word) => subject.has(word)))
    .sort((a, b) => b.words.length - a.words.length);
  const [best] = fitting;
  return best ? `${best.term}: ${best.meaning}` : null;
}

/** The best first: what follows may stay unread. */
function bestPassages(blocks: LessonBlock[], met: Set<string>, index: LessonIndex): string[] {
  const readable = blocks.flatMap((block, position) =>
    block.kind === 'paragraph' ? [{ text: block.text, position, fit: index.fit(block, met) }] : [],
  );
  return readable
    .toSorted((a, b) => b.fit - a.fit || a.position - b.position)
    .slice(0, PASSAGES)
    .map(({ text }) => text);
}

/** The formula and the worked example that fit best. */
function numbersOf({ blocks }: Lesson, met: Set<string>, index: LessonIndex): string[] {
  const pick = <K extends LessonBlock['kind']>(kind: K): Extract<LessonBlock, { kind: K }> | undefined =>
    blocks
      .filter((block): block is Extract<LessonBlock, { kind: K }> => block.kind === kind)
      .toSorted((a, b) => index.fit(b, met) - index.fit(a, met))[0];
  const formula = pick('formula');
  const example = pick('example');
  const said: string[] = [];
  if (formula) {
    const where = formula.where.map(({ symbol, meaning }) => `${symbol}: ${meaning}`).join('; ');
    said.push(`Formula: ${formula.text}${where === '' ? '' : `\n(${where})`}`);
  }
  if (example) said.push([`Example: ${example.title}`, ...example.steps, example.result].join('\n'));
  return said;
}
