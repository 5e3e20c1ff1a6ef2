import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { decodePicture, UnreadablePicture } from './decode.ts';

const image = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 40 } } });

async function codeOf(bytes: Uint8Array): Promise<string> {
  try {
    await decodePicture(bytes);
    return 'decoded';
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    expect(error.reason.length).toBeGreaterThan(10);
    expect(error.advice.length).toBeGreaterThan(10);
    return error.code;
  }
}

describe('decodePicture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('decodes %s to RGBA', async (format) => {
    const raster = await decodePicture(await image().toFormat(format).toBuffer());
    expect([raster.width, raster.height, raster.data.length]).toEqual([40, 20, 3200]);
    expect(Math.abs(raster.data[0]! - 200)).toBeLessThan(6);
    expect(raster.data[3]).toBe(255);
  });

  it('turns pictures upright', async () => {
    const raster = await decodePicture(await image().jpeg().withMetadata({ orientation: 6 }).toBuffer());
    expect([raster.width, raster.height]).toEqual([20, 40]);
  });

  it('brings 16 bit and CMYK pictures to 8 bit RGBA', async () => {
    const deep = await image().toColourspace('rgb16').png().toBuffer();
    expect((await decodePicture(deep)).data).toHaveLength(3200);
    const print = await image().toColourspace('cmyk').jpeg().toBuffer();
    expect((await decodePicture(print)).data).toHaveLength(3200);
  });

  it('refuses what is no still PNG, JPEG or WebP', async () => {
    const png = await image(200, 200).png().toBuffer();
    const jpeg = await sharp(Buffer.from(Array.from({ length: 30000 }, (_, i) => (i * 7919) % 256)), {
      raw: { width: 100, height: 100, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    expect(await codeOf(new Uint8Array())).toBe('unreadable_file');
    expect(await codeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('unreadable_file');
    expect(await codeOf(await image().gif().toBuffer())).toBe('unreadable_file');
    expect(await codeOf(png.subarray(0, png.length - 40))).toBe('unreadable_file');
    expect(await codeOf(jpeg.subarray(0, jpeg.length >> 1))).toBe('unreadable_file');
    expect(await codeOf(Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(40)]))).toBe(
      'unreadable_file',
    );
  });

  it('refuses animations, too many pixels and too many bytes', async () => {
    const one = await image().png().toBuffer();
    const two = await image().negate().png().toBuffer();
    const frames = await sharp([one, two], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await codeOf(frames)).toBe('unreadable_file');
    expect(await codeOf(await image(9000, 5000).png().toBuffer())).toBe('too_large');
    expect(await codeOf(new Uint8Array(11 * 1024 * 1024))).toBe('too_large');
  });
});
