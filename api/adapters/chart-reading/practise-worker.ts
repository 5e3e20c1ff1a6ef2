import sharp from 'sharp';
import { practiceChart } from '../../../chart-reader/practice/practice-chart.ts';
import type { PoolWork } from '../../ports/shared/worker-pool.ts';
import read, { readingsSoFar } from './read-worker.ts';

/** Longest that a picture of somebody may have to wait for the practice, on a machine that is busy. */
const LIMIT_MS = 5_000;

/** After so many readings the code of a thread is compiled as well as it is after more. */
const ENOUGH = 3;

/** Reads a chart that is drawn for it, unless this thread has read enough of them. Whether it did. */
const practise: PoolWork<null, boolean> = async () => {
  if (readingsSoFar() >= ENOUGH) return false;
  const { data, width, height } = practiceChart();
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await read({ picture, timeLimitMs: LIMIT_MS }, () => undefined);
  return true;
};

export default practise;
