import sharp from 'sharp';
import type { PoolWork } from '../../ports/shared/worker-pool.ts';

export interface AnnotateInput {
  picture: Uint8Array;
  /** An SVG of the picture's size. */
  overlay: string;
}

sharp.cache(false);
sharp.concurrency(1);

const annotate: PoolWork<AnnotateInput, Uint8Array> = async ({ picture, overlay }) =>
  sharp(picture)
    .autoOrient()
    .composite([{ input: Buffer.from(overlay) }])
    .png()
    .toBuffer();

export default annotate;
