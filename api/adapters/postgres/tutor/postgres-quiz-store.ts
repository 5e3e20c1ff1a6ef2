import type { Knex } from 'knex';
import type { Quiz } from '../../../domain/tutor/quiz/quiz.ts';
import type { QuizStore } from '../../../ports/tutor/quiz-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { QuizModel } from './learning-models.ts';

const MAX_STORED = 50;

interface Deps {
  database: Knex;
}

/** Quizzes in `tutor_quizzes`. */
export class PostgresQuizStore implements QuizStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add({ id, ownerId, title, topic, analysisId, createdAt, questions }: Quiz): Promise<void> {
    await this.deps.database.transaction(async (trx) => {
      await QuizModel.query(trx).insert({
        id,
        user_id: ownerId,
        title,
        topic,
        analysis_id: analysisId,
        created_at: createdAt,
        questions,
      });
      const stored = newest(trx, ownerId).select('id').limit(MAX_STORED);
      await QuizModel.query(trx).delete().where({ user_id: ownerId }).whereNotIn('id', stored);
    });
  }

  async find(ownerId: string, id: string): Promise<Quiz | null> {
    const row = await QuizModel.query(this.deps.database).findOne({ id, user_id: ownerId });
    return row?.toQuiz() ?? null;
  }

  async answer(
    ownerId: string,
    id: string,
    given: (string | null)[],
    at: Date,
    tx: Transaction,
  ): Promise<boolean> {
    const changed = await QuizModel.query(queryOn(this.deps.database, tx))
      .patch({ given, answered_at: at })
      .where({ id, user_id: ownerId })
      .whereNull('answered_at');
    return changed > 0;
  }

  async lastAnswered(ownerId: string, limit: number): Promise<Quiz[]> {
    const rows = await QuizModel.query(this.deps.database)
      .where({ user_id: ownerId })
      .whereNotNull('answered_at')
      .orderBy([{ column: 'answered_at', order: 'desc' }, { column: 'id' }])
      .limit(limit);
    return rows.map((row) => row.toQuiz());
  }

  async list(ownerId: string): Promise<Quiz[]> {
    return (await newest(this.deps.database, ownerId)).map((row) => row.toQuiz());
  }

  async removeAll(ownerId: string, tx: Transaction): Promise<void> {
    await QuizModel.query(queryOn(this.deps.database, tx)).delete().where({ user_id: ownerId });
  }
}

function newest(connection: Knex, ownerId: string) {
  return QuizModel.query(connection)
    .where({ user_id: ownerId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
}
