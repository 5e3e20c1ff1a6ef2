import { ascii } from './byte-view.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';
import { refuse } from './picture-parts.ts';
import type { CleanResult } from './picture-parts.ts';

/** Recognises a picture by its first bytes, never by a name or a stated type, and strips what is not picture. */
export function cleanPicture(bytes: Uint8Array): CleanResult {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return cleanPng(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return cleanJpeg(bytes);
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return cleanWebp(bytes);
  return refuse('unsupported_type');
}
