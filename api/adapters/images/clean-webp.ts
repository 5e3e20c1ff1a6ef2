import { ascii, uint16le, uint24le, uint32le } from './byte-view.ts';
import { orientationOnlyExif, readOrientation } from './orientation.ts';
import { refuse } from './picture-parts.ts';
import type { CleanResult } from './picture-parts.ts';

const RIFF_HEADER = 12;
const ALLOWED = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH']);
const FLAG_XMP = 0x04;
const FLAG_EXIF = 0x08;
const FLAG_PROFILE = 0x20;
const FLAG_ANIMATION = 0x02;

/**
 * Copies a WebP chunk by chunk (RFC 9649, section 2), keeping pixels and transparency. Bytes past the
 * size stated in the RIFF header are dropped. Animations are refused.
 */
export function cleanWebp(bytes: Uint8Array): CleanResult {
  const end = 8 + uint32le(bytes, 4);
  if (!(end <= bytes.length)) return refuse('damaged');
  const parts: Uint8Array[] = [];
  let orientation = 1;
  let size: { width: number; height: number } | null = null;
  let pixels = false;
  for (let at = RIFF_HEADER; at + 8 <= end;) {
    const type = ascii(bytes, at, 4);
    const length = uint32le(bytes, at + 4);
    const stop = at + 8 + length;
    if (!(stop <= end)) return refuse('damaged');
    const data = bytes.subarray(at + 8, stop);
    if (type === 'ANIM' || type === 'ANMF') return refuse('animated');
    if (type === 'VP8X' && ((data[0] ?? 0) & FLAG_ANIMATION) !== 0) return refuse('animated');
    if (type === 'EXIF') orientation = readOrientation(data);
    if (type === 'VP8 ' || type === 'VP8L') pixels = true;
    size ??= sizeOf(type, data);
    if (ALLOWED.has(type)) parts.push(type === 'VP8X' ? withoutMetadataFlags(data) : chunk(type, data));
    at = stop + (length % 2);
  }
  if (!pixels || size === null || !(size.width > 0 && size.height > 0)) return refuse('damaged');
  if (orientation !== 1) orientation = keepOrientation(parts, orientation);
  const body = Buffer.concat(parts);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  const file = { bytes: Buffer.concat([head, body]), mimeType: 'image/webp' as const, ...size, orientation };
  return { ok: true, file };
}

function sizeOf(type: string, data: Uint8Array): { width: number; height: number } | null {
  if (type === 'VP8X') return { width: uint24le(data, 4) + 1, height: uint24le(data, 7) + 1 };
  if (type === 'VP8 ') return { width: uint16le(data, 6) & 0x3fff, height: uint16le(data, 8) & 0x3fff };
  if (type !== 'VP8L') return null;
  const packed = uint32le(data, 1);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

/** EXIF is only valid in the extended layout; a file that carries it elsewhere is taken as not turned. */
function keepOrientation(parts: Uint8Array[], orientation: number): number {
  const first = parts[0];
  if (first === undefined || ascii(first, 0, 4) !== 'VP8X') return 1;
  first[8] = (first[8] ?? 0) | FLAG_EXIF;
  parts.push(chunk('EXIF', orientationOnlyExif(orientation)));
  return orientation;
}

function withoutMetadataFlags(data: Uint8Array): Uint8Array {
  const out = chunk('VP8X', data);
  out[8] = (out[8] ?? 0) & ~(FLAG_XMP | FLAG_EXIF | FLAG_PROFILE);
  return out;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = Buffer.alloc(8 + data.length + (data.length % 2));
  out.write(type, 0, 'latin1');
  out.writeUInt32LE(data.length, 4);
  out.set(data, 8);
  return out;
}
