import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { DECODE_LIMITS, UnreadablePicture, checkPictureFile } from './picture-file.ts';

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 40 } } });

function outcomeOf(bytes: Uint8Array, maxPixels = DECODE_LIMITS.maxPixels): string {
  try {
    return checkPictureFile(bytes, { ...DECODE_LIMITS, maxPixels });
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    return error.reason;
  }
}

const kinds: [string, (size: [number, number]) => Promise<Buffer>][] = [
  [
    'PNG',
    (size) =>
      plain(...size)
        .png()
        .toBuffer(),
  ],
  [
    'baseline JPEG',
    (size) =>
      plain(...size)
        .jpeg()
        .toBuffer(),
  ],
  [
    'progressive JPEG',
    (size) =>
      plain(...size)
        .jpeg({ progressive: true })
        .toBuffer(),
  ],
  [
    'lossy WebP',
    (size) =>
      plain(...size)
        .webp()
        .toBuffer(),
  ],
  [
    'lossless WebP',
    (size) =>
      plain(...size)
        .webp({ lossless: true })
        .toBuffer(),
  ],
  [
    'extended WebP',
    (size) =>
      plain(...size)
        .webp()
        .withMetadata({ orientation: 1 })
        .toBuffer(),
  ],
];

describe.each(kinds)('the file of a %s', (name, draw) => {
  const format = name.split(' ').at(-1)!.toLowerCase();

  it('is accepted up to the most pixels and refused with one more row', async () => {
    const file = await draw([300, 200]);
    expect(outcomeOf(file, 300 * 200)).toBe(format);
    expect(outcomeOf(file, 300 * 200 - 1)).toBe('The picture has too many pixels.');
  });

  it('is refused when its end is missing', async () => {
    const file = await draw([300, 200]);
    expect(outcomeOf(file.subarray(0, file.length - 5))).toBe('The file is damaged or incomplete.');
    expect(outcomeOf(file.subarray(0, 40))).toBe('The file is damaged or incomplete.');
  });

  it('is read wherever it lies in its memory', async () => {
    const file = await draw([300, 200]);
    const moved = new Uint8Array(file.length + 3);
    moved.set(file, 3);
    expect(outcomeOf(moved.subarray(3))).toBe(format);
  });
});

it('the end of a small picture inside the head of a JPEG is not taken for its own', async () => {
  const thumbnail = await plain(20, 20).jpeg().toBuffer();
  const outer = await plain(300, 200).jpeg().toBuffer();
  const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0, 0]), thumbnail]);
  segment.writeUInt16BE(thumbnail.length + 2, 2);
  const file = Buffer.concat([outer.subarray(0, 2), segment, outer.subarray(2)]);
  expect(outcomeOf(file)).toBe('jpeg');
  expect(outcomeOf(file.subarray(0, file.length - 5))).toBe('The file is damaged or incomplete.');
});

it.each([
  ['nothing', new Uint8Array(), 'The file is empty.'],
  ['another format', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /is not a PNG/],
  ['11 MiB', new Uint8Array(11 * 1024 * 1024), 'The file is larger than 10 MB.'],
  ['a PNG of no height', pngOf(100, 0), 'The file is damaged or incomplete.'],
  ['a PNG of 2147483647 columns', pngOf(0x7fffffff, 1), 'The picture has too many pixels.'],
])('%s is refused', (_, bytes, reason) => {
  expect(outcomeOf(bytes)).toMatch(reason);
});

it('an animated WebP is refused', async () => {
  const one = await plain(40, 20).png().toBuffer();
  const two = await plain(40, 20).negate().png().toBuffer();
  const frames = await sharp([one, two], { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(outcomeOf(frames)).toBe('The file is an animation.');
});

/** The first and the last chunk of a PNG, with nothing between them. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (name: string, length: number): Buffer => {
    const bytes = Buffer.alloc(12 + length);
    bytes.writeUInt32BE(length, 0);
    bytes.write(name, 4, 'latin1');
    return bytes;
  };
  const head = chunk('IHDR', 13);
  head.writeUInt32BE(width, 8);
  head.writeUInt32BE(height, 12);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), head, chunk('IEND', 0)]);
}
