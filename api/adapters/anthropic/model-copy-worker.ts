import sharp from 'sharp';
import { uploadMaxPixels } from '../../domain/shared/upload-limits.ts';
import type { PoolWork } from '../../ports/shared/worker-pool.ts';

/** A copy that a model is shown. */
export interface ModelCopy {
  webp: Uint8Array;
  /** Pixels of the copy. */
  width: number;
  height: number;
  /** Pixels of the upright picture for each of the copy. */
  scale: number;
}

/** Models scale larger pictures down themselves, by a factor that they do not tell. */
const SIDE = 1568;
const QUALITY = 90;

sharp.cache(false);
sharp.concurrency(1);

/** Null for what cannot be decoded. */
const copy: PoolWork<Uint8Array, ModelCopy | null> = async (picture) => {
  try {
    return await reduced(picture);
  } catch {
    return null;
  }
};

export default copy;

async function reduced(picture: Uint8Array): Promise<ModelCopy> {
  const upright = sharp(picture, { limitInputPixels: uploadMaxPixels }).autoOrient();
  const { autoOrient } = await upright.metadata();
  const { data, info } = await upright
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { webp: data, width: info.width, height: info.height, scale: autoOrient.width / info.width };
}
