import sharp from 'sharp';
import type { AnalysisJson } from '../../domain/analysis/analysis-json-types.ts';
import type { ChartReadout } from '../../ports/analysis/chart-reading.ts';
import type { PoolWork } from '../../ports/shared/worker-pool.ts';
import { drawOverlay } from './draw-overlay.ts';

export interface AnnotateInput {
  picture: Uint8Array;
  readout: ChartReadout;
  analysis: AnalysisJson;
}

sharp.cache(false);
sharp.concurrency(1);

const annotate: PoolWork<AnnotateInput, Uint8Array> = async ({ picture, readout, analysis }) =>
  sharp(picture)
    .autoOrient()
    .composite([{ input: Buffer.from(drawOverlay(readout, analysis)) }])
    .png()
    .toBuffer();

export default annotate;
