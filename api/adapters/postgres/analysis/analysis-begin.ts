import type { Knex } from 'knex';
import type { Beginning, EndedAnalysis, NewAnalysis } from '../../../ports/analysis/analysis-store.ts';
import { interrupt } from './analysis-interrupted.ts';
import { AnalysisModel } from './analysis-model.ts';

/**
 * Finds or begins the analysis of one picture of one user, inside the transaction handed in. The advisory lock makes those who come with the same picture
 * pass one after another, so that none begins between another's look and its insert.
 */
export async function beginAnalysis(
  trx: Knex,
  analysis: NewAnalysis,
  { rerun, aliveSince }: { rerun: boolean; aliveSince: Date },
): Promise<Beginning & { interrupted?: EndedAnalysis[] }> {
  const key = `${analysis.ownerId}:${analysis.pictureSha256}`;
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
  const same = { user_id: analysis.ownerId, picture_sha256: analysis.pictureSha256 };
  const interrupted = await interrupt(trx, aliveSince, analysis.at, same);
  const ended = interrupted.length > 0 ? { interrupted } : {};
  // One look at both: between two looks, the running one might become the completed one and be missed by either.
  const standing = await AnalysisModel.query(trx)
    .select('id', 'status')
    .where(same)
    .whereRaw('hints is not distinct from ?::jsonb', [jsonOf(analysis.hints)])
    .whereIn('status', ['completed', 'analyzing'])
    .orderBy('created_at', 'desc');
  const done = rerun ? undefined : standing.find(({ status }) => status === 'completed');
  const record = done && (await AnalysisModel.query(trx).findById(done.id));
  if (record) return { state: 'known', record: record.toRecord(), ...ended };
  const running = standing.find(({ status }) => status === 'analyzing');
  if (running) return { state: 'running', id: running.id, ...ended };
  await insert(trx, analysis);
  return { state: 'started', ...ended };
}

async function insert(trx: Knex, analysis: NewAnalysis): Promise<void> {
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
    hints: analysis.hints,
    alive_at: analysis.at,
  });
}

const jsonOf = (hints: NewAnalysis['hints']): string | null => hints && JSON.stringify(hints);

async function lockedImage(trx: Knex, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const rows = await trx<{ id: string }>('analysis_images').select('id').where({ id }).forKeyShare();
  return rows[0]?.id ?? null;
}
