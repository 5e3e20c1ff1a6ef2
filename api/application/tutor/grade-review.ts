import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { CardNotDue, CardNotFound } from '../../domain/tutor/learning-errors.ts';
import { eventAt } from '../../domain/tutor/progress.ts';
import { isDue, review, type Grade, type Schedule } from '../../domain/tutor/repetition.ts';
import type { LearningEventStore } from '../../ports/tutor/learning-event-store.ts';
import type { ReviewCard, ReviewCardStore } from '../../ports/tutor/review-card-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  cards: ReviewCardStore;
  learningEvents: LearningEventStore;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Grades a review card and says when it comes back. */
export class GradeReview {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** A card is graded once each time it is due; a parallel second grading is refused as not due. */
  async run(
    userId: string,
    id: string,
    grade: Grade,
  ): Promise<Result<ReviewCard, CardNotFound | CardNotDue>> {
    const card = await this.deps.cards.find(userId, id);
    if (card === null) return err({ code: 'tutor.card_not_found' });
    const now = this.deps.clock.now();
    if (!isDue(card, now)) return err({ code: 'tutor.card_not_due' });
    const next = review(card, grade, now);
    if (!(await this.keep(card, next, now))) return err({ code: 'tutor.card_not_due' });
    return ok({ ...card, ...next });
  }

  private keep(card: ReviewCard, next: Schedule, now: Date): Promise<boolean> {
    const { cards, learningEvents, unitOfWork } = this.deps;
    return unitOfWork.run(async (tx) => {
      if (!(await cards.reschedule(card, next, tx))) return false;
      await learningEvents.add(card.ownerId, [eventAt('review', now)], tx);
      return true;
    });
  }
}
