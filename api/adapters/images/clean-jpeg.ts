import { ascii, uint16be } from './byte-view.ts';
import { orientationOnlyExif, readOrientation } from './orientation.ts';
import { refuse } from './picture-parts.ts';
import type { CleanResult } from './picture-parts.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;
const APP15 = 0xef;

/**
 * Copies a JPEG segment by segment (ITU-T T.81, annex B) without touching the coded pixels. Of the application
 * segments only the colour profile and Adobe's colour transform stay, since they decide how the pixels look; comments,
 * EXIF, thumbnails and whatever follows the end marker are dropped. A turned orientation is written back alone.
 */
export function cleanJpeg(bytes: Uint8Array): CleanResult {
  const parts: Uint8Array[] = [];
  let orientation = 1;
  let size: { width: number; height: number } | null = null;
  let at = 2;
  for (;;) {
    at = nextMarker(bytes, at);
    const marker = bytes[at + 1];
    if (marker === undefined || marker === SOI) return refuse('damaged');
    if (marker === EOI) break;
    const end = at + 2 + uint16be(bytes, at + 2);
    if (!(end <= bytes.length) || end < at + 4) return refuse('damaged');
    const body = bytes.subarray(at + 4, end);
    if (marker === APP1 && ascii(body, 0, 4) === 'Exif') orientation = readOrientation(body);
    if (isFrame(marker)) size ??= { height: uint16be(body, 1), width: uint16be(body, 3) };
    const stop = marker === SOS ? endOfScan(bytes, end) : end;
    if (isAllowed(marker, body)) parts.push(bytes.subarray(at, stop));
    at = stop;
  }
  if (size === null || !(size.width > 0 && size.height > 0)) return refuse('damaged');
  const head = orientation === 1 ? [] : [exifSegment(orientation)];
  const out = Buffer.concat([Buffer.from([0xff, SOI]), ...head, ...parts, Buffer.from([0xff, EOI])]);
  return { ok: true, file: { bytes: out, mimeType: 'image/jpeg', ...size, orientation } };
}

/** Position of the next 0xFF that begins a marker; fill bytes before it are skipped. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = from;
  if (bytes[at] !== 0xff) return bytes.length;
  while (bytes[at + 1] === 0xff) at++;
  return at;
}

/** First position after coded data: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return bytes.length;
}

/** Start-of-frame markers are C0–CF without DHT (C4), JPG (C8) and DAC (CC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function isAllowed(marker: number, body: Uint8Array): boolean {
  if (marker === COMMENT) return false;
  if (marker === APP14) return ascii(body, 0, 5) === 'Adobe';
  // JFIF's own thumbnail makes its segment longer than the 14 bytes of a bare one.
  if (marker === APP0) return ascii(body, 0, 4) === 'JFIF' && body.length === 14;
  return !(marker >= APP1 && marker <= APP15);
}

function exifSegment(orientation: number): Uint8Array {
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationOnlyExif(orientation)]);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
