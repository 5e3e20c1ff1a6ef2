import type { CalculatorName } from '../../domain/tutor/calculators/calculation.ts';
import type { Figure, FigureBar, Lesson, LessonBlock } from '../../domain/tutor/lesson.ts';

const WORDS_A_MINUTE = 180;

type LessonSource = Omit<Lesson, 'minutes' | 'terms'> & { terms: Record<string, string> };

/** A lesson with its key terms as the last blocks and its reading time. */
export function lesson({ terms, blocks, ...source }: LessonSource): Lesson {
  const defined = Object.entries(terms).map(([term, meaning]) => ({ term, meaning }));
  const all: LessonBlock[] = [
    ...blocks,
    heading('Key terms'),
    { kind: 'list', items: defined.map(({ term, meaning }) => `${term}: ${meaning}`) },
  ];
  const words = all.map(blockText).join(' ').split(/\s+/).length;
  return { ...source, terms: defined, blocks: all, minutes: Math.ceil(words / WORDS_A_MINUTE) };
}

/** Everything that a reader reads in a block, captions included. */
export function blockText(block: LessonBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.join(' ');
    case 'formula':
      return [block.text, ...block.where.map(({ symbol, meaning }) => `${symbol}: ${meaning}`)].join(' ');
    case 'example':
      return [block.title, ...block.steps, block.result].join(' ');
    case 'figure':
      return block.figure.caption;
    case 'calculator':
      return '';
  }
}

export const heading = (text: string): LessonBlock => ({ kind: 'heading', text });
export const paragraph = (text: string): LessonBlock => ({ kind: 'paragraph', text });
export const list = (...items: string[]): LessonBlock => ({ kind: 'list', items });
export const calculator = (name: CalculatorName): LessonBlock => ({ kind: 'calculator', calculator: name });
export const figure = (drawing: Figure): LessonBlock => ({ kind: 'figure', figure: drawing });

/** `symbols` by their letter or name. */
export function formula(text: string, symbols: Record<string, string>): LessonBlock {
  const where = Object.entries(symbols).map(([symbol, meaning]) => ({ symbol, meaning }));
  return { kind: 'formula', text, where };
}

/**
 * A worked example. Steps that compute hold their equation, e.g. `Risk: 100 − 95 = 5`; the tests recompute every one. `=`
 * is exact, `≈` is right to the last digit that is shown.
 */
export function example(title: string, steps: string[], result: string): LessonBlock {
  return { kind: 'example', title, steps, result };
}

/** Bars from `[open, high, low, close]`. */
export function bars(...rows: [number, number, number, number][]): FigureBar[] {
  return rows.map(([open, high, low, close]) => ({ open, high, low, close }));
}

/** Shares of `wick` above and below, repeated along a drawing so that bars do not look alike. */
const SHAPES = [
  [0.6, 0.4],
  [0.3, 0.8],
  [1, 0.5],
  [0.4, 0.2],
  [0.7, 1],
] as const;

/** Bars along closing prices: each opens where the last one closed and has wicks of up to `wick`. */
export function barsAlong(start: number, closes: number[], wick: number): FigureBar[] {
  return closes.map((close, index) => {
    const open = index === 0 ? start : (closes[index - 1] ?? start);
    const [above, below] = SHAPES[index % SHAPES.length] ?? SHAPES[0];
    return {
      open,
      high: round(Math.max(open, close) + above * wick),
      low: round(Math.min(open, close) - below * wick),
      close,
    };
  });
}

/** Points of a function at 0, step, 2 × step … up to `to`, rounded to four decimals. */
export function curve(
  to: number,
  step: number,
  y: (x: number) => number,
  from = 0,
): { x: number; y: number }[] {
  const count = Math.round((to - from) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const x = round(from + index * step);
    return { x, y: round(y(x)) };
  });
}

/** Points of an indicator's line, from its first value on. */
export function linePoints(line: readonly number[] | Float64Array): { x: number; y: number }[] {
  return Array.from(line, (y, x) => ({ x, y: round(y) })).filter(({ y }) => !Number.isNaN(y));
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
