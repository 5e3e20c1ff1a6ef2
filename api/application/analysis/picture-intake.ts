import type { PictureNotTaken, ReaderBusy } from '../../domain/analysis/errors.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import type {
  InspectedPicture,
  PictureFault,
  PictureInspector,
} from '../../ports/analysis/picture-inspector.ts';

/** Seconds after which the queue has likely moved. */
export const BUSY_RETRY_SECONDS = 10;

const CODES: Record<Exclude<PictureFault, 'busy'>, PictureNotTaken['code']> = {
  empty: 'analysis.empty_file',
  too_large: 'analysis.file_too_large',
  too_many_pixels: 'analysis.too_many_pixels',
  unsupported_type: 'analysis.unsupported_picture',
  animated: 'analysis.animated_picture',
  damaged: 'analysis.damaged_picture',
};

/** Inspects a picture that a client sent and translates a refusal into an error of the domain. */
export async function takeIn(
  inspector: PictureInspector,
  bytes: Uint8Array,
  options: { withCopy: boolean },
): Promise<Result<InspectedPicture, PictureNotTaken | ReaderBusy>> {
  const inspected = await inspector.inspect(bytes, options);
  if (inspected.ok) return inspected;
  const { code } = inspected.error;
  if (code === 'busy') return err({ code: 'analysis.busy', retryAfterSeconds: BUSY_RETRY_SECONDS });
  return err({ code: CODES[code] });
}
