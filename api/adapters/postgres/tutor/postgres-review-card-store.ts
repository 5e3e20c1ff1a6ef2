import type { Knex } from 'knex';
import type { Schedule } from '../../../domain/tutor/repetition.ts';
import type { ReviewCard, ReviewCardStore } from '../../../ports/tutor/review-card-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { ReviewCardModel } from './learning-models.ts';

interface Deps {
  database: Knex;
}

/** Review cards in `tutor_review_cards`. */
export class PostgresReviewCardStore implements ReviewCardStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async put({ id, ownerId, question, ...schedule }: ReviewCard, tx: Transaction): Promise<void> {
    await ReviewCardModel.query(queryOn(this.deps.database, tx))
      .insert({ id, user_id: ownerId, key: question.key, question, ...columns(schedule) })
      .onConflict(['user_id', 'key'])
      .merge(['question', 'due_at', 'interval_days', 'repetitions']);
  }

  async find(ownerId: string, id: string): Promise<ReviewCard | null> {
    const row = await ReviewCardModel.query(this.deps.database).findOne({ id, user_id: ownerId });
    return row?.toCard() ?? null;
  }

  async due(ownerId: string, at: Date, limit: number): Promise<ReviewCard[]> {
    const rows = await this.#byDay(ownerId).where('due_at', '<=', at).limit(limit);
    return rows.map((row) => row.toCard());
  }

  async counts(ownerId: string, at: Date): Promise<{ due: number; total: number; nextDueAt: Date | null }> {
    const cards = ReviewCardModel.query(this.deps.database).where({ user_id: ownerId });
    const [total, due, next] = await Promise.all([
      cards.clone().resultSize(),
      cards.clone().where('due_at', '<=', at).resultSize(),
      cards.clone().where('due_at', '>', at).orderBy('due_at').first(),
    ]);
    return { due, total, nextDueAt: next?.due_at ?? null };
  }

  async dueByLesson(ownerId: string, at: Date): Promise<Map<string, number>> {
    const { rows } = await this.deps.database.raw<{ rows: { lesson: string; due: number }[] }>(
      `select question ->> 'lessonId' as lesson, count(*)::integer as due from tutor_review_cards
       where user_id = ? and due_at <= ? and question ->> 'lessonId' is not null group by 1`,
      [ownerId, at],
    );
    return new Map(rows.map(({ lesson, due }) => [lesson, due]));
  }

  async reschedule({ id, ownerId, dueAt }: ReviewCard, next: Schedule, tx: Transaction): Promise<boolean> {
    const changed = await ReviewCardModel.query(queryOn(this.deps.database, tx))
      .patch(columns(next))
      .where({ id, user_id: ownerId, due_at: dueAt });
    return changed > 0;
  }

  async list(ownerId: string): Promise<ReviewCard[]> {
    return (await this.#byDay(ownerId)).map((row) => row.toCard());
  }

  async removeAll(ownerId: string, tx: Transaction): Promise<void> {
    await ReviewCardModel.query(queryOn(this.deps.database, tx)).delete().where({ user_id: ownerId });
  }

  #byDay(ownerId: string) {
    return ReviewCardModel.query(this.deps.database).where({ user_id: ownerId }).orderBy(['due_at', 'id']);
  }
}

function columns({ intervalDays, dueAt, ease, repetitions }: Schedule) {
  return { interval_days: intervalDays, due_at: dueAt, ease, repetitions };
}
