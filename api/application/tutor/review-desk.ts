import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { CardNotDue, CardNotFound } from '../../domain/tutor/learning-errors.ts';
import { isDue, review, type Grade } from '../../domain/tutor/repetition.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ReviewCard, ReviewCardStore } from '../../ports/review-card-store.ts';

export interface DueCards {
  cards: ReviewCard[];
  due: number;
  total: number;
  nextDueAt: Date | null;
}

interface Deps {
  cards: ReviewCardStore;
  clock: Clock;
}

/** Review cards: which are due, and when a card comes back. */
export class ReviewDesk {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async due(user: User, limit: number): Promise<DueCards> {
    const now = this.deps.clock.now();
    const [cards, counts] = await Promise.all([
      this.deps.cards.due(user.id, now, limit),
      this.deps.cards.counts(user.id, now),
    ]);
    return { cards, ...counts };
  }

  /** A card is graded once for each time it is due; of two who grade it at once, one is told that it is not due. */
  async grade(user: User, id: string, grade: Grade): Promise<Result<ReviewCard, CardNotFound | CardNotDue>> {
    const card = await this.deps.cards.find(user.id, id);
    if (card === null) return err({ code: 'tutor.card_not_found' });
    const now = this.deps.clock.now();
    if (!isDue(card, now)) return err({ code: 'tutor.card_not_due' });
    const next = review(card, grade, now);
    if (!(await this.deps.cards.reschedule(card, next))) return err({ code: 'tutor.card_not_due' });
    return ok({ ...card, ...next });
  }
}
