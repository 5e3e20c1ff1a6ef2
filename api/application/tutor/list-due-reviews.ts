import type { Clock } from '../../ports/shared/clock.ts';
import type { ReviewCard, ReviewCardStore } from '../../ports/tutor/review-card-store.ts';

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

/** The review cards that are due, and how many there are. */
export class ListDueReviews {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string, limit: number): Promise<DueCards> {
    const now = this.deps.clock.now();
    const [cards, counts] = await Promise.all([
      this.deps.cards.due(userId, now, limit),
      this.deps.cards.counts(userId, now),
    ]);
    return { cards, ...counts };
  }
}
