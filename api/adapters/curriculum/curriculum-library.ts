import { TOPICS, type Lesson } from '../../domain/tutor/lesson.ts';
import type { FoundLesson, LessonLibrary, TopicDescription } from '../../ports/tutor/lesson-library.ts';
import { descriptions, lessons } from './curriculum.ts';
import { curriculumIndex } from './curriculum-index.ts';
import type { Hit } from './lesson-index.ts';
import { blockText } from './lesson-source.ts';
import { stem } from './words.ts';

/** Lessons that speak of less than this share of what was looked for are left out. */
const MIN_COVERAGE = 0.5;
const EXCERPT_CHARACTERS = 240;

/** The lessons in `lessons/`. */
export class CurriculumLibrary implements LessonLibrary {
  private readonly index = curriculumIndex();

  topics(): TopicDescription[] {
    return TOPICS.map((topic) => ({
      topic,
      description: descriptions[topic],
      lessons: lessons.filter((lesson) => lesson.topic === topic).length,
    }));
  }

  all(): Lesson[] {
    return lessons;
  }

  find(id: string): Lesson | null {
    return lessons.find((lesson) => lesson.id === id) ?? null;
  }

  search(words: string): FoundLesson[] {
    const hits = this.index.search(words).filter((hit) => hit.coverage >= MIN_COVERAGE);
    return hits.map((hit) => ({ lesson: hit.lesson, excerpt: this.excerpt(hit) }));
  }

  private excerpt({ lesson, met }: Hit): FoundLesson['excerpt'] {
    const readable = lesson.blocks.filter((block) => block.kind === 'paragraph' || block.kind === 'list');
    const ranked = readable
      .map((block) => ({ block, fit: this.index.fit(block, met) }))
      .sort((a, b) => b.fit - a.fit);
    const best = ranked[0];
    if (!best) return [];
    return pieces(cut(blockText(best.block), met), met);
  }
}

/** The part of a text around its first matching word, at word borders. */
function cut(text: string, met: Set<string>): string {
  if (text.length <= EXCERPT_CHARACTERS) return text;
  const first = [...text.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => met.has(stem(word.toLowerCase())));
  const centre = Math.max(0, (first?.index ?? 0) - EXCERPT_CHARACTERS / 3);
  const from = centre === 0 ? 0 : text.indexOf(' ', centre) + 1;
  const end = text.lastIndexOf(' ', from + EXCERPT_CHARACTERS);
  const to = from + EXCERPT_CHARACTERS >= text.length ? text.length : end;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

function pieces(text: string, met: Set<string>): FoundLesson['excerpt'] {
  const found: FoundLesson['excerpt'] = [];
  for (const [piece] of text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const match = met.has(stem(piece.toLowerCase()));
    const last = found.at(-1);
    if (last && last.match === match) last.text += piece;
    else found.push({ text: piece, match });
  }
  return found;
}
