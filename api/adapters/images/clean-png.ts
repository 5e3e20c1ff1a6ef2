import { crc32 } from 'node:zlib';
import { ascii, uint32be } from './byte-view.ts';
import { orientationOnlyExif, readOrientation } from './orientation.ts';
import { refuse } from './picture-parts.ts';
import type { CleanResult } from './picture-parts.ts';

/** What decides how the pixels look; everything else (texts, times, EXIF, private chunks) is left out. */
const ALLOWED = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'pHYs',
  'cICP',
]);
const SIGNATURE_LENGTH = 8;

/**
 * Copies a PNG chunk by chunk (PNG specification, third edition, section 5), keeping only what the picture needs.
 * Whatever follows IEND is dropped. An animation of more than one frame is refused.
 */
export function cleanPng(bytes: Uint8Array): CleanResult {
  const parts: Uint8Array[] = [bytes.subarray(0, SIGNATURE_LENGTH)];
  let orientation = 1;
  let at = SIGNATURE_LENGTH;
  if (ascii(bytes, at + 4, 4) !== 'IHDR' || uint32be(bytes, at) !== 13) return refuse('damaged');
  const width = uint32be(bytes, at + 8);
  const height = uint32be(bytes, at + 12);
  for (;;) {
    const length = uint32be(bytes, at);
    const end = at + 12 + length;
    if (!(end <= bytes.length)) return refuse('damaged');
    const type = ascii(bytes, at + 4, 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'acTL' && uint32be(data, 0) !== 1) return refuse('animated');
    if (type === 'eXIf') orientation = readOrientation(data);
    if (ALLOWED.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  if (!(width > 0 && height > 0)) return refuse('damaged');
  // Right after IHDR: decoders that stop at the pixels would not see it later.
  if (orientation !== 1) parts.splice(2, 0, chunk('eXIf', orientationOnlyExif(orientation)));
  return {
    ok: true,
    file: { bytes: Buffer.concat(parts), mimeType: 'image/png', width, height, orientation },
  };
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}
