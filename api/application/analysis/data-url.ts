import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { PictureNotTaken } from '../../domain/analysis/errors.ts';
import { uploadMaxBytes } from '../../domain/shared/upload-limits.ts';

const HEAD = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;
/** The head of a data URL is never longer; looking no further keeps a hostile one cheap. */
const HEAD_LENGTH = 64;

/**
 * The bytes of a base64 data URL of a picture. The type it states is not believed: what the picture is, its content
 * says. Anything but plain base64 is refused rather than guessed at.
 */
export function decodeDataUrl(url: string): Result<Uint8Array, PictureNotTaken> {
  const head = HEAD.exec(url.slice(0, HEAD_LENGTH));
  if (head === null) return err({ code: 'analysis.malformed_data_url' });
  const text = url.slice(head[0].length);
  if (text.length > Math.ceil(uploadMaxBytes / 3) * 4) return err({ code: 'analysis.file_too_large' });
  const bytes = Buffer.from(text, 'base64');
  // The decoder skips what is not base64, and then fewer bytes come out than the length promises.
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const whole = text.length % 4 === 0 && bytes.length === (text.length / 4) * 3 - padding;
  return whole ? ok(bytes) : err({ code: 'analysis.malformed_data_url' });
}
