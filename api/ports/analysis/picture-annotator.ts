import type { AnalysisJson } from '../../domain/analysis/analysis-json-types.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { ChartReadout } from './chart-reading.ts';

/** Draws a reading and its plan on the picture it was read from. */
export interface PictureAnnotator {
  /** What is laid over the picture, as a text: another one means another picture. */
  overlay(readout: ChartReadout, analysis: AnalysisJson): string;
  /** A PNG of the picture's size with the overlay on it, orientation applied. `busy`: too many wait already. */
  annotate(picture: Uint8Array, overlay: string): Promise<Result<Uint8Array, { code: 'busy' }>>;
}
