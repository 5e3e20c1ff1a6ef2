import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { InspectedPicture, PictureFault } from '../../ports/analysis/picture-inspector.ts';
import { uploadMaxPixels } from '../../domain/shared/upload-limits.ts';
import type { Result } from '../../domain/shared/result.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { PoolWork } from '../../ports/shared/worker-pool.ts';
import { cleanPicture } from './clean-picture.ts';
import { swapsSides } from './orientation.ts';
import type { CleanFile } from './picture-parts.ts';

export interface InspectInput {
  bytes: Uint8Array;
  withCopy: boolean;
}

export type InspectOutput = Result<InspectedPicture, { code: PictureFault }>;

const COPY_SIDE = 1024;
const COPY_QUALITY = 70;
/** A copy is read by a model and thrown away: a tenth larger, it takes half the time. */
const COPY_COMPRESSION = 2;
sharp.cache(false);
sharp.concurrency(1);

const inspect: PoolWork<InspectInput, InspectOutput> = async ({ bytes, withCopy }) => {
  const clean = cleanPicture(bytes);
  if (!clean.ok) return err({ code: clean.fault });
  const { file } = clean;
  if (file.width * file.height > uploadMaxPixels) return err({ code: 'too_many_pixels' });
  const copy = await decoded(file, withCopy);
  if (!copy.ok) return copy;
  const turned = swapsSides(file.orientation);
  return ok({
    bytes: file.bytes,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    mimeType: file.mimeType,
    width: turned ? file.height : file.width,
    height: turned ? file.width : file.height,
    orientation: file.orientation,
    copyDataUrl: withCopy ? `data:${file.mimeType};base64,${copy.value.toString('base64')}` : null,
  });
};

export default inspect;

type Type = 'png' | 'jpeg' | 'webp';

/** A copy of the same type. */
function reduced(picture: Sharp, type: Type): Sharp {
  return (
    picture
      .autoOrient()
      // Shrinking four channels takes twice as long as three: what is transparent shows white, as it does to the reader.
      .flatten({ background: '#ffffff' })
      .resize({
        width: COPY_SIDE,
        height: COPY_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
        kernel: 'linear',
      })
      .toFormat(type, type === 'png' ? { compressionLevel: COPY_COMPRESSION } : { quality: COPY_QUALITY })
  );
}

/** The last row is decoded after all before it: nothing else need be made of a picture to know that it is whole. */
const lastPixel = (picture: Sharp, { height }: CleanFile): Sharp =>
  picture.extract({ left: 0, top: height - 1, width: 1, height: 1 }).raw();

/** Decodes every row; returns a copy where one is wanted. */
async function decoded(file: CleanFile, withCopy: boolean): Promise<Result<Buffer, { code: PictureFault }>> {
  const type = file.mimeType.slice('image/'.length) as Type;
  const options = { limitInputPixels: uploadMaxPixels, failOn: 'warning' as const };
  try {
    const meta = await sharp(file.bytes, options).metadata();
    if (meta.format !== type) return err({ code: 'unsupported_type' });
    if (meta.width !== file.width || meta.height !== file.height) return err({ code: 'damaged' });
    const picture = sharp(file.bytes, options);
    const copy = await (withCopy ? reduced(picture, type) : lastPixel(picture, file)).toBuffer();
    return ok(copy);
  } catch {
    // sharp throws on everything it cannot decode; its words are the decoder's, not for people.
    return err({ code: 'damaged' });
  }
}
