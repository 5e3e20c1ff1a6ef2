import type { Result } from '../../domain/shared/result.ts';

export type PictureMime = 'image/png' | 'image/jpeg' | 'image/webp';

/** A picture that was decoded once to the end, and its file without metadata. */
export interface InspectedPicture {
  /** The original's pixels, untouched; of its metadata only a turned orientation is left. */
  bytes: Uint8Array;
  /** SHA-256 of `bytes`, hexadecimal. */
  sha256: string;
  mimeType: PictureMime;
  /** Pixels, orientation applied. */
  width: number;
  height: number;
  /** EXIF orientation of the file, 1–8. */
  orientation: number;
  /** A copy at most 1024 px on its longest side, as a data URL; null when none was asked for. */
  copyDataUrl: string | null;
}

/** Why a file is not taken. `busy`: the pool is full, try again later. */
export type PictureFault =
  | 'empty'
  | 'too_large'
  | 'unsupported_type'
  | 'animated'
  | 'damaged'
  | 'too_many_pixels'
  | 'busy';

/** Judges a picture file by its content, off the event loop, with bounded time and memory. */
export interface PictureInspector {
  inspect(
    bytes: Uint8Array,
    options: { withCopy: boolean },
  ): Promise<Result<InspectedPicture, { code: PictureFault }>>;
  /** Somebody may send a picture in a moment: makes ready what has rested since the last one. Nobody waits for it. */
  expectPicture(): void;
}
