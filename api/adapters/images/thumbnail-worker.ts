import sharp from 'sharp';
import { uploadMaxPixels } from '../../domain/shared/upload-limits.ts';
import type { PoolWork } from '../../ports/shared/worker-pool.ts';

const SIDE = 320;
const QUALITY = 72;

sharp.cache(false);
sharp.concurrency(1);

/** A stored picture, which was decoded whole when it was taken in, as a small upright WebP. */
const shrink: PoolWork<Uint8Array, Uint8Array> = (picture) =>
  sharp(picture, { limitInputPixels: uploadMaxPixels })
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();

export default shrink;
