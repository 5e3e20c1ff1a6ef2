import type { Topic } from '../lesson.ts';
import { isRight, type Question } from './question.ts';

export interface Quiz {
  id: string;
  ownerId: string;
  title: string;
  /** What it is about: a topic, an analysis, or the whole curriculum when both are null. */
  topic: Topic | null;
  analysisId: string | null;
  createdAt: Date;
  questions: Question[];
  /** The answers in the order of the questions, null for one left out; null until answered. */
  given: (string | null)[] | null;
}

export interface Graded {
  question: Question;
  given: string | null;
  correct: boolean;
}

/** The name under which a question of a quiz is answered: `1` for the first. */
export function questionId(index: number): string {
  return String(index + 1);
}

/** Answers put in the order of the questions; of several for one question the last counts, strangers are left out. */
export function inOrder(
  questions: readonly Question[],
  answers: readonly { questionId: string; answer: string }[],
): (string | null)[] {
  return questions.map((_, index) => {
    const answer = answers.findLast((candidate) => candidate.questionId === questionId(index));
    return answer === undefined || answer.answer.trim() === '' ? null : answer.answer;
  });
}

/** Right or wrong, question by question. What was left out is wrong. */
export function grade(questions: readonly Question[], given: readonly (string | null)[]): Graded[] {
  return questions.map((question, index) => {
    const answer = given[index] ?? null;
    return { question, given: answer, correct: answer !== null && isRight(question, answer) };
  });
}
