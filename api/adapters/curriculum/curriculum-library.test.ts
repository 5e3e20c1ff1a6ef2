import { CurriculumLibrary } from './curriculum-library.ts';
import { LessonIndex } from './lesson-index.ts';
import { LocalTutor } from './local-tutor.ts';

const library = new CurriculumLibrary();
const found = (query: string) => library.search(query, { limit: 100 }).found.map(({ lesson }) => lesson.id);

it('[W-466] the product starts without the index of lessons, which the first search makes', () => {
  const held = [new CurriculumLibrary(), new LocalTutor()].flatMap((part) => Object.values(part));
  expect(held.filter((value) => value instanceof LessonIndex)).toEqual([]);
});

describe('[D-094] full-text search over the lessons', () => {
  it('puts the lesson about a word first', () => {
    expect(found('RSI')[0]).toBe('rsi');
    expect(found('head and shoulders')[0]).toBe('chart-patterns');
    expect(found('gordon dividend model')[0]).toBe('valuing-a-company');
  });

  it('forgives endings, cut words and a typing error', () => {
    expect(found('correlations')).toContain('diversification-and-correlation');
    expect(found('diversif')[0]).toBe('diversification-and-correlation');
    expect(found('volatillity')).toContain('atr-and-bollinger-bands');
  });

  it('finds nothing for what no lesson speaks of', () => {
    expect(found('1966 football')).toEqual([]);
    expect(found('')).toEqual([]);
    expect(found('the and of')).toEqual([]);
  });

  it('shows the passage that fits, with the words marked', () => {
    const [hit] = library.search('neckline', { limit: 1 }).found;
    const text = hit?.excerpt.map((piece) => piece.text).join('') ?? '';
    expect(text.length).toBeLessThan(260);
    const marked = hit?.excerpt.filter(({ match }) => match).map((piece) => piece.text.toLowerCase()) ?? [];
    expect(marked.length).toBeGreaterThan(0);
    expect(new Set(marked)).toEqual(new Set(['neckline']));
  });
});
