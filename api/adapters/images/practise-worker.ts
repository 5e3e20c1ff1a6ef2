import sharp from 'sharp';
// Loaded with it, as what was read of the picture is analysed in this thread, too.
import '../../domain/analysis/analyse-series.ts';
import type { PoolWork } from '../../ports/shared/worker-pool.ts';
import inspect from './inspect-worker.ts';
import shrink from './thumbnail-worker.ts';

const SIDE = 400;
let ready = false;

/** Looks at a blank picture, where this thread has not done so yet: its code is loaded and compiled then. Whether it did. */
const practise: PoolWork<null, boolean> = async () => {
  if (ready) return false;
  ready = true;
  const blank = { width: SIDE, height: SIDE, channels: 3, background: '#fff' } as const;
  const bytes = await sharp({ create: blank }).png().toBuffer();
  await inspect({ bytes, withCopy: false }, () => undefined);
  await shrink(bytes, () => undefined);
  return true;
};

export default practise;
