import { tokens } from '../composition/tokens.ts';
import { createHash, randomUUID } from 'node:crypto';
import type { AnalysisJson } from '../domain/analysis/analysis-json-types.ts';
import { buildAnalysisJson } from './build-analysis-json.ts';
import { buildReadout } from './build-readout.ts';
import type { TestApi } from './start-test-api.ts';

export interface StoredAnalysis {
  /** Names the picture: the same name is the same picture. Absent: a picture of its own. */
  picture?: string;
  symbol?: string;
  at?: Date;
  analysis?: Partial<AnalysisJson>;
}

/** A completed analysis in the database, as if it had been made at that moment. Returns its id. */
export async function storeAnalysis(
  api: TestApi,
  ownerId: string,
  { picture, symbol = 'Unknown', at = api.clock.now(), analysis = {} }: StoredAnalysis = {},
): Promise<string> {
  const store = api.container.get(tokens.analyses);
  const id = randomUUID();
  const record = {
    id,
    ownerId,
    symbol,
    imageId: null,
    pictureSha256: createHash('sha256')
      .update(picture ?? id)
      .digest('hex'),
    picture: { width: 400, height: 300, mimeType: 'image/png' },
    notices: [],
    hints: null,
    at,
  };
  await store.begin(record, { rerun: true, aliveSince: at });
  const result = {
    analysis: buildAnalysisJson(analysis),
    readout: buildReadout(),
    notices: [],
    providerNotice: null,
  };
  await store.complete(id, result, at);
  return id;
}
