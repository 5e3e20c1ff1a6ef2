import type { AnalysisJson } from '../../domain/analysis/analysis-json-types.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { ChartReadout } from './chart-reading.ts';

/** Draws a reading and its plan on the picture it was read from. */
export interface PictureAnnotator {
  /** A PNG of the picture's size, orientation applied. `busy`: too many wait already. */
  annotate(
    picture: Uint8Array,
    readout: ChartReadout,
    analysis: AnalysisJson,
  ): Promise<Result<Uint8Array, { code: 'busy' }>>;
}
