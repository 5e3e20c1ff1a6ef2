/** What can be told of a picture's file before it is decoded: both decoders refuse by the same rule, in the same words. */
import type { Raster, RefusalCode } from './types.ts';

/** Bytes that cannot be read as one still picture; `reason` and `advice` are for the person who sent them. */
export class UnreadablePicture extends Error {
  readonly code: RefusalCode;
  readonly advice: string;

  constructor(code: RefusalCode, reason: string, advice: string) {
    super(reason);
    this.name = 'UnreadablePicture';
    this.code = code;
    this.advice = advice;
  }

  get reason(): string {
    return this.message;
  }
}

export interface DecodeLimits {
  maxPixels: number;
  maxSide: number;
  maxBytes: number;
}

export const DECODE_LIMITS: DecodeLimits = {
  maxPixels: 40_000_000,
  maxSide: 16_384,
  maxBytes: 10 * 1024 * 1024,
};

/**
 * Port for decoding: PNG, JPEG or WebP bytes in, 8-bit RGBA out, upright (EXIF orientation applied). Throws `UnreadablePicture`
 * for anything else: other formats, truncated or damaged files, animations, too many bytes or pixels.
 */
export type DecodePicture = (bytes: Uint8Array<ArrayBuffer>, limits?: DecodeLimits) => Promise<Raster>;

type Format = 'png' | 'jpeg' | 'webp';

interface Header {
  width: number;
  height: number;
  animated: boolean;
}

const SEND_SCREENSHOT = 'Send a PNG, JPEG or WebP screenshot of the chart.';
const SEND_CHART_ALONE = 'Send a screenshot of the chart alone.';

/** The refusal of a file whose content is broken. */
export const damagedFile = (): UnreadablePicture =>
  new UnreadablePicture(
    'unreadable_file',
    'The file is damaged or incomplete.',
    'Save the screenshot again and send the new file.',
  );

/** The refusal of a picture with more pixels than are read. */
export const tooManyPixels = (): UnreadablePicture =>
  new UnreadablePicture('too_large', 'The picture has too many pixels.', SEND_CHART_ALONE);

/** The format of a complete still picture within the limits; throws `UnreadablePicture` for any other file. */
export function checkPictureFile(bytes: Uint8Array, limits: DecodeLimits = DECODE_LIMITS): Format {
  const refuse = (reason: string, advice = SEND_SCREENSHOT, code: RefusalCode = 'unreadable_file'): never => {
    throw new UnreadablePicture(code, reason, advice);
  };
  if (bytes.length === 0) refuse('The file is empty.');
  if (bytes.length > limits.maxBytes) refuse('The file is larger than 10 MB.', SEND_CHART_ALONE, 'too_large');
  const format = formatOf(bytes) ?? refuse('The file is not a PNG, JPEG or WebP image.');
  const header = headerOf[format](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!header || header.width === 0 || header.height === 0) throw damagedFile();
  if (header.animated) refuse('The file is an animation.', 'Send a still screenshot.');
  const { width, height } = header;
  if (width * height > limits.maxPixels || Math.max(width, height) > limits.maxSide) throw tooManyPixels();
  return format;
}

/** PNG, JPEG or WebP by its first bytes, whatever its name says. */
function formatOf(bytes: Uint8Array): Format | null {
  const ascii = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes.length >= 12 && bytes[0] === 0x89 && ascii(1, 4) === 'PNG') return 'png';
  if (bytes.length >= 4 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.length >= 16 && ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  return null;
}

/** Each gives the header of a file that holds all its parts, else null. */
const headerOf: Record<Format, (view: DataView) => Header | null> = {
  png: pngHeader,
  jpeg: jpegHeader,
  webp: webpHeader,
};

const PNG_IEND = 0x49454e44;

/** A PNG is complete when its chunks lead to the one that ends it. */
function pngHeader(view: DataView): Header | null {
  if (view.byteLength < 33) return null;
  const header = { width: view.getUint32(16), height: view.getUint32(20), animated: false };
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === PNG_IEND) return header;
  return null;
}

/** A JPEG is complete when an end of image follows its first scan; fragments of pictures inside its head do not count. */
function jpegHeader(view: DataView): Header | null {
  let header: Header | null = null;
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xda) return header && hasEndAfter(view, at) ? header : null;
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (startsFrame)
      header = { height: view.getUint16(at + 5), width: view.getUint16(at + 7), animated: false };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function hasEndAfter(view: DataView, scan: number): boolean {
  for (let at = view.byteLength - 2; at > scan; at--) if (view.getUint16(at) === 0xffd9) return true;
  return false;
}

const WEBP_LOSSY = 0x56503820;
const WEBP_LOSSLESS = 0x5650384c;
const WEBP_EXTENDED = 0x56503858;
const ANIMATION = 0x02;

/** A WebP is complete when it is as long as it says; which of three headers it has stands in its first chunk. */
function webpHeader(view: DataView): Header | null {
  if (view.byteLength < 30 || view.getUint32(4, true) + 8 > view.byteLength) return null;
  const still = (width: number, height: number): Header => ({ width, height, animated: false });
  const kind = view.getUint32(12);
  if (kind === WEBP_LOSSY) return still(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (kind === WEBP_LOSSLESS) {
    const bits = view.getUint32(21, true);
    return still((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  if (kind !== WEBP_EXTENDED) return null;
  // Two numbers of three bytes each, from byte 24 on.
  const width = (view.getUint32(24, true) & 0xffffff) + 1;
  const height = (view.getUint32(26, true) >>> 8) + 1;
  return { width, height, animated: (view.getUint8(20) & ANIMATION) !== 0 };
}
