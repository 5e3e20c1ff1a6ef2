import type { Knex } from 'knex';
import { raw } from 'objection';
import { READER_VERSION } from '../../../domain/analysis/reader-version.ts';
import type {
  Beginning,
  BeginningAgain,
  EndedAnalysis,
  NewAnalysis,
} from '../../../ports/analysis/analysis-store.ts';
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
  const same = await alone(trx, analysis);
  const standing = await standingOf(trx, analysis, same);
  // Asked first, as hardly any was interrupted: one that shows life again meanwhile, or ends, is not marked and counts as running.
  const silent = standing.some(({ status, alive_at }) => status === 'analyzing' && alive_at < aliveSince);
  const interrupted = silent ? await interrupt(trx, aliveSince, analysis.at, same) : [];
  const ended = endedOf(interrupted);
  const asked = standing.filter(({ id, asked }) => asked && interrupted.every((gone) => gone.id !== id));
  const done = rerun ? undefined : asked.find(({ status }) => status === 'completed');
  const record = done && (await AnalysisModel.query(trx).findById(done.id));
  if (record) return { state: 'known', record: record.toRecord(), ...ended };
  const running = asked.find(({ status }) => status === 'analyzing');
  if (running) return { state: 'running', id: running.id, ...ended };
  await insert(trx, analysis);
  return { state: 'started', ...ended };
}

/** As `beginAnalysis`, to read the picture of a stored analysis again: at most once by each version of the reader. */
export async function beginAgain(
  trx: Knex,
  analysis: NewAnalysis & { readFrom: string },
  { aliveSince }: { aliveSince: Date },
): Promise<BeginningAgain & { interrupted?: EndedAnalysis[] }> {
  const same = await alone(trx, analysis);
  const ended = endedOf(await interrupt(trx, aliveSince, analysis.at, same));
  // Locked: whoever deletes it at the same time waits, or was first and it is gone.
  const first = await trx('analysis_analyses').where({ id: analysis.readFrom }).forKeyShare().first('id');
  if (!first) return { state: 'gone', ...ended };
  // What runs is asked for before what is done: in the other order, one that completes between the two would be missed by both.
  const running = await AnalysisModel.query(trx)
    .select('id')
    .where({ ...same, status: 'analyzing' })
    .whereRaw('hints is not distinct from ?::jsonb', [jsonOf(analysis.hints)])
    .first();
  const [known] = await AnalysisModel.query(trx)
    .where({ read_from: analysis.readFrom, reader_version: READER_VERSION })
    .whereRaw(`(status = 'completed' or refusal is not null)`);
  if (known?.refusal) return { state: 'refused', record: known.toRecord(), ...ended };
  if (known) return { state: 'known', record: known.toRecord(), ...ended };
  if (running) return { state: 'running', id: running.id, ...ended };
  await insert(trx, analysis);
  return { state: 'started', ...ended };
}

interface SamePicture {
  user_id: string;
  picture_sha256: string;
}

/** Makes those who come with the same picture pass one after another. */
async function alone(trx: Knex, analysis: NewAnalysis): Promise<SamePicture> {
  const key = `${analysis.ownerId}:${analysis.pictureSha256}`;
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
  return { user_id: analysis.ownerId, picture_sha256: analysis.pictureSha256 };
}

const endedOf = (interrupted: EndedAnalysis[]) => (interrupted.length > 0 ? { interrupted } : {});

interface Standing {
  id: string;
  status: 'completed' | 'analyzing';
  alive_at: Date;
  /** Whether it has the hints that are asked for. */
  asked: boolean;
}

/**
 * The analyses of the picture that are done or running, newest first. One look at both: between two looks, the running one might become
 * the completed one and be missed by either.
 */
async function standingOf(trx: Knex, { hints }: NewAnalysis, same: SamePicture): Promise<Standing[]> {
  const asked = trx.raw('hints is not distinct from ?::jsonb as asked', [jsonOf(hints)]);
  return trx('analysis_analyses')
    .where(same)
    .whereIn('status', ['completed', 'analyzing'])
    .orderBy('created_at', 'desc')
    .select('id', 'status', 'alive_at', asked);
}

/** None where it is gone. */
const LOCKED_IMAGE = '(select id from analysis_images where id = ? for key share)';

async function insert(trx: Knex, analysis: NewAnalysis): Promise<void> {
  await AnalysisModel.query(trx).insert({
    id: analysis.id,
    user_id: analysis.ownerId,
    created_at: analysis.at,
    symbol: analysis.symbol,
    status: 'analyzing',
    // Looked up and locked: a picture that was deleted a moment ago must not make the insert fail.
    image_id: analysis.imageId && raw(LOCKED_IMAGE, [analysis.imageId]),
    picture_sha256: analysis.pictureSha256,
    picture_width: analysis.picture.width,
    picture_height: analysis.picture.height,
    picture_mime_type: analysis.picture.mimeType,
    notices: analysis.notices,
    hints: analysis.hints,
    reader_version: READER_VERSION,
    read_from: analysis.readFrom ?? null,
    read_again: analysis.readFrom !== undefined,
    alive_at: analysis.at,
  });
}

const jsonOf = (hints: NewAnalysis['hints']): string | null => hints && JSON.stringify(hints);
