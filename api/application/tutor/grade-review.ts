import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { CardNotDue, CardNotFound } from '../../domain/tutor/learning-errors.ts';
import { isDue, review, type Grade } from '../../domain/tutor/repetition.ts';
import type { ReviewCard, ReviewCardStore } from '../../ports/tutor/review-card-store.ts';

interface Deps {
  cards: ReviewCardStore;
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
    if (!(await this.deps.cards.reschedule(card, next))) return err({ code: 'tutor.card_not_due' });
    return ok({ ...card, ...next });
  }
}
