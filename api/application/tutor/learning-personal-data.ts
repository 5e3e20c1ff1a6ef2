import { grade } from '../../domain/tutor/quiz/quiz.ts';
import type {
  PersonalDataEraser,
  PersonalDataSource,
  Pseudonym,
} from '../../ports/accounts/personal-data.ts';
import type { LearningEventStore } from '../../ports/tutor/learning-event-store.ts';
import type { QuizStore } from '../../ports/tutor/quiz-store.ts';
import type { ReviewCardStore } from '../../ports/tutor/review-card-store.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  quizzes: QuizStore;
  cards: ReviewCardStore;
  learningEvents: LearningEventStore;
}

/** Quizzes, review cards and what was finished when, in the data export, and their end with the account. */
export class LearningPersonalData implements PersonalDataSource, PersonalDataEraser {
  readonly name = 'tutor_learning';
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async read(userId: string): Promise<Record<string, unknown>[]> {
    const quizzes = (await this.deps.quizzes.list(userId)).map(({ title, createdAt, questions, given }) => ({
      kind: 'quiz',
      title,
      created_at: createdAt.toISOString(),
      questions: grade(questions, given ?? []).map(({ question, given: answer, correct }) => ({
        prompt: question.prompt,
        given: answer,
        correct: given === null ? null : correct,
      })),
    }));
    const cards = (await this.deps.cards.list(userId)).map(({ question, dueAt, repetitions }) => ({
      kind: 'review_card',
      prompt: question.prompt,
      due_at: dueAt.toISOString(),
      repetitions,
    }));
    const finished = (await this.deps.learningEvents.list(userId)).map(({ kind, lessonId, at }) => ({
      kind: 'finished',
      what: kind,
      lesson: lessonId,
      at: at.toISOString(),
    }));
    return [...quizzes, ...cards, ...finished];
  }

  async erase(userId: string, _pseudonym: Pseudonym, tx: Transaction): Promise<void> {
    await this.deps.quizzes.removeAll(userId, tx);
    await this.deps.cards.removeAll(userId, tx);
    await this.deps.learningEvents.removeAll(userId, tx);
  }
}
