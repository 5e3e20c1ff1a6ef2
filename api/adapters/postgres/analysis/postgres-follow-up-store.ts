import type { Knex } from 'knex';
import type { GradedAnalysis } from '../../../domain/analysis/follow-up/hit-rate.ts';
import type { FollowedPage, FollowUp, FollowUpStore } from '../../../ports/analysis/follow-up-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { ask, statement } from '../shared/ask.ts';
import { FollowUpModel } from './follow-up-model.ts';
import { listFollowed } from './followed-plans-query.ts';

/** The grade of each graded analysis of `:userId` by its furthest look. */
export const GRADED = `
  select distinct on (f.analysis_id) f.outcome, (f.grade->'chance'->>'target')::double precision as chance,
    (f.grade->'range'->>'held')::boolean as "inRange"
  from analysis_follow_ups f join analysis_analyses a on a.id = f.analysis_id
  where a.user_id = :userId
  order by f.analysis_id, f.last_bar desc, f.created_at desc, f.id`;

const GRADED_ASKED = statement<GradedAnalysis>('graded-analyses', GRADED);

interface Deps {
  database: Knex;
}

/** Grades in `analysis_follow_ups`. */
export class PostgresFollowUpStore implements FollowUpStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(followUp: FollowUp, riskReward: number, tx?: Transaction): Promise<FollowUp> {
    const database = queryOn(this.deps.database, tx);
    await FollowUpModel.query(database)
      .insert({
        id: followUp.id,
        analysis_id: followUp.analysisId,
        created_at: followUp.createdAt,
        image_id: followUp.imageId,
        picture_sha256: followUp.pictureSha256,
        hints: followUp.hints,
        alignment: followUp.alignment,
        grade: followUp.grade,
        risk_reward: riskReward,
      })
      .onConflict(['analysis_id', 'picture_sha256'])
      .ignore();
    return (await findByPicture(database, followUp.analysisId, followUp.pictureSha256)) ?? followUp;
  }

  findByPicture(analysisId: string, pictureSha256: string): Promise<FollowUp | null> {
    return findByPicture(this.deps.database, analysisId, pictureSha256);
  }

  async list(analysisId: string): Promise<FollowUp[]> {
    const rows = await FollowUpModel.query(this.deps.database)
      .where({ analysis_id: analysisId })
      .orderBy([{ column: 'created_at', order: 'desc' }, { column: 'id' }]);
    return rows.map((row) => row.toFollowUp());
  }

  async listOfOwner(ownerId: string): Promise<FollowUp[]> {
    const { database } = this.deps;
    const rows = await FollowUpModel.query(database)
      .whereIn('analysis_id', database('analysis_analyses').select('id').where({ user_id: ownerId }))
      .orderBy(['created_at', 'id']);
    return rows.map((row) => row.toFollowUp());
  }

  gradedOf(ownerId: string): Promise<GradedAnalysis[]> {
    return ask(this.deps.database, GRADED_ASKED, { userId: ownerId });
  }

  followed(
    ownerId: string,
    page: { since: Date | null; limit: number; offset: number },
  ): Promise<FollowedPage> {
    return listFollowed(this.deps.database, ownerId, page);
  }
}

async function findByPicture(database: Knex, analysis_id: string, picture_sha256: string) {
  const row = await FollowUpModel.query(database).findOne({ analysis_id, picture_sha256 });
  return row?.toFollowUp() ?? null;
}
