import type { InputRefused } from './calculators/calculation.ts';

/** There is no such lesson. */
export interface LessonNotFound {
  code: 'tutor.lesson_not_found';
}

/** There is no such quiz of the caller's. */
export interface QuizNotFound {
  code: 'tutor.quiz_not_found';
}

/** The quiz has been answered, and otherwise than now. */
export interface QuizAnswered {
  code: 'tutor.quiz_answered';
}

/** A quiz is about a topic or about an analysis, not about both. */
export interface QuizSubjectUnclear {
  code: 'tutor.quiz_subject';
}

/** The analysis has no measured values to ask about. */
export interface NothingToAsk {
  code: 'tutor.quiz_empty';
}

/** There is no such review card of the caller's. */
export interface CardNotFound {
  code: 'tutor.card_not_found';
}

/** The card's day has not come. */
export interface CardNotDue {
  code: 'tutor.card_not_due';
}

/** There is no time zone of that name. */
export interface TimeZoneUnknown {
  code: 'tutor.time_zone';
}

export type LearningErrorCode = (
  | InputRefused
  | LessonNotFound
  | QuizNotFound
  | QuizAnswered
  | QuizSubjectUnclear
  | NothingToAsk
  | CardNotFound
  | CardNotDue
  | TimeZoneUnknown
)['code'];
