import type { Topic } from './lesson.ts';
import { grade, type Graded, type Quiz } from './quiz/quiz.ts';

/** Something that was finished. A quiz that had all questions about a lesson right is one of `passed` beside that of `quiz`. */
export interface LearningEvent {
  kind: 'quiz' | 'review' | 'read' | 'passed';
  /** The lesson that was read or passed; null for a quiz and a review. */
  lessonId: string | null;
  /** The beginning of the quarter of an hour, which is enough to tell days apart in every time zone. */
  at: Date;
}

export interface TopicProgress {
  topic: Topic;
  lessons: number;
  /** Read to the end, or passed often enough. */
  lessonsDone: number;
  /** Questions about it in the quizzes looked at. */
  asked: number;
  right: number;
  cardsDue: number;
}

/** What progress is computed from. */
interface Learned {
  events: readonly LearningEvent[];
  /** The last answered quizzes. */
  quizzes: readonly Quiz[];
  /** How many cards are due by the lesson that teaches them. */
  cardsDue: ReadonlyMap<string, number>;
}

/** One quiz asks a lesson about once, and a guess among four is right in one of four; two guesses, in one of sixteen. */
const QUIZZES_TO_PASS = 2;
const QUARTER_HOUR_MS = 15 * 60_000;

/** What a quiz that was just answered adds to the events. */
export function eventsOfQuiz(results: readonly Graded[], now: Date): LearningEvent[] {
  const asked = new Set(results.map(({ question }) => question.lessonId));
  for (const { question, correct } of results) if (!correct) asked.delete(question.lessonId);
  const passed = [...asked].filter((lessonId) => lessonId !== null);
  return [eventAt('quiz', now), ...passed.map((lessonId) => eventAt('passed', now, lessonId))];
}

/** An event of now. */
export function eventAt(
  kind: LearningEvent['kind'],
  now: Date,
  lessonId: string | null = null,
): LearningEvent {
  return { kind, lessonId, at: quarterHourOf(now) };
}

/** Progress by topic, in the order of the lessons. */
export function progressByTopic(
  lessons: readonly { id: string; topic: Topic }[],
  { events, quizzes, cardsDue }: Learned,
): TopicProgress[] {
  const done = lessonsDone(events);
  const answers = quizzes.flatMap(({ questions, given }) => (given === null ? [] : grade(questions, given)));
  return [...new Set(lessons.map(({ topic }) => topic))].map((topic) => {
    const ids = lessons.filter((lesson) => lesson.topic === topic).map(({ id }) => id);
    const about = answers.filter(({ question: { lessonId } }) => lessonId !== null && ids.includes(lessonId));
    return {
      topic,
      lessons: ids.length,
      lessonsDone: ids.filter((id) => done.has(id)).length,
      asked: about.length,
      right: about.filter(({ correct }) => correct).length,
      cardsDue: ids.reduce((sum, id) => sum + (cardsDue.get(id) ?? 0), 0),
    };
  });
}

function lessonsDone(events: readonly LearningEvent[]): ReadonlySet<string> {
  const done = new Set<string>();
  const passed = new Map<string, number>();
  for (const { kind, lessonId } of events) {
    if (lessonId === null) continue;
    if (kind === 'passed') passed.set(lessonId, (passed.get(lessonId) ?? 0) + 1);
    if (kind === 'read' || (passed.get(lessonId) ?? 0) >= QUIZZES_TO_PASS) done.add(lessonId);
  }
  return done;
}

function quarterHourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS);
}
