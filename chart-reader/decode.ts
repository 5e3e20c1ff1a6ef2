import sharp from 'sharp';
import type { Metadata } from 'sharp';
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

// A picture is decoded in a few milliseconds: handing its rows from thread to thread costs more than it saves.
sharp.concurrency(1);

const FORMATS = new Set(['png', 'jpeg', 'webp']);
const SEND_SCREENSHOT = 'Send a PNG, JPEG or WebP screenshot of the chart.';

/** PNG, JPEG or WebP by its first bytes, whatever its name says. */
function formatOf(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | null {
  const ascii = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes.length >= 12 && bytes[0] === 0x89 && ascii(1, 4) === 'PNG') return 'png';
  if (bytes.length >= 4 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.length >= 16 && ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  return null;
}

/**
 * Decodes PNG, JPEG or WebP bytes to 8-bit RGBA, upright (EXIF orientation applied). Throws `UnreadablePicture` for
 * anything else: other formats, truncated or damaged files, animations, too many bytes or pixels.
 */
export async function decodePicture(
  bytes: Uint8Array,
  limits: DecodeLimits = DECODE_LIMITS,
): Promise<Raster> {
  if (bytes.length === 0)
    throw new UnreadablePicture('unreadable_file', 'The file is empty.', SEND_SCREENSHOT);
  if (bytes.length > limits.maxBytes)
    throw new UnreadablePicture(
      'too_large',
      'The file is larger than 10 MB.',
      'Send a screenshot of the chart alone.',
    );
  const format = formatOf(bytes);
  if (!format)
    throw new UnreadablePicture(
      'unreadable_file',
      'The file is no PNG, JPEG or WebP picture.',
      SEND_SCREENSHOT,
    );
  const options = { failOn: 'truncated', limitInputPixels: limits.maxPixels, sequentialRead: true } as const;
  try {
    const meta = await sharp(bytes, options).metadata();
    checkMeta(meta, format, limits);
    const { data, info } = await sharp(bytes, options)
      .rotate()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return {
      width: info.width,
      height: info.height,
      data: new Uint8Array(data.buffer, data.byteOffset, data.length),
    };
  } catch (error) {
    if (error instanceof UnreadablePicture) throw error;
    if (/pixel limit/i.test(String(error)))
      throw new UnreadablePicture(
        'too_large',
        'The picture has too many pixels.',
        'Send a screenshot of the chart alone.',
      );
    throw new UnreadablePicture(
      'unreadable_file',
      'The file is damaged or incomplete.',
      'Save the screenshot again and send the new file.',
    );
  }
}

function checkMeta(meta: Metadata, format: string, limits: DecodeLimits): void {
  if (!meta.format || !FORMATS.has(meta.format) || meta.format !== format)
    throw new UnreadablePicture(
      'unreadable_file',
      'The file is no PNG, JPEG or WebP picture.',
      SEND_SCREENSHOT,
    );
  if ((meta.pages ?? 1) > 1)
    throw new UnreadablePicture('unreadable_file', 'The file is an animation.', 'Send a still screenshot.');
  const { width = 0, height = 0 } = meta;
  if (width * height > limits.maxPixels || Math.max(width, height) > limits.maxSide)
    throw new UnreadablePicture(
      'too_large',
      'The picture has too many pixels.',
      'Send a screenshot of the chart alone.',
    );
}
