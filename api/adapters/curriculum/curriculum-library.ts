import { TOPICS, type Lesson, type Topic } from '../../domain/tutor/lesson.ts';
import type { FoundLesson, LessonLibrary, TopicDescription } from '../../ports/tutor/lesson-library.ts';
import { descriptions, lessons } from './curriculum.ts';
import { curriculumIndex } from './curriculum-index.ts';
import type { Hit, LessonIndex } from './lesson-index.ts';
import { blockText } from './lesson-source.ts';

/** Lessons that speak of less than this share of what was looked for are left out. */
const MIN_COVERAGE = 0.5;
const EXCERPT_CHARACTERS = 240;
const WORDS = /[\p{L}\p{N}]+/gu;

/** The lessons in `lessons/`. */
export class CurriculumLibrary implements LessonLibrary {
  /** Not made at the start: it takes a twelfth of the start's time, and many never search. */
  private get index(): LessonIndex {
    return curriculumIndex();
  }

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

  search(
    query: string,
    { topic, limit }: { topic?: Topic; limit: number },
  ): ReturnType<LessonLibrary['search']> {
    const hits = this.index
      .search(query)
      .filter(({ coverage, lesson }) => coverage >= MIN_COVERAGE && (!topic || lesson.topic === topic));
    const found = hits.slice(0, limit).map((hit) => ({ lesson: hit.lesson, excerpt: this.excerpt(hit) }));
    return { found, total: hits.length };
  }

  private excerpt({ lesson, met }: Hit): FoundLesson['excerpt'] {
    const readable = lesson.blocks.filter((block) => block.kind === 'paragraph' || block.kind === 'list');
    const ranked = readable
      .map((block) => ({ block, fit: this.index.fit(block, met) }))
      .sort((a, b) => b.fit - a.fit);
    const best = ranked[0];
    if (!best) return [];
    const marked = (word: string): boolean => met.has(this.index.stemOf(word.toLowerCase()));
    return pieces(cut(blockText(best.block), marked), marked);
  }
}

type Marked = (word: string) => boolean;

/** The part of a text around its first marked word, at word borders. */
function cut(text: string, marked: Marked): string {
  if (text.length <= EXCERPT_CHARACTERS) return text;
  const first = [...text.matchAll(WORDS)].find(([word]) => marked(word));
  const centre = Math.max(0, (first?.index ?? 0) - EXCERPT_CHARACTERS / 3);
  const from = centre === 0 ? 0 : text.indexOf(' ', centre) + 1;
  const end = text.lastIndexOf(' ', from + EXCERPT_CHARACTERS);
  const to = from + EXCERPT_CHARACTERS >= text.length ? text.length : end;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

/** The text in order, marked words apart from what lies between them. */
function pieces(text: string, marked: Marked): FoundLesson['excerpt'] {
  const found: FoundLesson['excerpt'] = [];
  let done = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (!marked(word)) continue;
    if (index > done) found.push({ text: text.slice(done, index), match: false });
    found.push({ text: word, match: true });
    done = index + word.length;
  }
  if (done < text.length) found.push({ text: text.slice(done), match: false });
  return found;
}
