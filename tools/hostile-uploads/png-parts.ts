import { crc32, deflateSync } from 'node:zlib';

export const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A PNG chunk with its checksum. */
export function chunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}

/** An image header. `depth` 1 with `colour` 0 is black and white, eight pixels a byte. */
export function header(width: number, height: number, depth = 1, colour = 0): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = depth;
  data[9] = colour;
  return chunk('IHDR', data);
}

/** A black-and-white PNG of any size whose file is tiny: what decompression bombs are made of. */
export function blackPng(width: number, height: number, stated = { width, height }): Buffer {
  const row = 1 + Math.ceil(width / 8);
  const pixels = deflateSync(Buffer.alloc(row * height), { level: 9 });
  return Buffer.concat([
    PNG_SIGNATURE,
    header(stated.width, stated.height),
    chunk('IDAT', pixels),
    chunk('IEND'),
  ]);
}

/** Puts chunks right behind the header of a PNG. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader)]);
}

/** Fills a PNG up to exactly `bytes` with a private chunk. */
export function paddedTo(png: Buffer, bytes: number): Buffer {
  return withChunks(png, chunk('prVt', Buffer.alloc(bytes - png.length - 12, 7)));
}
