import sharp from 'sharp';
import { decodePicture, UnreadablePicture } from '../../../chart-reader/decode.ts';
import { createTextRecogniser, readChart } from '../../../chart-reader/index.ts';
import type { ChartHints } from '../../ports/analysis/chart-hints.ts';
import type { ReadingOutcome } from '../../ports/analysis/chart-reading.ts';
import type { Testimony } from '../../ports/analysis/chart-witness.ts';
import type { PoolWork } from '../../ports/shared/worker-pool.ts';
import { namedOverlays } from '../../../chart-reader/full/named-overlays.ts';
import { toReadout, toRefusal } from '../../../chart-reader/readout.ts';

export interface ReadInput {
  picture: Uint8Array;
  /** The reader stops by itself past it, between two stages. */
  timeLimitMs: number;
  hints?: ChartHints;
  testimony?: Testimony;
}

sharp.cache(false);
sharp.concurrency(1);

/** One a thread: its weights are unpacked once. */
const recogniser = createTextRecogniser();
let readings = 0;

/** How many pictures this thread has begun to read. */
export const readingsSoFar = (): number => readings;

const read: PoolWork<ReadInput, ReadingOutcome> = async ({ picture, timeLimitMs, hints, testimony }, say) => {
  say('decode');
  readings++;
  try {
    const raster = await decodePicture(picture);
    const known = { ...(hints ? { hints } : {}), ...(testimony ? { testimony } : {}) };
    const outcome = readChart(raster, recogniser, { onStage: say, timeLimitMs, ...known });
    if (outcome.outcome === 'read') {
      const { reading } = outcome;
      return { read: true, readout: toReadout(reading, namedOverlays(reading)) };
    }
    return { read: false, refusal: toRefusal(outcome.refusal) };
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    const { code, reason, advice } = error;
    return { read: false, refusal: { code, reason, advice, stage: 'decode' } };
  }
};

export default read;
