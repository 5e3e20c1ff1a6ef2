import sharp from 'sharp';
import type { Raster } from './types.ts';
import { DECODE_LIMITS, checkPictureFile, damagedFile, tooManyPixels } from './picture-file.ts';
import type { DecodeLimits } from './picture-file.ts';

export { UnreadablePicture } from './picture-file.ts';

// A picture is decoded in a few milliseconds: handing its rows from thread to thread costs more than it saves.
sharp.concurrency(1);

/** `DecodePicture` on Node. Its sibling is `decode-in-browser.ts`. */
export async function decodePicture(
  bytes: Uint8Array,
  limits: DecodeLimits = DECODE_LIMITS,
): Promise<Raster> {
  checkPictureFile(bytes, limits);
  try {
    const { data, info } = await sharp(bytes, {
      failOn: 'truncated',
      limitInputPixels: limits.maxPixels,
      sequentialRead: true,
    })
      .rotate()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return {
      width: info.width,
      height: info.height,
      data: new Uint8Array(data.buffer, data.byteOffset, data.length),
    };
  } catch (error) {
    throw /pixel limit/i.test(String(error)) ? tooManyPixels() : damagedFile();
  }
}
