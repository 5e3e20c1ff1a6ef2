import type { Lesson } from '../lesson.ts';
import { analysisQuestions, type MeasuredChart } from './analysis-questions.ts';
import { computedQuestions } from './computed-questions.ts';
import { figureQuestion, meaningQuestion, wordQuestion } from './lesson-questions.ts';
import type { Question } from './question.ts';
import { oneOf, seeded, shuffled, type Random } from './random.ts';

/** Drawing the same question twice is tried again so many times before fewer questions are asked. */
const TRIES = 200;

/**
 * Questions about lessons: computed ones, definitions, and figures to read. The seed decides everything, so the same
 * seed over the same lessons is the same quiz. At most `count`, no two alike.
 */
export function lessonQuiz(lessons: readonly Lesson[], count: number, seed: string): Question[] {
  const random = seeded(seed);
  const questions = new Map<string, Question>();
  for (let tries = 0; tries < TRIES && questions.size < count && lessons.length > 0; tries += 1) {
    const question = draw(lessons, random);
    if (question && ![...questions.values()].some((other) => alike(other, question))) {
      questions.set(question.key, question);
    }
  }
  return [...questions.values()];
}

/**
 * Questions about one's own chart, in a drawn order. At most `count`; a second one of a kind only when every kind has been
 * asked.
 */
export function chartQuiz(chart: MeasuredChart, count: number, seed: string): Question[] {
  const asked = new Map<string, number>();
  const drawn = shuffled(seeded(seed), analysisQuestions(chart)).map((question) => {
    const kind = subject(question);
    const round = asked.get(kind) ?? 0;
    asked.set(kind, round + 1);
    return { question, round };
  });
  return drawn
    .toSorted((a, b) => a.round - b.round)
    .slice(0, count)
    .map(({ question }) => question);
}

function draw(lessons: readonly Lesson[], random: Random): Question | null {
  const lesson = oneOf(random, lessons);
  const computed = computedQuestions[lesson.id] ?? [];
  const kinds = [
    ...(computed.length > 0
      ? [() => oneOf(random, computed)(random), () => oneOf(random, computed)(random)]
      : []),
    () => meaningQuestion(lesson, lessons, random),
    () => wordQuestion(lesson, lessons, random),
    () => figureQuestion(lesson, random),
  ];
  return oneOf(random, kinds)();
}

/** The same subject: one word asked both ways would answer itself, and one formula is enough once. */
function alike(a: Question, b: Question): boolean {
  return subject(a) === subject(b);
}

function subject({ key }: Question): string {
  const [kind = '', lesson, term] = key.split(':');
  return kind === 'meaning' || kind === 'word' ? `term:${lesson}:${term}` : kind;
}
