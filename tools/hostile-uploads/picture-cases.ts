import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  ACCEPTED,
  ANIMATED,
  DAMAGED,
  EMPTY,
  file,
  REQUEST_TOO_LARGE,
  TOO_MANY_PIXELS,
  type HostileCase,
} from './hostile-case.ts';
import { blackPng, chunk, header, paddedTo, PNG_SIGNATURE, withChunks } from './png-parts.ts';

const MIB = 1024 * 1024;
const FORMATS = ['png', 'jpeg', 'webp'] as const;
type Bytes = Record<(typeof FORMATS)[number], Buffer>;

/** Pictures that are broken, too large, unusual or merely odd, made from one honest picture. */
export async function pictureCases(honest: Buffer): Promise<HostileCase[]> {
  const bytes = Object.fromEntries(
    await Promise.all(
      FORMATS.map(async (format) => [format, await sharp(honest).toFormat(format).toBuffer()]),
    ),
  ) as Bytes;
  return [
    ...truncated(bytes),
    ...corrupted(bytes),
    ...bombs(bytes),
    ...(await animated()),
    ...(await unusual(honest)),
    ...(await turned(honest)),
    ...sizes(bytes.png),
  ];
}

function truncated(bytes: Bytes): HostileCase[] {
  const shares = [0.01, 0.25, 0.6, 0.95];
  return FORMATS.flatMap((format) => [
    ...shares.map((share) => {
      const cut = bytes[format].subarray(0, Math.ceil(bytes[format].length * share));
      return file('truncated', `${format} cut at ${share * 100} %`, cut, DAMAGED);
    }),
    file('truncated', `${format} without its last byte`, bytes[format].subarray(0, -1), DAMAGED),
  ]);
}

function corrupted({ png, jpeg, webp }: Bytes): HostileCase[] {
  const flipped = (source: Buffer): Buffer => {
    const copy = Buffer.from(source);
    for (let at = Math.floor(copy.length / 2), end = at + 400; at < end; at++)
      copy[at] = (copy[at] ?? 0) ^ 0x5a;
    return copy;
  };
  const middle = Math.floor(jpeg.length / 2);
  const early = Buffer.concat([jpeg.subarray(0, middle), Buffer.from([0xff, 0xd9])]);
  const halfData = Buffer.concat([
    PNG_SIGNATURE,
    header(100, 100),
    chunk('IDAT', deflateSync(Buffer.alloc(700))),
    chunk('IEND'),
  ]);
  return [
    file('corrupted', 'png with flipped bytes', flipped(png), DAMAGED),
    file(
      'corrupted',
      'webp whose header states nonsense',
      patched(webp, 20, Buffer.alloc(16, 0xff)),
      TOO_MANY_PIXELS,
    ),
    file('corrupted', 'jpeg whose end marker comes early', early, DAMAGED),
    file('corrupted', 'png with half the pixels it states', halfData, DAMAGED),
    file(
      'corrupted',
      'png without pixels',
      Buffer.concat([PNG_SIGNATURE, header(100, 100), chunk('IEND')]),
      DAMAGED,
    ),
    file('corrupted', 'png of 0 × 0', blackPng(8, 8, { width: 0, height: 0 }), DAMAGED),
    file(
      'corrupted',
      'png with a chunk of 2 GiB',
      withChunks(png, Buffer.from('\x7f\xff\xff\xffIDAT', 'latin1')),
      DAMAGED,
    ),
    file('corrupted', 'png signature alone', PNG_SIGNATURE, DAMAGED),
    file('corrupted', 'jpeg marker alone', Buffer.from([0xff, 0xd8, 0xff]), DAMAGED),
    file('corrupted', 'zero bytes', Buffer.alloc(0), EMPTY),
  ];
}

function bombs({ png, jpeg, webp }: Bytes): HostileCase[] {
  const zeros = deflateSync(Buffer.alloc(100 * MIB), { level: 9 });
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zeros]);
  const profile = Buffer.concat([Buffer.from('icc\0\0', 'latin1'), zeros]);
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return [
    file('bomb', 'png of 400 megapixels in 50 kB', blackPng(20_000, 20_000), TOO_MANY_PIXELS),
    file(
      'bomb',
      'png that states 2147483647 × 2147483647',
      blackPng(8, 8, { width: 2 ** 31 - 1, height: 2 ** 31 - 1 }),
      TOO_MANY_PIXELS,
    ),
    file(
      'bomb',
      'png that states 6000 × 6000 and holds 8 × 8',
      blackPng(8, 8, { width: 6000, height: 6000 }),
      DAMAGED,
    ),
    file(
      'bomb',
      'jpeg that states 65535 × 65535',
      patched(jpeg, frame + 5, Buffer.alloc(4, 0xff)),
      TOO_MANY_PIXELS,
    ),
    file('bomb', 'webp that states a canvas of 16 million squared', hugeWebp(webp), TOO_MANY_PIXELS),
    file('bomb', 'png with a text that unfolds to 100 MiB', withChunks(png, chunk('zTXt', text)), ACCEPTED),
    file(
      'bomb',
      'png with a colour profile that unfolds to 100 MiB',
      withChunks(png, chunk('iCCP', profile)),
      ACCEPTED,
    ),
    file(
      'bomb',
      'png with 200,000 empty chunks',
      withChunks(png, Buffer.concat(Array<Buffer>(200_000).fill(chunk('prVt')))),
      ACCEPTED,
    ),
  ];
}

function patched(bytes: Buffer, at: number, patch: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.set(patch, at);
  return copy;
}

/** The picture in the extended layout, whose canvas size is stated apart from the pixels. */
function hugeWebp(webp: Buffer): Buffer {
  const extended = Buffer.concat([Buffer.from('VP8X\x0a\0\0\0\0\0\0\0', 'latin1'), Buffer.alloc(6, 0xff)]);
  const body = Buffer.concat([extended, webp.subarray(12)]);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

async function animated(): Promise<HostileCase[]> {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const joined = sharp(frames, { join: { animated: true } });
  const control = (count: number): Buffer => {
    const data = Buffer.alloc(8);
    data.writeUInt32BE(count, 0);
    return chunk('acTL', data);
  };
  const still = frames[0] ?? Buffer.alloc(0);
  return [
    file('animated', 'webp of two frames', await joined.clone().webp().toBuffer(), ANIMATED),
    file('animated', 'png of two frames', withChunks(still, control(2)), ANIMATED),
    file('animated', 'png of one frame', withChunks(still, control(1)), ACCEPTED),
    file('animated', 'gif of two frames', await joined.clone().gif().toBuffer(), {
      status: 415,
      code: 'analysis.unsupported_picture',
    }),
  ];
}

async function unusual(honest: Buffer): Promise<HostileCase[]> {
  const made: [string, Promise<Buffer>][] = [
    ['CMYK jpeg', sharp(honest).toColourspace('cmyk').jpeg().toBuffer()],
    ['progressive jpeg', sharp(honest).jpeg({ progressive: true }).toBuffer()],
    ['grey jpeg', sharp(honest).greyscale().jpeg().toBuffer()],
    ['16-bit png', sharp(honest).toColourspace('rgb16').png().toBuffer()],
    ['palette png', sharp(honest).png({ palette: true }).toBuffer()],
    ['interlaced png', sharp(honest).png({ progressive: true }).toBuffer()],
    ['transparent png', sharp(honest).ensureAlpha(0.5).png().toBuffer()],
    ['black-and-white png', Promise.resolve(blackPng(640, 480))],
    ['lossless webp', sharp(honest).webp({ lossless: true }).toBuffer()],
    ['jpeg with a colour profile', sharp(honest).withIccProfile('p3').jpeg().toBuffer()],
    ['1 × 1 png', Promise.resolve(blackPng(1, 1))],
    ['1 × 16384 png', Promise.resolve(blackPng(1, 16_384))],
  ];
  return Promise.all(made.map(async ([name, bytes]) => file('unusual', name, await bytes, ACCEPTED)));
}

/** Pictures as phones make them: laid on their side by a tag, with the place they were taken. */
async function turned(honest: Buffer): Promise<HostileCase[]> {
  const exif = { IFD0: { Make: 'PhoneMaker' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
  return Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => {
      const bytes = await sharp(honest).withExif(exif).withMetadata({ orientation }).jpeg().toBuffer();
      return file('turned', `jpeg with GPS position, orientation ${orientation}`, bytes, ACCEPTED);
    }),
  );
}

function sizes(png: Buffer): HostileCase[] {
  return [
    file('size', 'exactly 10 MiB', paddedTo(png, 10 * MIB), ACCEPTED),
    file('size', '10 MiB and one byte', paddedTo(png, 10 * MIB + 1), REQUEST_TOO_LARGE),
    file('size', '40 megapixels', blackPng(8000, 5000), ACCEPTED),
    file('size', '41 megapixels', blackPng(8200, 5000), TOO_MANY_PIXELS),
  ];
}
