import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { QuizAnswered, QuizNotFound } from '../../domain/tutor/learning-errors.ts';
import { grade, inOrder, type Graded, type Quiz } from '../../domain/tutor/quiz/quiz.ts';
import { eventsOfQuiz } from '../../domain/tutor/progress.ts';
import { newCard } from '../../domain/tutor/repetition.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { LearningEventStore } from '../../ports/tutor/learning-event-store.ts';
import type { QuizStore } from '../../ports/tutor/quiz-store.ts';
import type { ReviewCardStore } from '../../ports/tutor/review-card-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  quizzes: QuizStore;
  cards: ReviewCardStore;
  learningEvents: LearningEventStore;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
}

export interface QuizOutcome {
  quizId: string;
  results: Graded[];
}

/** Grades a quiz once, and makes a review card of every question that was missed. */
export class AnswerQuiz {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** The same answers sent again get the same outcome, so a client may repeat a request that got lost. */
  async run(
    user: User,
    quizId: string,
    answers: readonly { questionId: string; answer: string }[],
  ): Promise<Result<QuizOutcome, QuizNotFound | QuizAnswered>> {
    const quiz = await this.deps.quizzes.find(user.id, quizId);
    if (quiz === null) return err({ code: 'tutor.quiz_not_found' });
    const given = inOrder(quiz.questions, answers);
    const results = grade(quiz.questions, given);
    if (await this.keep(quiz, given, results)) return ok({ quizId, results });
    const stored = await this.deps.quizzes.find(user.id, quizId);
    const same = JSON.stringify(stored?.given) === JSON.stringify(given);
    return same ? ok({ quizId, results }) : err({ code: 'tutor.quiz_answered' });
  }

  private keep(quiz: Quiz, given: (string | null)[], results: Graded[]): Promise<boolean> {
    const { quizzes, cards, learningEvents, unitOfWork, ids, clock } = this.deps;
    const at = clock.now();
    return unitOfWork.run(async (tx) => {
      if (!(await quizzes.answer(quiz.ownerId, quiz.id, given, at, tx))) return false;
      for (const { question } of results.filter(({ correct }) => !correct)) {
        await cards.put({ id: ids.next(), ownerId: quiz.ownerId, question, ...newCard(at) }, tx);
      }
      await learningEvents.add(quiz.ownerId, eventsOfQuiz(results, at), tx);
      return true;
    });
  }
}
