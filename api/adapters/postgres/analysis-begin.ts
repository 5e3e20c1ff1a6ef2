import type { Knex } from 'knex';
import type { Beginning, NewAnalysis } from '../../ports/analysis-store.ts';
import { interrupted } from './analysis-interrupted.ts';
import { AnalysisModel } from './models/analysis-model.ts';

/**
 * Finds or begins the analysis of one picture of one user. The advisory lock makes those who come with the same picture
 * pass one after another, so that none begins between another's look and its insert.
 */
export async function beginAnalysis(
  trx: Knex.Transaction,
  analysis: NewAnalysis,
  { rerun, aliveSince }: { rerun: boolean; aliveSince: Date },
): Promise<Beginning> {
  const key = `${analysis.ownerId}:${analysis.pictureSha256}`;
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
  const same = { user_id: analysis.ownerId, picture_sha256: analysis.pictureSha256 };
  if (!rerun) {
    const done = await AnalysisModel.query(trx)
      .findOne({ ...same, status: 'completed' })
      .orderBy('created_at', 'desc')
      .limit(1);
    if (done !== undefined) return { state: 'known', record: done.toRecord() };
  }
  await AnalysisModel.query(trx)
    .patch(interrupted(analysis.at))
    .where({ ...same, status: 'analyzing' })
    .where('alive_at', '<', aliveSince);
  const running = await AnalysisModel.query(trx)
    .select('id')
    .findOne({ ...same, status: 'analyzing' });
  if (running !== undefined) return { state: 'running', id: running.id };
  await insert(trx, analysis);
  return { state: 'started' };
}

async function insert(trx: Knex.Transaction, analysis: NewAnalysis): Promise<void> {
  await AnalysisModel.query(trx).insert({
    id: analysis.id,
    user_id: analysis.ownerId,
    created_at: analysis.at,
    symbol: analysis.symbol,
    status: 'analyzing',
    // Looked up and locked: a picture that was deleted a moment ago must not make the insert fail.
    image_id: await lockedImage(trx, analysis.imageId),
    picture_sha256: analysis.pictureSha256,
    picture_width: analysis.picture.width,
    picture_height: analysis.picture.height,
    picture_mime_type: analysis.picture.mimeType,
    notices: analysis.notices,
    alive_at: analysis.at,
  });
}

async function lockedImage(trx: Knex.Transaction, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const rows = await trx<{ id: string }>('analysis_images').select('id').where({ id }).forKeyShare();
  return rows[0]?.id ?? null;
}
