import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { cleanPicture } from './clean-picture.ts';

const chart = readFileSync(new URL('../../testing/fixtures/candles-hourly.png', import.meta.url));
const formats = ['png', 'jpeg', 'webp'] as const;
const GPS = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } };

function tagged(format: (typeof formats)[number], orientation: number): Promise<Buffer> {
  return sharp(chart).withExif(GPS).withMetadata({ orientation }).toFormat(format).toBuffer();
}

function cleaned(bytes: Uint8Array) {
  const result = cleanPicture(bytes);
  if (!result.ok) throw new Error(result.fault);
  return result.file;
}

describe.each(formats)('a %s file', (format) => {
  it('[D-026] loses its metadata and keeps every pixel', async () => {
    const dirty = await tagged(format, 1);
    expect((await sharp(dirty).metadata()).exif).toBeDefined();
    const clean = cleaned(dirty);
    expect((await sharp(clean.bytes).metadata()).exif).toBeUndefined();
    expect(Buffer.from(clean.bytes).includes('somebody')).toBe(false);
    const [before, after] = await Promise.all([
      sharp(dirty).raw().toBuffer(),
      sharp(clean.bytes).raw().toBuffer(),
    ]);
    expect(after.equals(before)).toBe(true);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'keeps orientation %i, and nothing else of its EXIF',
    async (orientation) => {
      const clean = cleaned(await tagged(format, orientation));
      const meta = await sharp(clean.bytes).metadata();
      expect(clean.orientation).toBe(orientation);
      expect(meta.orientation ?? 1).toBe(orientation);
      expect(meta.exif?.length ?? 0).toBeLessThanOrEqual(32);
      expect({ width: clean.width, height: clean.height }).toEqual({ width: 1180, height: 660 });
    },
  );

  it('loses its colour profile, which may hold anything, and keeps the pixels as they are stored', async () => {
    const dirty = await sharp(chart).withIccProfile('p3').toFormat(format, { quality: 100 }).toBuffer();
    expect((await sharp(dirty).metadata()).icc).toBeDefined();
    const { bytes } = cleaned(dirty);
    expect((await sharp(bytes).metadata()).icc).toBeUndefined();
    const stored = (picture: Uint8Array) => sharp(picture, { ignoreIcc: true }).raw().toBuffer();
    expect((await stored(bytes)).equals(await stored(dirty))).toBe(true);
  });

  it('loses what follows its end', async () => {
    const plain = await sharp(chart).toFormat(format).toBuffer();
    const clean = cleaned(Buffer.concat([plain, Buffer.from('PK\x03\x04 a stowaway')]));
    expect(Buffer.from(clean.bytes).includes('stowaway')).toBe(false);
    expect(Buffer.from(clean.bytes).equals(Buffer.from(cleaned(plain).bytes))).toBe(true);
  });

  it('is the same when cleaned twice', async () => {
    const once = cleaned(await tagged(format, 6)).bytes;
    expect(Buffer.from(cleaned(once).bytes).equals(Buffer.from(once))).toBe(true);
  });

  it('is damaged wherever it is cut', async () => {
    const whole = await sharp(chart).toFormat(format).toBuffer();
    for (let share = 0.02; share < 1; share += 0.07) {
      const cut = cleanPicture(whole.subarray(0, Math.max(16, Math.floor(whole.length * share))));
      expect(cut).toEqual({ ok: false, fault: 'damaged' });
    }
  });
});

describe('files that are none of ours', () => {
  it.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF\x04\0\0\0AVI ', '\x89PNG\r\n'])(
    '%j',
    (text) => {
      expect(cleanPicture(Buffer.from(text, 'latin1'))).toEqual({ ok: false, fault: 'unsupported_type' });
    },
  );

  it('refuses an animated WebP', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(cleanPicture(animated)).toEqual({ ok: false, fault: 'animated' });
  });
});
