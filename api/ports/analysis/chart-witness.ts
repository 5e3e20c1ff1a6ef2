import type { ChartHints } from './chart-hints.ts';

/** What a model says of a picture; it counts only where the pixels confirm it. */
export type Testimony = Pick<ChartHints, 'axis' | 'kind' | 'symbol' | 'timeframe'>;
export type ToldField = keyof Testimony;

/**
 * Is asked what a picture shows that could not be read. It answers within a time of its own; null when there is nobody to ask, when
 * no answer came or when it cannot be used.
 */
export interface ChartWitness {
  /** False where nobody would be asked, so that no picture is fetched for it. */
  readonly present: boolean;
  ask(picture: Uint8Array, lacking: readonly ToldField[]): Promise<Testimony | null>;
}
