import type { Knex } from 'knex';
import { raw } from 'objection';
import type { AnalysisNotice, EndedAnalysis } from '../../../ports/analysis/analysis-store.ts';
import { AnalysisModel } from './analysis-model.ts';

/** Stands on an analysis whose process died before it was done. */
const INTERRUPTED: AnalysisNotice = {
  code: 'analysis_interrupted',
  message:
    'The server stopped before this analysis was done. Nothing was charged; please analyze the chart again.',
};

/** Marks what showed no life since `aliveSince` as failed, among those that match; the notices they had stay. Which. */
export async function interrupt(
  connection: Knex,
  aliveSince: Date,
  at: Date,
  matching: { user_id?: string; picture_sha256?: string } = {},
): Promise<EndedAnalysis[]> {
  const notices = raw('notices || ?::jsonb', [JSON.stringify([INTERRUPTED])]);
  const rows = await AnalysisModel.query(connection)
    .patch({ status: 'failed', notices, ended_at: at })
    .where({ ...matching, status: 'analyzing' })
    .where('alive_at', '<', aliveSince)
    .returning('*');
  return rows.map(({ id, user_id: ownerId, symbol }) => ({ id, ownerId, symbol }));
}
