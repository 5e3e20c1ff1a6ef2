import type { Raster } from './types.ts';
import { DECODE_LIMITS, checkPictureFile, damagedFile } from './picture-file.ts';
import type { DecodePicture } from './picture-file.ts';

/** The little of a browser that is used: the reader is compiled without its types. */
interface Bitmap {
  width: number;
  height: number;
  close(): void;
}

interface Pen {
  drawImage(bitmap: Bitmap, x: number, y: number): void;
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
}

interface BrowserParts {
  createImageBitmap(file: object, options: object): Promise<Bitmap>;
  OffscreenCanvas: new (
    width: number,
    height: number,
  ) => { width: number; getContext(kind: '2d', options: object): Pen | null };
}

const browser = (): BrowserParts => globalThis as unknown as BrowserParts;

/** `DecodePicture` in a worker of a browser: upright, and with the numbers of the file as they are. Its sibling is `decode.ts`. */
export const decodeInBrowser: DecodePicture = async (bytes, limits = DECODE_LIMITS) => {
  const format = checkPictureFile(bytes, limits);
  const bitmap = await bitmapOf(new Blob([bytes], { type: `image/${format}` }));
  try {
    return rasterOf(bitmap);
  } finally {
    bitmap.close();
  }
};

async function bitmapOf(file: Blob): Promise<Bitmap> {
  try {
    return await browser().createImageBitmap(file, {
      imageOrientation: 'from-image',
      colorSpaceConversion: 'none',
    });
  } catch {
    throw damagedFile();
  }
}

function rasterOf(bitmap: Bitmap): Raster {
  const { width, height } = bitmap;
  const canvas = new (browser().OffscreenCanvas)(width, height);
  // A canvas that is read anyway is not sent to the graphics card and back.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('The browser gives no canvas to draw on.');
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  canvas.width = 0;
  return { width, height, data };
}
