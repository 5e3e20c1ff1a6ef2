import type { Knex } from 'knex';
import type { LearningEvent } from '../../../domain/tutor/progress.ts';
import type { LearningEventStore } from '../../../ports/tutor/learning-event-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { LearningEventModel } from './learning-models.ts';

interface Deps {
  database: Knex;
}

/** Learning events in `tutor_learning_events`. */
export class PostgresLearningEventStore implements LearningEventStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(ownerId: string, events: readonly LearningEvent[], tx?: Transaction): Promise<void> {
    const rows = events.map(({ kind, lessonId, at }) => ({
      user_id: ownerId,
      kind,
      lesson_id: lessonId ?? '',
      at,
    }));
    await queryOn(this.deps.database, tx)(LearningEventModel.tableName).insert(rows).onConflict().ignore();
  }

  async list(ownerId: string): Promise<LearningEvent[]> {
    const rows = await LearningEventModel.query(this.deps.database)
      .where({ user_id: ownerId })
      .orderBy(['at', 'kind', 'lesson_id']);
    return rows.map((row) => row.toEvent());
  }

  async removeAll(ownerId: string, tx: Transaction): Promise<void> {
    await LearningEventModel.query(queryOn(this.deps.database, tx)).delete().where({ user_id: ownerId });
  }
}
