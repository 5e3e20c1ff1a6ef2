import { createHash } from 'node:crypto';
import sharp from 'sharp';
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
/** Without a copy the picture is still decoded to its last row, to know that it is whole. */
const PROBE_SIDE = 16;

sharp.cache(false);
sharp.concurrency(1);

const inspect: PoolWork<InspectInput, InspectOutput> = async ({ bytes, withCopy }) => {
  const clean = cleanPicture(bytes);
  if (!clean.ok) return err({ code: clean.fault });
  const { file } = clean;
  if (file.width * file.height > uploadMaxPixels) return err({ code: 'too_many_pixels' });
  const copy = await decoded(file, withCopy ? COPY_SIDE : PROBE_SIDE);
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

/** Decodes every row and returns a copy at most `side` pixels long, of the same type. */
async function decoded(file: CleanFile, side: number): Promise<Result<Buffer, { code: PictureFault }>> {
  const type = file.mimeType.slice('image/'.length) as 'png' | 'jpeg' | 'webp';
  const options = { limitInputPixels: uploadMaxPixels, failOn: 'warning' as const };
  try {
    const meta = await sharp(file.bytes, options).metadata();
    if (meta.format !== type) return err({ code: 'unsupported_type' });
    if (meta.width !== file.width || meta.height !== file.height) return err({ code: 'damaged' });
    const copy = await sharp(file.bytes, options)
      .autoOrient()
      // Shrinking four channels takes twice as long as three: what is transparent shows white, as it does to the reader.
      .flatten({ background: '#ffffff' })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
      .toFormat(type, type === 'png' ? { compressionLevel: COPY_COMPRESSION } : { quality: COPY_QUALITY })
      .toBuffer();
    return ok(copy);
  } catch {
    // sharp throws on everything it cannot decode; its words are the decoder's, not for people.
    return err({ code: 'damaged' });
  }
}
