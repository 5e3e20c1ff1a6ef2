import type { QuizOutcome } from '../../../application/tutor/answer-quiz.ts';
import type { DueCards } from '../../../application/tutor/list-due-reviews.ts';
import type { LessonLink } from '../../../domain/tutor/lesson.ts';
import { questionId, type Quiz } from '../../../domain/tutor/quiz/quiz.ts';
import { rightText, type Question } from '../../../domain/tutor/quiz/question.ts';
import type { ReviewCard } from '../../../ports/tutor/review-card-store.ts';
import type { components } from '../generated/contract.ts';
import { presentFigure } from './learning-presenters.ts';

type Schemas = components['schemas'];
/** The pointer to a lesson by its id. */
type LinkTo = (id: string) => LessonLink | null;

/** The questions of a quiz, without what is right. */
export function presentQuiz({ id, title, topic, analysisId, createdAt, questions }: Quiz): Schemas['Quiz'] {
  return {
    id,
    title,
    topic,
    analysis_id: analysisId,
    created_at: createdAt.toISOString(),
    questions: questions.map((question, index) => presentQuestion(question, questionId(index))),
  };
}

/** What was right, with the computed answers. */
export function presentOutcome({ quizId, results }: QuizOutcome, linkTo: LinkTo): Schemas['QuizOutcome'] {
  return {
    quiz_id: quizId,
    right: results.filter(({ correct }) => correct).length,
    total: results.length,
    results: results.map(({ question, given, correct }, index) => ({
      question_id: questionId(index),
      correct,
      given,
      right_answer: question.right,
      right_text: rightText(question),
      explanation: question.explanation,
      lesson: question.lessonId === null ? null : linkTo(question.lessonId),
    })),
  };
}

export function presentDue(
  { cards, due, total, nextDueAt }: DueCards,
  linkTo: LinkTo,
): Schemas['DueReviews'] {
  return {
    cards: cards.map((card) => presentCard(card, linkTo)),
    due,
    total,
    next_due_at: nextDueAt?.toISOString() ?? null,
  };
}

export function presentCard(card: ReviewCard, linkTo: LinkTo): Schemas['ReviewCard'] {
  const { id, question, dueAt, intervalDays, repetitions } = card;
  return {
    id,
    question: presentQuestion(question, '1'),
    right_text: rightText(question),
    explanation: question.explanation,
    lesson: question.lessonId === null ? null : linkTo(question.lessonId),
    due_at: dueAt.toISOString(),
    interval_days: intervalDays,
    repetitions,
  };
}

function presentQuestion(question: Question, id: string): Schemas['QuizQuestion'] {
  const { kind, prompt, options, unit, figure } = question;
  return { id, kind, prompt, options, unit, figure: figure === null ? null : presentFigure(figure) };
}
