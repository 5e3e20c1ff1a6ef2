import type { Figure, Lesson } from '../lesson.ts';
import { choice, number, type Question } from './question.ts';
import { oneOf, shuffled, type Random } from './random.ts';

const WRONG_CHOICES = 3;

/** What a word means: the lesson's own definition among those of other words. Null when there are too few words. */
export function meaningQuestion(lesson: Lesson, others: readonly Lesson[], random: Random): Question | null {
  const { term, meaning } = oneOf(random, lesson.terms);
  const elsewhere = others.flatMap(({ terms }) => terms).filter((entry) => entry.term !== term);
  const wrong = distinct(shuffled(random, elsewhere).map((entry) => entry.meaning)).filter(
    (text) => text !== meaning,
  );
  if (wrong.length < WRONG_CHOICES) return null;
  return choice(
    {
      key: `meaning:${lesson.id}:${term}`,
      prompt: `What does “${term}” mean?`,
      explanation: `${term}: ${meaning}`,
      lessonId: lesson.id,
    },
    [meaning, ...wrong.slice(0, WRONG_CHOICES)],
    (options) => shuffled(random, options),
  );
}

/** The word for a meaning, among other words. */
export function wordQuestion(lesson: Lesson, others: readonly Lesson[], random: Random): Question | null {
  const { term, meaning } = oneOf(random, lesson.terms);
  const elsewhere = distinct(others.flatMap(({ terms }) => terms.map((entry) => entry.term)));
  const wrong = shuffled(random, elsewhere).filter((word) => word !== term);
  // A definition that names its word would give it away.
  if (wrong.length < WRONG_CHOICES || meaning.toLowerCase().includes(term.toLowerCase())) return null;
  return choice(
    {
      key: `word:${lesson.id}:${term}`,
      prompt: `Which word is meant? ${meaning}`,
      explanation: `${term}: ${meaning}`,
      lessonId: lesson.id,
    },
    [term, ...wrong.slice(0, WRONG_CHOICES)],
    (options) => shuffled(random, options),
  );
}

/** Something to be seen on a figure of bars. Null when the lesson has none. */
export function figureQuestion(lesson: Lesson, random: Random): Question | null {
  const figures = lesson.blocks.flatMap((block) =>
    block.kind === 'figure' && block.figure.kind === 'candles' ? [block.figure] : [],
  );
  return figures.length === 0
    ? null
    : oneOf(random, [rising, falling, highest, lowest])(lesson, oneOf(random, figures));
}

type Candles = Extract<Figure, { kind: 'candles' }>;

function rising(lesson: Lesson, figure: Candles): Question {
  return counted(lesson, figure, 'above', figure.bars.filter(({ open, close }) => close > open).length);
}

function falling(lesson: Lesson, figure: Candles): Question {
  return counted(lesson, figure, 'below', figure.bars.filter(({ open, close }) => close < open).length);
}

function counted(lesson: Lesson, figure: Candles, side: 'above' | 'below', count: number): Question {
  return number({
    key: `bars-${side}:${lesson.id}:${figure.caption}`,
    prompt: `How many bars of the figure close ${side} their open?`,
    value: count,
    decimals: 0,
    figure,
    explanation: `${count} of ${figure.bars.length} bars close ${side} their open.`,
    lessonId: lesson.id,
  });
}

function highest(lesson: Lesson, figure: Candles): Question {
  return extreme(
    lesson,
    figure,
    'highest high',
    figure.bars.map(({ high }) => high),
    Math.max,
  );
}

function lowest(lesson: Lesson, figure: Candles): Question {
  return extreme(
    lesson,
    figure,
    'lowest low',
    figure.bars.map(({ low }) => low),
    Math.min,
  );
}

function extreme(
  lesson: Lesson,
  figure: Candles,
  what: string,
  prices: number[],
  pick: (...prices: number[]) => number,
): Question {
  const price = pick(...prices);
  const bar = prices.indexOf(price) + 1;
  return number({
    key: `${what}:${lesson.id}:${figure.caption}`,
    prompt: `Which bar of the figure has the ${what}? Count from 1 on the left.`,
    value: bar,
    decimals: 0,
    figure,
    explanation: `Bar ${bar} reaches ${price}, the ${what} of the figure.`,
    lessonId: lesson.id,
  });
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
