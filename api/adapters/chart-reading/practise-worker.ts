import sharp from 'sharp';
import { practiceChart } from '../../../chart-reader/practice/practice-chart.ts';
import type { PoolWork } from '../../ports/shared/worker-pool.ts';
import read, { hasRead } from './read-worker.ts';

/** Longest that a picture of somebody may have to wait for the practice, on a machine that is busy. */
const LIMIT_MS = 5_000;

/** Reads a chart that is drawn for it, where this thread has read none yet: its code is compiled then. Whether it did. */
const practise: PoolWork<null, boolean> = async () => {
  if (hasRead()) return false;
  const { data, width, height } = practiceChart();
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await read({ picture, timeLimitMs: LIMIT_MS }, () => undefined);
  return true;
};

export default practise;
